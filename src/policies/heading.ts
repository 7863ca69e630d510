/** A title as a heading: none of its lines ends on a lone letter, such as “e” or “y”. */
export function asHeading(title: string): string {
  return title.replaceAll(/(?<= \p{Script=Latin}) /gu, '\u00a0');
}
