/** A title as a heading: none of its lines ends on a word of one letter or two, such as “e” or “da”. */
export function asHeading(title: string): string {
  return title.replaceAll(/(?<= \p{Script=Latin}{1,2}) /gu, '\u00a0');
}
