/**
 * Turns the name into outlines, so that the wordmark depends on no font: Newsreader at weight 300 and optical
 * size 60, as `art/fonts.mjs` pins it. `npm run art:wordmark` writes `src/ui/wordmark.json` and
 * `src/ui/wordmark-path.json`.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';

/** The height of the capital, in the mark's field of 28: the word reaches from the first leaf to the last. */
const capital = 23;
const tracking = -0.01;

const font = openSync(
  fileURLToPath(new URL('../src/styles/fonts/newsreader-display.woff2', import.meta.url)),
);
const { glyphs, positions } = font.layout('Ether');
const [first] = glyphs;
const scale = capital / first.bbox.maxY;
const digits = (value) => Number(value.toFixed(2));

// From the ink of the first letter on: its side bearing would be a gap that nobody sees the reason of.
let x = -first.bbox.minX;
let path = '';
let end = 0;
for (const [index, glyph] of glyphs.entries()) {
  for (const { command, args } of glyph.path.commands) {
    const letter = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }[
      command
    ];
    const points = args.map((value, at) => digits((at % 2 ? -value : value + x) * scale));
    path += letter + points.join(' ');
  }
  end = x + glyph.bbox.maxX;
  x += positions[index].xAdvance + tracking * font.unitsPerEm;
}
const measures = { width: digits(end * scale), capital };
for (const [name, content] of Object.entries({ wordmark: measures, 'wordmark-path': { path } })) {
  const file = new URL(`../src/ui/${name}.json`, import.meta.url);
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}
console.log(`${path.length} bytes, ${measures.width} wide`);
