/** Design tokens outside CSS: for PDFs, social cards, icons, the head of a page, the pages of the local email service. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import type { Language } from '../src/language/languages.ts';

type Name = `--${string}`;

const tokens = new Map<string, string>();
for (const file of ['tokens', 'languages']) {
  parse(readFileSync(`src/styles/${file}.css`, 'utf8')).walkRules((rule) => {
    const [root, language = ''] = /^:root(?::lang\((\w+)\))?$/u.exec(rule.selector) ?? [];
    if (root)
      rule.each((node) => void (node.type === 'decl' && tokens.set(language + node.prop, node.value)));
  });
}

/**
 * The value of a token, for a language or `:root`: `token('--ink')`.
 * @throws for an unknown token
 */
export function token(name: Name, language = ''): string {
  const value = tokens.get(language + name) ?? tokens.get(name);
  if (value === undefined) throw new Error(`src/styles/{tokens,languages}.css have no ${name}`);
  return withTokens(value, language);
}

/** Replaces `var(--ink)` in a text, such as an SVG file's, by the token's value. */
export function withTokens(text: string, language = ''): string {
  return text.replaceAll(/var\((--[\w-]+)\)/gu, (_, name: Name) => token(name, language));
}

/** The logo as an SVG file, in the colour of a token. */
export function logoIn(colour: Name): string {
  return readFileSync('src/ui/logo.svg', 'utf8').replace('<svg', `<svg fill="${token(colour)}"`);
}

/** A font of the tokens as a file of an npm package. */
export interface Font {
  family: string;
  /** Its weight as a number and as the font's name for it: 300, `Light`. */
  weight: number;
  style: string;
  file: string;
}

const styles: Record<string, string> = { 300: 'Light', 400: 'Regular', 500: 'Medium', 600: 'SemiBold' };

/**
 * The web fonts of a stack, in its order, without system fonts.
 * @throws if a package lacks the weight
 */
export function fontsOf(
  stack: '--font-display' | '--font-text',
  weight: '--display-weight' | '--weight-strong' | 400,
  language: Language,
): Font[] {
  const value = Number(weight === 400 ? weight : token(weight, language));
  // The web font of Newsreader has its own name, ‘Newsreader Display’.
  const families = [...token(stack, language).matchAll(/'([^']+?)(?: Display)?'/gu)].map(([, name]) => name!);
  return families.flatMap((family) => {
    const folder = `node_modules/@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}`;
    if (!existsSync(folder)) return [];
    const style = styles[value] ?? '';
    const file = `${folder}/${value}${style}/${family.replaceAll(' ', '')}_${value}${style}.ttf`;
    if (!existsSync(file)) throw new Error(`${folder} has no weight ${value}`);
    return { family, weight: value, style, file };
  });
}
