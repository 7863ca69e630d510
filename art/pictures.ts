/**
 * `npm run pictures`: crops, resizes and encodes pictures. A new one is a file in `art/pictures/` (JPEG or PNG,
 * at least 1280 × 800 px) and one line below; this writes `public/pictures/<name>-*` and
 * `src/pictures/<name>.json` (`docs/adding.md`). Unchanged pictures are not encoded again.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Composition, CompositionName } from '../src/pictures/picture-source.ts';

interface Picture {
  /** The position of its subject, as fractions of width and height: every crop contains it. */
  focus: [x: number, y: number];
  /** The background colour, shown until it is loaded. */
  colour: string;
}

/** Pictures with a source in `art/pictures/`. Rendered ones have only their files (`art/README.md`). */
const pictures: Record<string, Picture> = {
  // office: { focus: [0.6, 0.4], colour: '#E9E8E3' },
};

/** Aspect ratio and widths in pixels of each composition. */
const compositions: Partial<Record<CompositionName, { ratio: number; widths: number[] }>> = {
  wide: { ratio: 16 / 9, widths: [640, 960, 1280, 1920] },
  small: { ratio: 5 / 4, widths: [768, 1536] },
  compact: { ratio: 1, widths: [640, 1280] },
  portrait: { ratio: 39 / 50, widths: [390, 585, 780, 1170] },
};

const sources = 'art/pictures';
const files = 'public/pictures';
const facts = 'src/pictures';

for (const [name, picture] of Object.entries(pictures)) await encode(name, picture);

/** Writes the files of a picture and removes outdated ones. */
async function encode(name: string, { focus, colour }: Picture): Promise<void> {
  const old = (await readdir(files)).filter((file) => shapeIn(name).test(file));
  const fact: Record<string, string | Composition> = { name, colour };
  const written = new Set<string>();
  for (const [composition, { ratio, widths }] of Object.entries(compositions)) {
    // A composition may have its own source, `office-portrait.png`.
    const source = await readFile(
      sourceOf(`${name}-${composition}`) ?? sourceOf(name) ?? `${sources}/${name}.jpg`,
    );
    const hash = createHash('sha256')
      .update(source)
      .update(JSON.stringify([focus, ratio, widths]))
      .digest('hex')
      .slice(0, 8);
    // Rotated by its EXIF orientation.
    const { data, info } = await sharp(source)
      .rotate()
      .removeAlpha()
      .png()
      .toBuffer({ resolveWithObject: true });
    const cut = cutOf(info, ratio, focus);
    // Never enlarged.
    const own = widths.filter((width) => width <= cut.width);
    if (own.length < 2) throw new Error(`${name} is too small for “${composition}”: ${cut.width} px wide`);
    fact[composition] = { width: own.at(-1)!, height: Math.round(own.at(-1)! / ratio), widths: own, hash };
    for (const width of own) {
      const sized = sharp(data)
        .extract(cut)
        .resize(width, Math.round(width / ratio), { kernel: 'lanczos3' });
      const path = `${name}-${composition}-${hash}-${width}`;
      const outputs = [`${path}.avif`];
      // For browsers without AVIF: `fallbackOf` in src/pictures/picture-source.ts.
      if (composition === 'portrait' && width === own.at(-2)) outputs.push(`${path}.webp`);
      for (const output of outputs) {
        written.add(output);
        if (old.includes(output)) continue;
        const encoded = output.endsWith('avif')
          ? sized.clone().avif({ quality: 52 })
          : sized.clone().webp({ quality: 74, smartSubsample: true });
        await encoded.toFile(`${files}/${output}`);
      }
    }
  }
  await writeFile(`${facts}/${name}.json`, `${JSON.stringify(fact)}\n`);
  for (const each of old.filter((file) => !written.has(file))) await rm(`${files}/${each}`);
  console.log(`${name}: ${written.size} files, ${facts}/${name}.json`);
}

/** The source file of a picture, if there is one. */
function sourceOf(name: string): string | undefined {
  return ['jpg', 'jpeg', 'png'].map((type) => `${sources}/${name}.${type}`).find((file) => existsSync(file));
}

/** Matches the names of a picture's files in `public/pictures/`. */
function shapeIn(name: string): RegExp {
  return new RegExp(`^${name}-(?:${Object.keys(compositions).join('|')})-[0-9a-f]{8}-`, 'u');
}

/** The largest crop of a ratio, centred on the subject as far as possible. */
function cutOf(
  { width, height }: { width: number; height: number },
  ratio: number,
  [x, y]: [number, number],
) {
  const across = Math.min(width, Math.round(height * ratio));
  const down = Math.min(height, Math.round(across / ratio));
  const within = (middle: number, size: number, whole: number) =>
    Math.round(Math.min(Math.max(middle * whole - size / 2, 0), whole - size));
  return { left: within(x, across, width), top: within(y, down, height), width: across, height: down };
}
