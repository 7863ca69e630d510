/**
 * Fallback fonts with the metrics of the web fonts, against layout shift, by fontaine. It does not measure Arabic: those
 * are in `src/styles/font-fallbacks.css`.
 */
import { pathToFileURL } from 'node:url';
import { generateFontFace, getMetricsForFamily, readMetrics } from 'fontaine';
import type { Plugin } from 'vite';

/** By web font file: its family and its fallbacks, of which the last one installed is used. */
const standIns: Record<string, [family: string, fonts: string[]]> = {
  'newsreader-display': ['Newsreader Display', ['Noto Serif', 'Times New Roman', 'Georgia']],
  // Roboto is as wide as Arial.
  'hanken-grotesk': ['Hanken Grotesk', ['Roboto', 'Arial']],
};

/** Corrects the widths for kerning, which fontaine does not measure. */
const kerned = 0.991;

/** The generic names under which fontaine lists metric-compatible fonts, such as those of Linux. */
const listed: Record<string, string> = { Arial: 'sans-serif', 'Times New Roman': 'serif' };

async function faces(): Promise<string> {
  const made = Object.entries(standIns).map(async ([file, [family, fonts]]) => {
    const measured = await readMetrics(pathToFileURL(`src/styles/fonts/${file}.woff2`));
    const wanted = { ...measured!, xWidthAvg: measured!.xWidthAvg * kerned };
    const metrics = await Promise.all(fonts.map((font) => getMetricsForFamily(font)));
    return fonts.map((font, index) =>
      generateFontFace(wanted, {
        name: `${family} fallback`,
        font: listed[font] ?? font,
        metrics: metrics[index]!,
      }),
    );
  });
  return (await Promise.all(made)).flat().join('');
}

/** Vite plugin: adds the fallbacks to the global styles. */
export function fallbackFonts(): Plugin {
  return {
    name: 'ether:fallback-fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /src\/styles\/global\.css/u },
      handler: async (code) => code + (await faces()),
    },
  };
}
