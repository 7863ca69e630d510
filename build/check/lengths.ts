/** How long a string may be: that for which the pages were drawn, and which search engines show whole. */
import limits from '../../content/lengths.json' with { type: 'json' };

/**
 * The greatest length of a string.
 * @param part the part of the copy: `home`
 * @param path the path of its key: `hero.title`
 * @returns in characters with marks and places; undefined where nothing is said
 */
export function longest(part: string, path: string): number | undefined {
  const whole = `${part}.${path}`;
  const fitting = Object.entries(limits).filter(([end]) => `.${whole}`.endsWith(`.${end}`));
  // The most that is said of a key is said of it alone.
  return fitting.toSorted(([a], [b]) => b.length - a.length)[0]?.[1];
}

/** @returns what is wrong with the length of a text, in words that follow its name */
export function lengthProblems(part: string, path: string, text: string): string[] {
  const limit = longest(part, path);
  if (limit === undefined || text.length <= limit) return [];
  return [`is ${text.length} characters long, and may be ${limit}`];
}
