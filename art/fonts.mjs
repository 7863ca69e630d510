/**
 * Makes the web fonts in `src/styles/fonts/` from the packages of Fontsource: pinned to what the design uses
 * and cut down to the characters that the site can show. Run `node art/fonts.mjs` after changing either.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const packages = new URL('../node_modules/', import.meta.url);
const target = new URL('../src/styles/fonts/', import.meta.url);

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
/** Portuguese, Spanish and English, and the typographic signs that their copy uses. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„•…‹›€™←↑→↓↗−×`;
/**
 * Arabic letters and signs of the basic block; joined forms are found through the font's own rules. The space
 * is among them: it has to be of one width whatever fonts the visitor has.
 */
const arabic = ` \u00a0${range(0x600, 0x60c)}؛؟${range(0x621, 0x65f)}${range(0x660, 0x66d)}ٰٱپچژکگی\u200c\u200d\u200e\u200f`;

const fonts = [
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    to: 'newsreader-display.woff2',
    text: latin,
    // The display cut and weight of the design; nothing else of the family is used.
    options: { variationAxes: { opsz: 60, wght: 300 } },
  },
  {
    from: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    to: 'hanken-grotesk.woff2',
    text: latin,
    options: {
      variationAxes: { wght: { min: 400, max: 600, default: 400 } },
      keepFeatures: ['kern', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl'],
    },
  },
  ...[300, 400, 500].map((weight) => ({
    from: `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`,
    to: `plex-arabic-${weight}.woff2`,
    text: arabic,
    options: {},
  })),
  ...[300, 400, 500].map((weight) => ({
    from: `@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff2`,
    to: `plex-latin-${weight}.woff2`,
    text: `${range(0x21, 0x7e)}${range(0xc0, 0xff)}©«»·–—‘’“”…€`,
    options: { keepFeatures: ['kern', 'tnum'] },
  })),
];

await mkdir(target, { recursive: true });
for (const { from, to, text, options } of fonts) {
  const font = await subsetFont(await readFile(new URL(from, packages)), text, {
    targetFormat: 'woff2',
    noHinting: true,
    ...options,
  });
  await writeFile(new URL(to, target), font);
  console.log(`${to}: ${font.length} bytes`);
}
