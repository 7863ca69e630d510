/** The icons of the site, drawn from `art/icons/` in the colours of the tokens. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { withTokens } from '../build/tokens.ts';

const sources = 'art/icons';

/** Writes the icons to a folder: those named `favicon` as SVG and as ICO, the others as PNG, each in the size of its drawing. */
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

/** An ICO with one picture of 32 by 32 pixels and 32 bits: a header, where the PNG stands and how long it is, then the PNG. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
