/**
 * What the first screen needs of the styles for the script that a page is written in: its values, and the fonts of the
 * machine that stand in for its web fonts. Apart from the styles of the page (`first-screen.ts`), which are one text for all
 * languages, so that the content policy names one hash for each page and one for each script.
 */
import { type AtRule, parse, type Rule } from 'postcss';
import type { Language } from '../src/language/languages.ts';
import { type InlineStyles, inlineStyles } from './inline-styles.ts';

/** The values that name the fonts of a page (`src/styles/type.css`). */
const fontValues = ['--font-display', '--font-text', '--display-stand-in', '--text-stand-in'];

/** A font of the machine, in the measures of a web font. */
const isStandIn = (rule: AtRule) => rule.name === 'font-face' && rule.toString().includes('local(');

/** The values of one script; those of all others are `:root`. */
export const isOfScript = ({ selector }: Rule) => selector.startsWith(':root:lang(');

/**
 * @param sheets the style sheets of a page, as text, in their order; every page has the same of this
 * @param language a language of the script
 */
export function scriptStyles(sheets: string[], language: Language): InlineStyles {
  const root = parse(sheets.join(''));
  const values = new Map<string, string>();
  const styles: string[] = [];
  for (const selector of [':root', `:root:lang(${language})`]) {
    root.walkRules((rule) => {
      if (rule.selector !== selector) return;
      rule.walkDecls(/^--/u, ({ prop, value }) => void values.set(prop, value));
      if (isOfScript(rule)) styles.push(`@layer ${(rule.parent as AtRule).params}{${rule.toString()}}`);
    });
  }
  const resolved = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/gu, (_, name: string) => resolved(values.get(name) ?? ''));
  const named = fontValues.map((name) => resolved(`var(${name})`)).join(',');
  root.walkAtRules('font-face', (face) => {
    const family = /font-family:\s*"?([^";}]+)/u.exec(face.toString())?.[1];
    if (isStandIn(face) && family && named.includes(family)) styles.push(face.toString());
  });
  return inlineStyles(styles.join(''));
}
