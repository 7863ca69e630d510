/**
 * A title as a heading: none of its lines ends on a word that leads to the next, such as “e”, “da”, “and” or “para”, nor
 * within “anti-bribery”.
 */
export function asHeading(title: string): string {
  return title
    .replaceAll(
      /(?<= (?:\p{Script=Latin}{1,2}|and|the|for|das|dos|del|las|los|com|con|por|para)) /gu,
      '\u00a0',
    )
    .replaceAll(/(?<=\p{Script=Latin}-)(?=\p{Script=Latin})/gu, '\u2060');
}
