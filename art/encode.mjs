// Encodes finished pictures: npm run art:encode -- [--from art/.work] [name or name-composition ...]
// Reads <from>/<name>-<composition>.png, writes AVIF at every width into public/pictures, one WebP of the
// narrowest composition for browsers without AVIF (fallbackOf in src/pictures/picture-source.ts), and the
// sizes that the page needs into src/pictures/<name>.json. The hash in a file's name lets the server send
// it with an immutable cache; files of an earlier hash are removed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { pictures, quality } from './pictures.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const files = resolve(here, '../public/pictures');
const folder = resolve(here, '../src/pictures');

const args = process.argv.slice(2);
const at = args.indexOf('--from');
const effort = Number(process.env.ART_EFFORT ?? 6); // less only for drafts
const from = at < 0 ? join(here, '.work') : resolve(args.splice(at, 2)[1]);

const names = new Set(
  Object.entries(pictures).flatMap(([name, { colour: _, ...rest }]) =>
    Object.keys(rest).map((composition) => `${name}-${composition}`),
  ),
);
const unknown = args.filter((name) => !(name in pictures) && !names.has(name));
if (unknown.length > 0) {
  console.error(
    `art/pictures.mjs has no “${unknown.join('”, “')}”, but: ${Object.keys(pictures).join(', ')}`,
  );
  process.exit(1);
}

mkdirSync(files, { recursive: true });
mkdirSync(folder, { recursive: true });

let written = 0;
for (const [name, picture] of Object.entries(pictures)) {
  const { colour, ...compositions } = picture;
  const path = join(folder, `${name}.json`);
  const known = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const fact = { name, colour };
  const narrowest = Object.keys(compositions).at(-1);
  let changed = false;

  for (const [composition, [width, height, widths]] of Object.entries(compositions)) {
    const full = `${name}-${composition}`;
    fact[composition] = known[composition];
    const wanted = args.length === 0 || args.includes(name) || args.includes(full);
    const source = join(from, `${full}.png`);
    if (!wanted || !existsSync(source)) continue;

    const q = { avif: 52, webp: 74, ...quality[name], ...quality[full] };
    const encoded = [];
    for (const w of widths) {
      const h = Math.round((height * w) / width);
      // 'cover' trims the odd pixel that rounding leaves; pictures come in at their own ratio.
      const sized = sharp(source).removeAlpha().resize(w, h, { fit: 'cover', kernel: 'lanczos3' });
      encoded.push([w, 'avif', await sized.clone().avif({ effort, quality: q.avif }).toBuffer()]);
      if (composition === narrowest && w === widths.at(-2)) {
        const webp = sized.webp({ effort, quality: q.webp, smartSubsample: true });
        encoded.push([w, 'webp', await webp.toBuffer()]);
      }
    }

    const sum = createHash('sha256');
    for (const [, , bytes] of encoded) sum.update(bytes);
    const hash = sum.digest('hex').slice(0, 8);
    // New files first, old ones last: a page that is being served never misses both.
    for (const [w, type, bytes] of encoded) writeFileSync(join(files, `${full}-${hash}-${w}.${type}`), bytes);
    fact[composition] = { width, height, widths, hash };
    changed = true;
    const sizes = encoded.map(([w, type, bytes]) => `${w}.${type} ${(bytes.length / 1024).toFixed(1)}`);
    console.log(full, hash, sizes.join('  '));
  }

  if (!changed) {
    if (args.some((each) => each.startsWith(name))) console.error(`${name}: no PNG of it in ${from}`);
    continue;
  }
  written += 1;
  writeFileSync(path, `${JSON.stringify(fact)}\n`);
  for (const file of readdirSync(files)) {
    const [, composition, hash] = file.match(/^(.+)-([0-9a-f]{8})-\d+\.(?:avif|webp)$/) ?? [];
    const key = composition?.startsWith(`${name}-`) ? composition.slice(name.length + 1) : '';
    if (key in compositions && fact[key] && fact[key].hash !== hash) rmSync(join(files, file));
  }
}

if (written === 0) {
  console.error(
    `Nothing was encoded: ${from} has no PNG that was asked for (art/README.md says how they are made).`,
  );
  process.exitCode = 1;
}
