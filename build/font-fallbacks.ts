/**
 * Fonts of the machine in the measures of the web fonts for which they stand in, so that hardly anything moves when those
 * come. Capsize makes them when the site is built; they are added to the sheet that has the web fonts.
 */
import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';
import { parse, type Plugin } from 'postcss';

interface Web {
  family: string;
  file: string;
  /** The mean width of a letter in parts of the em, where Capsize, which knows Latin, cannot tell it. */
  width?: number;
  /** What stands in for it, the best first: what systems call the font, and the mean width of its letters. */
  locals: [names: string[], width: number][];
}

/** The widths of Latin are of Capsize's collection; those of Arabic were measured in words of our copy, shaped. */
const webFonts: Web[] = [
  {
    family: 'Newsreader Display',
    file: 'newsreader-display',
    locals: [
      [['Georgia', 'Gelasio'], 0.4458],
      [['Times New Roman', 'Liberation Serif', 'Tinos'], 0.4063],
      [['Noto Serif'], 0.481],
      [['DejaVu Serif'], 0.5166],
    ],
  },
  {
    family: 'Hanken Grotesk',
    file: 'hanken-grotesk',
    locals: [
      [['Arial', 'Liberation Sans', 'Arimo'], 0.4458],
      [['Roboto'], 0.4448],
      [['DejaVu Sans'], 0.5083],
    ],
  },
  {
    family: 'IBM Plex Sans Arabic',
    file: 'plex-arabic-400',
    width: 0.3906,
    locals: [
      [['Arial', 'Tahoma'], 0.3906],
      [['Noto Naskh Arabic UI', 'Noto Naskh Arabic'], 0.3777],
      [['Noto Sans Arabic UI', 'Noto Sans Arabic'], 0.4193],
      [['DejaVu Sans'], 0.4485],
    ],
  },
];

/** A plugin of PostCSS that adds the faces after the web fonts: of `Hanken Grotesk` they are `Hanken Grotesk Fallback`. */
export function fontFallbacks(): Plugin {
  return {
    postcssPlugin: 'font-fallbacks',
    async Once(root) {
      if (!root.toString().includes("font-family: 'Hanken Grotesk'")) return;
      for (const { family, file, width, locals } of webFonts) {
        const { subsets: _, ...metrics } = await fromFile(`src/styles/fonts/${file}.woff2`);
        const xWidthAvg = width ? width * metrics.unitsPerEm : metrics.xWidthAvg;
        const web = { ...metrics, familyName: family, xWidthAvg };
        // Of several faces of one family the last that the machine has is used.
        for (const [names, localWidth] of locals.toReversed()) {
          const local = {
            familyName: names[0]!,
            unitsPerEm: 1,
            xWidthAvg: localWidth,
            ascent: 0,
            descent: 0,
            lineGap: 1,
          };
          const { fontFaces } = createFontStack([web, local]);
          const source = names.map((name) => `local('${name}')`).join(', ');
          root.append(
            parse(fontFaces.replace(/src: [^;]+/u, `src: ${source}`), { from: root.source?.input.from }),
          );
        }
      }
    },
  };
}
