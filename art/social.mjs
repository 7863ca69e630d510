/**
 * Draws the social cards in a browser, because nothing sets Arabic and Chinese better: `npm run art:social`
 * draws those whose words have changed, `npm run art:social -- --all` every one (after a change of the background).
 * Chinese is set in Noto Sans CJK, which has to be installed (Debian: fonts-noto-cjk).
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { format } from 'prettier';
import sharp from 'sharp';
import { writeList } from '../build/policies/list.ts';
import { lockup, mark } from '../src/ui/mark-shape.ts';
import { wordmarkPath } from '../src/ui/wordmark-path.ts';
import { findBrowser } from '../tests/browser.ts';

// The list of pages reads the list of documents, which is made from their front matter.
await writeList();
const { allCards, cardSize } = await import('../build/social.ts');

const root = new URL('../', import.meta.url);
const target = new URL('public/social/', root);
const record = new URL('art/social.json', root);

const asData = async (file, type) => `data:${type};base64,${await readFile(new URL(file, root), 'base64')}`;
const font = async (family, weight, file) =>
  `@font-face{font-family:'${family}';font-weight:${weight};` +
  `src:url(${await asData(`src/styles/fonts/${file}.woff2`, 'font/woff2')})}`;

const background = await asData('art/social-background.jpg', 'image/jpeg');
const leaves = mark
  .map(({ x, y, width, height }) => `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`)
  .join('');
const logo =
  `<svg viewBox="0 0 ${lockup.width} ${lockup.height}" height="56" fill="#f1f1ec">${leaves}` +
  `<path transform="translate(${lockup.nameX} ${lockup.baseline})" d="${wordmarkPath}"/></svg>`;

const style = `
  ${await font('Newsreader', 300, 'newsreader-display')}
  ${await font('Plex', 300, 'plex-arabic-300')}
  ${await font('Plex Latin', 300, 'plex-latin-300')}
  * { box-sizing: border-box; margin: 0; }
  body { inline-size: 1200px; block-size: 630px; overflow: hidden; background: #0a1612; color: #f1f1ec; }
  img { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover; }
  .shade { position: absolute; inset: 0; background: linear-gradient(90deg, #0a1612 20%, #0a1612a0 46%, #0a161200 64%); }
  [dir='rtl'] :is(img, .shade) { transform: scaleX(-1); }
  .words { position: absolute; inset: 0; padding: 64px 72px 60px; display: flex; flex-direction: column;
    justify-content: space-between; align-items: flex-start; }
  h1 { max-inline-size: var(--measure); font: 300 var(--size) / 1.04 Newsreader; letter-spacing: -.03em;
    word-spacing: .04em; text-wrap: balance; }
  :lang(ar) h1 { font: 300 var(--size) / 1.34 'Plex Latin', Plex; letter-spacing: 0; word-spacing: 0; }
  :lang(zh) h1 { font: 400 var(--size) / 1.3 'Noto Sans CJK SC'; letter-spacing: 0; word-spacing: 0;
    font-synthesis: none; }`;

/**
 * Sets the words in the largest size at which they fit into their measure and the space below the logo.
 * @param {{ text: string, language: string }} card
 */
function fit({ text, language }) {
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  const heading = document.querySelector('h1');
  // A word with a hyphen in it ('anti-bribery') stays on one line.
  const words = text.split(/( )/u).map((word) => {
    if (!word.includes('-')) return word;
    const whole = document.createElement('span');
    whole.style.whiteSpace = 'nowrap';
    whole.textContent = word;
    return whole;
  });
  heading.replaceChildren(...words);
  const scale = { ar: 0.78, zh: 0.84 }[language] ?? 1;
  heading.style.setProperty('--measure', '580px');
  for (let size = 104; size >= 48; size -= 4) {
    heading.style.setProperty('--size', `${size * scale}px`);
    const lines = heading.offsetHeight / parseFloat(getComputedStyle(heading).lineHeight);
    if (heading.scrollWidth <= 580 && Math.round(lines) <= 3 && heading.offsetHeight <= 340) break;
  }
  return document.fonts.ready.then(() => undefined);
}

const cards = await allCards();
const drawn = existsSync(record) ? JSON.parse(await readFile(record, 'utf8')) : {};
const all = process.argv.includes('--all');
const stale = cards.filter(
  ({ file, text }) => all || drawn[file] !== text || !existsSync(new URL(file, target)),
);

await mkdir(target, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), chromiumSandbox: false });
const page = await browser.newPage({ viewport: cardSize });
await page.setContent(
  `<!doctype html><style>${style}</style><img src="${background}" alt=""><div class="shade"></div>` +
    `<div class="words">${logo}<h1></h1></div>`,
);
// All fonts are there before anything is measured.
await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
let bytes = 0;
for (const card of stale) {
  await page.evaluate(fit, card);
  const file = await sharp(await page.screenshot())
    .jpeg({ quality: 58, mozjpeg: true })
    .toBuffer();
  await writeFile(new URL(card.file, target), file);
  bytes += file.length;
}
await browser.close();

const wanted = new Set(cards.map(({ file }) => file));
for (const file of await readdir(target)) if (!wanted.has(file)) await rm(new URL(file, target));
const words = Object.fromEntries(cards.map(({ file, text }) => [file, text]));
await writeFile(record, await format(JSON.stringify(words), { parser: 'json', printWidth: 110 }));
const mean = stale.length > 0 ? `, ${Math.round(bytes / stale.length / 1024)} KB each` : '';
console.log(`${stale.length} of ${cards.length} social cards drawn${mean}`);
