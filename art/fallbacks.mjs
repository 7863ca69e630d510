/**
 * Writes `src/styles/font-fallbacks.css`: the system fonts that stand in until a web font has arrived, each
 * drawn in the web font's measures, so that nothing moves when it does. Run `npm run art:fallbacks` after
 * `art/fonts.mjs`; with `--check` it says whether the file is of the fonts that there are. The method is that of
 * Capsize: the mean width of a letter and the heights of the line.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fromFile } from '@capsizecss/unpack/fs';
import { format, resolveConfig } from 'prettier';

const folder = new URL('../src/styles/', import.meta.url);
const webFont = (name) => fromFile(fileURLToPath(new URL(`fonts/${name}.woff2`, folder)));

/** The mean widths of system fonts, from Capsize's collection of metrics; DejaVu, which it lacks, was measured. */
const arial = { unitsPerEm: 2048, xWidthAvg: 913 };
const georgia = { unitsPerEm: 2048, xWidthAvg: 913 };
const notoSerif = { unitsPerEm: 1000, xWidthAvg: 481 };
const roboto = { unitsPerEm: 2048, xWidthAvg: 911 };
const timesNewRoman = { unitsPerEm: 2048, xWidthAvg: 832 };
const dejaVuSerif = { unitsPerEm: 2048, xWidthAvg: 1058 };
const dejaVuSans = { unitsPerEm: 2048, xWidthAvg: 1041 };

/**
 * The mean width of a character of our Arabic copy, words shaped and spaces counted, in parts of the em.
 * Capsize knows no Arabic letters. The Arabic of Arial and Tahoma could not be measured: they keep their size.
 */
const arabic = { plex: 0.3906, dejaVuSans: 0.4485, notoNaskh: 0.3777, notoSans: 0.4193 };

const width = ({ xWidthAvg, unitsPerEm }) => xWidthAvg / unitsPerEm;
const percent = (value) => `${(100 * value).toFixed(2)}%`;

/** One face: a local font in the size and with the line of a web font. */
function face(family, locals, metrics, size) {
  const height = (value) => percent(value / metrics.unitsPerEm / size);
  return `@font-face {
    font-family: '${family}';
    src: ${locals.map((name) => `local('${name}')`).join(', ')};
    size-adjust: ${percent(size)};
    ascent-override: ${height(metrics.ascent)};
    descent-override: ${height(-metrics.descent)};
    line-gap-override: ${height(metrics.lineGap)};
  }`;
}

const newsreader = await webFont('newsreader-display');
const hanken = await webFont('hanken-grotesk');
const plexArabic = await webFont('plex-arabic-400');

const latin = (web, name, stand, locals) =>
  face(`${web.familyName.split(' ')[0]} ${name}`, locals, web, width(web) / width(stand));
const faces = [
  latin(newsreader, 'Georgia', georgia, ['Georgia', 'Gelasio']),
  latin(newsreader, 'Times', timesNewRoman, ['Times New Roman', 'Liberation Serif', 'Tinos']),
  latin(newsreader, 'Noto', notoSerif, ['Noto Serif']),
  latin(newsreader, 'DejaVu', dejaVuSerif, ['DejaVu Serif']),
  latin(hanken, 'Arial', arial, ['Arial', 'Liberation Sans', 'Arimo']),
  latin(hanken, 'Roboto', roboto, ['Roboto']),
  latin(hanken, 'DejaVu', dejaVuSans, ['DejaVu Sans']),
  face('Plex Arabic Arial', ['Arial', 'Tahoma'], plexArabic, 1),
  face(
    'Plex Arabic Naskh',
    ['Noto Naskh Arabic UI', 'Noto Naskh Arabic'],
    plexArabic,
    arabic.plex / arabic.notoNaskh,
  ),
  face(
    'Plex Arabic Noto',
    ['Noto Sans Arabic UI', 'Noto Sans Arabic'],
    plexArabic,
    arabic.plex / arabic.notoSans,
  ),
  face('Plex Arabic DejaVu', ['DejaVu Sans'], plexArabic, arabic.plex / arabic.dejaVuSans),
];

const target = fileURLToPath(new URL('font-fallbacks.css', folder));
const text = `/* Made by art/fallbacks.mjs: system fonts in the measures of the web fonts that they stand in for. */\n${faces.join('\n\n')}\n`;
const made = await format(text, { ...(await resolveConfig(target)), filepath: target });
if (!process.argv.includes('--check')) {
  await writeFile(target, made);
  console.log(`${faces.length} faces in src/styles/font-fallbacks.css`);
} else if (made !== (await readFile(target, 'utf8'))) {
  console.error('src/styles/font-fallbacks.css is of other fonts: run `npm run art:fallbacks`');
  process.exitCode = 1;
}
