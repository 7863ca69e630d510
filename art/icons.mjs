/**
 * Draws the site's icons and the files of the brand from the geometry in `src/ui/mark-shape.ts`:
 * `npm run art:icons` writes the favicon, the touch and manifest icons to `public/`, and the mark, the wordmark
 * and the lockup to `public/brand/`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { lockup, mark, markField, smallMark, smallMarkField, wordmark } from '../src/ui/mark-shape.ts';
import { wordmarkPath } from '../src/ui/wordmark-path.ts';

const colours = { ink: '#0a1612', baize: '#12362c', paper: '#f1f1ec' };
const target = new URL('../public/', import.meta.url);

/** @param {import('../src/ui/mark-shape.ts').LeafBox[]} leaves */
const rects = (leaves) =>
  leaves
    .map(({ x, y, width, height }) => `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`)
    .join('');
const svg = (width, height, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>\n`;

/** The mark on a background of its own, in a square of `size`; a leaf is a whole number of pixels thick. */
function tile(size, { unit, radius = 0, leaves = mark, field = markField }) {
  const edge = (size - field * unit) / 2;
  return svg(
    size,
    size,
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${colours.ink}"/>` +
      `<g fill="${colours.paper}" transform="translate(${edge} ${edge}) scale(${unit})">${rects(leaves)}</g>`,
  );
}

const png = (source, size) =>
  sharp(Buffer.from(source)).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

/**
 * Packs PNG pictures into an ICO file: a header of 6 bytes, an entry of 16 bytes a picture, the pictures.
 * @param {{ size: number, data: Buffer }[]} pictures sizes below 256
 */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2); // the type: icon
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, data }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4); // colour planes
    head.writeUInt16LE(32, entry + 6); // bits a pixel
    head.writeUInt32LE(data.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  }
  return Buffer.concat([head, ...pictures.map(({ data }) => data)]);
}

/** The five leaves drawn in by a pixel at the sides, so that they stand clear of the tile's edge at 16 px. */
const inset = smallMark.map((leaf) => ({
  ...leaf,
  x: leaf.x + (leaf.width > 4 ? 2 : 1),
  width: leaf.width - (leaf.width > 4 ? 4 : 2),
}));

const write = (name, data) => writeFile(new URL(name, target), data);
await mkdir(new URL('brand/', target), { recursive: true });

// The favicon follows the browser's own light or dark; at 16 and 32 px its leaves lie on whole pixels.
await write(
  'favicon.svg',
  svg(
    smallMarkField,
    smallMarkField,
    `<style>g{fill:${colours.baize}}@media(prefers-color-scheme:dark){g{fill:${colours.paper}}}</style>` +
      `<g>${rects(smallMark)}</g>`,
  ),
);
// An ICO cannot follow it, so it brings its background along. Its leaves too lie on whole pixels.
const sizes = [
  { size: 16, source: tile(16, { unit: 1, radius: 2, leaves: inset, field: smallMarkField }) },
  { size: 32, source: tile(32, { unit: 1, radius: 4 }) },
  { size: 48, source: tile(48, { unit: 1, radius: 8 }) },
];
await write(
  'favicon.ico',
  ico(await Promise.all(sizes.map(async ({ size, source }) => ({ size, data: await png(source, size) })))),
);
await write('apple-touch-icon.png', await png(tile(180, { unit: 4 }), 180));
await write('icon-192.png', await png(tile(192, { unit: 4, radius: 34 }), 192));
await write('icon-512.png', await png(tile(512, { unit: 11, radius: 90 }), 512));
// A mask may cut away all but the middle 80 %: the mark takes half.
await write('icon-maskable-512.png', await png(tile(512, { unit: 9 }), 512));

const word = (x) => `<path transform="translate(${x} ${lockup.baseline})" d="${wordmarkPath}"/>`;
const drawings = {
  mark: [markField, rects(mark)],
  wordmark: [wordmark.width, word(0)],
  lockup: [lockup.width, rects(mark) + word(lockup.nameX)],
};
for (const [name, [width, content]] of Object.entries(drawings)) {
  for (const [background, colour] of [
    ['light', colours.ink],
    ['dark', colours.paper],
  ]) {
    const file = `brand/ether-${name}-on-${background}.svg`;
    await write(file, svg(width, markField, `<title>Ether</title><g fill="${colour}">${content}</g>`));
  }
}
console.log('Icons in public/, brand files in public/brand/');
