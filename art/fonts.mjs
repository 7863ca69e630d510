/**
 * Makes the web fonts in `src/styles/fonts/` from the packages of Fontsource, pinned to what the design uses and
 * cut down to the characters that the site shows or a visitor may type, and `src/styles/fonts.css`, which names them:
 * one file for each family and script, and each weight where a family does not come as a variable font. Run
 * `npm run art:fonts` after changing either.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';
import { token } from '../build/tokens.ts';

const packages = new URL('node_modules/', import.meta.url);
const styles = new URL('../src/styles/', import.meta.url);

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const without = (text, left) => [...text].filter((each) => !left.includes(each)).join('');

const ascii = range(0x20, 0x7e);
/** The letters and signs of Portuguese, Spanish and English beyond ASCII. */
const letters = '\u00a0ÁÀÂÃÇÉÊÍÓÔÕÚÜÑáàâãçéêíóôõúüñ¡¿ªº«»§·©−–—‘’“”…€';
const text = ascii + letters;
/** What the copy of a heading is made of. */
const heading = without(text, '#*<=>@\\^_`{|}~');
const latin = `${ascii}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„•…‹›€™←↑→↓↗−×`;
/** Joined forms are found through the font's own rules. */
const arabic = `،؛؟${range(0x621, 0x63a)}${range(0x640, 0x652)}٪ٰ\u200c\u200d\u200e\u200f`;
/** The space is to be of one width whatever fonts the visitor has. */
const spaces = ' \u00a0';

const displayWeight = token('--display-weight');
const newsreader = {
  family: 'Newsreader Display',
  weight: displayWeight,
  from: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
  // The display cut and weight of the design; nothing else of the family is used.
  options: { variationAxes: { opsz: 60, wght: Number(displayWeight) }, keepFeatures: ['kern', 'liga'] },
};
const hanken = {
  family: 'Hanken Grotesk',
  weight: '400 600',
  from: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  options: {
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
    keepFeatures: ['kern', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl'],
  },
};
const weights = [
  ['300', '300'],
  ['400', '400'],
  ['500', '500 600'],
];

const fonts = [
  { ...newsreader, to: 'newsreader-display', characters: heading, alwaysJoins: true },
  { ...hanken, to: 'hanken-grotesk', characters: latin },
  ...weights.map(([name, weight]) => ({
    family: 'IBM Plex Sans Arabic',
    weight,
    from: `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${name}-normal.woff2`,
    to: `plex-arabic-${name}`,
    characters: spaces + arabic,
    options: {},
  })),
  // Digits and Latin names inside Arabic: Hanken Grotesk beside Plex 300 looks bold. A few words are not worth
  // the pairs of kerning, which are two fifths of a file.
  ...weights.map(([name, weight]) => ({
    family: 'Plex Latin',
    weight,
    from: `@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${name}-normal.woff2`,
    to: `plex-latin-${name}`,
    characters: without(text, spaces),
    options: { keepFeatures: ['tnum'] },
  })),
];

/**
 * The quotation marks that Chinese shares with Latin, full-width, from the fonts that the text of a Chinese page is
 * in: without them they would come from Hanken Grotesk, narrow and close to the characters. Nothing is fetched.
 */
const chineseQuotes = {
  family: 'Chinese Quotes',
  locals: [
    'PingFangSC-Regular',
    'PingFang SC',
    'HiraginoSansGB-W3',
    'Microsoft YaHei UI',
    'Microsoft YaHei',
    'NotoSansSC-Regular',
    'NotoSansCJKsc-Regular',
    'SourceHanSansSC-Regular',
  ],
  characters: '‘’“”',
};

await mkdir(new URL('fonts/', styles), { recursive: true });
const faces = [
  '/* Made by art/fonts.mjs. What stands in for them until they have come is made by build/vite/fallback-fonts.ts. */',
];
for (const { family, weight, from, to, characters, options, alwaysJoins } of fonts) {
  const whole = await readFile(new URL(from, packages));
  const sfnt = { noHinting: true, targetFormat: /** @type {const} */ ('sfnt') };
  const woff2 = { noHinting: true, targetFormat: /** @type {const} */ ('woff2') };
  const font = alwaysJoins
    ? await subsetFont(joined(await subsetFont(whole, characters, { ...sfnt, ...options })), characters, {
        ...woff2,
        keepFeatures: ['kern', 'ccmp'],
      })
    : await subsetFont(whole, characters, { ...woff2, ...options });
  await writeFile(new URL(`fonts/${to}.woff2`, styles), font);
  console.log(`${to}: ${font.length} bytes`);
  faces.push(`@font-face {
  font-family: '${family}';
  src: url('./fonts/${to}.woff2') format('woff2');
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${unicodeRange(characters)};
}`);
}
faces.push(`@font-face {
  font-family: '${chineseQuotes.family}';
  src:
${chineseQuotes.locals.map((name) => `    local('${name}')`).join(',\n')};
  unicode-range: ${unicodeRange(chineseQuotes.characters)};
}`);
const target = fileURLToPath(new URL('fonts.css', styles));
const options = await resolveConfig(target);
await writeFile(target, await format(faces.join('\n\n'), { ...options, filepath: target }));

/**
 * “fi” is one sign in the display face, but browsers leave such signs out where letters are set closer than the font
 * has them, as headings are, and hook and dot collide. Named a composition (`ccmp`) and no ligature (`liga`), it stays.
 * @param {Buffer} font an uncompressed font with one feature in its substitution table
 * @returns {Buffer} the same font, changed in place
 */
function joined(font) {
  const tag = font.indexOf('liga');
  if (tag < 0 || font.indexOf('liga', tag + 1) >= 0)
    throw new Error('The font has not one table of ligatures');
  font.write('ccmp', tag, 'latin1');
  return font;
}

/**
 * Where the characters are, in blocks: `U+20-FC`. What a file lacks within one is taken from the next font all the same.
 * @param {string} characters
 */
function unicodeRange(characters) {
  const points = [...new Set(characters)].map((each) => each.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  /** @type {[number, number][]} */
  const runs = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && point - last[1] <= 64) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (/** @type {number} */ point) => point.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}
