/** Makes the site's icons (favicon, touch icon) from `art/icons/` in the colours of the tokens. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { withTokens } from '../build/tokens.ts';

const sources = 'art/icons';

/** Writes the icons to a folder: `favicon` as SVG and ICO, the others as PNG in the size of the drawing. */
export async function writeIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const source of await readdir(sources)) {
    const { name } = parse(source);
    const drawing = withTokens(await readFile(join(sources, source), 'utf8'));
    if (name === 'favicon') await writeFile(join(folder, source), drawing);
    else {
      const png = await sharp(Buffer.from(drawing)).png({ compressionLevel: 9 }).toBuffer();
      if (name === 'favicon-32') await writeFile(join(folder, 'favicon.ico'), icoOf(png));
      else await writeFile(join(folder, `${name}.png`), png);
    }
  }
}

/** An ICO file with one 32-bit image of 32 by 32 pixels: header, offset and length of the PNG, then the PNG. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
