/**
 * Draws every icon of the leaf rule, at 96 and at 48 px, on one sheet to look at:
 * `npm run art:leaf-sheet` writes `.generated/leaf-sheet.png`.
 */
import { mkdir, readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { pathOf } from '../src/ui/leaf-shapes/leaf.ts';

const folder = new URL('../src/ui/leaf-shapes/', import.meta.url);
const files = (await readdir(folder)).filter((file) => file !== 'leaf.ts' && !file.includes('.test.'));
const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
const shapes = modules.flatMap((module) => Object.entries(module));

const columns = 7;
const [width, height] = [210, 190];

const drawing = (shape, x, y, scale) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="#12473a" stroke-linecap="round" ` +
  `stroke-linejoin="round" stroke-width="${1.25 / scale}"><path d="${pathOf(shape)}"/>` +
  (shape.dot
    ? `<circle cx="${shape.dot.x}" cy="${shape.dot.y}" r="${shape.dot.r}" fill="#c79a5b" stroke="none"/>`
    : '') +
  '</g>';

const cells = shapes.map(([name, shape], index) => {
  const x = (index % columns) * width + 15;
  const y = Math.floor(index / columns) * height + 30;
  return (
    drawing(shape, x, y, 1) +
    drawing(shape, x + 115, y + 25, 0.5) +
    `<text x="${x}" y="${y + 130}" font-family="sans-serif" font-size="14">${name}</text>`
  );
});
const [across, down] = [columns * width, Math.ceil(shapes.length / columns) * height];
await mkdir('.generated', { recursive: true });
await sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}">` +
      `<rect width="100%" height="100%" fill="#f1f1ec"/>${cells.join('')}</svg>`,
  ),
)
  .png()
  .toFile('.generated/leaf-sheet.png');
console.log(`${shapes.length} icons on .generated/leaf-sheet.png`);
