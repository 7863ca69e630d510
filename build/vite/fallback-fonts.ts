/**
 * Fonts of the machine in the measures of the web fonts for which they stand in, so that hardly anything moves when those
 * come. Fontaine makes them; those of Arabic, whose letters it does not measure, are in `src/styles/font-fallbacks.css`.
 */
import { pathToFileURL } from 'node:url';
import { generateFontFace, getMetricsForFamily, readMetrics } from 'fontaine';
import type { Plugin } from 'vite';

/** By file of a web font: its family, and what stands in for it: of several the last that the machine has. */
const standIns: Record<string, [family: string, fonts: string[]]> = {
  'newsreader-display': ['Newsreader Display', ['Noto Serif', 'Times New Roman', 'Georgia']],
  // Roboto has the widths of Arial.
  'hanken-grotesk': ['Hanken Grotesk', ['Roboto', 'Arial']],
};

/** What kerning takes from the widths of the web fonts in our copy; fontaine adds up letters that stand alone. */
const kerned = 0.991;

/** Under these names fontaine lists all fonts of the same measures, such as those of Linux. */
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

/** Adds them to the global styles. */
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
