/**
 * `npm run budget`: what a first visit costs, against what it may cost. Fails when a page is too heavy, so that
 * weight is noticed in the change that brings it. Bytes are counted as sent, compressed with gzip.
 */
import { chromium } from '@playwright/test';
import { readdirSync, statSync } from 'node:fs';
import { serveSite } from '../server/serve-site.ts';
import { nameOf } from './part.ts';
import { kilobytes, table } from './table.ts';
import { type Weight, weigh, weighOnPhone } from './weigh.ts';
import { addressOf, allRouteRefs, routeIdOf } from '../src/navigation/address.ts';
import { languages } from '../src/language/languages.ts';
import { findBrowser, provideBrowser } from '../tests/browser.ts';

const kilo = 1000;

/** What one page may weigh in any language. */
const limits: Weight = { html: 19.9 * kilo, script: 99.8 * kilo, style: 17.4 * kilo, font: 40 * kilo };
/** What is otherwise on some pages, by their routes. */
const exceptions: Record<string, Partial<Weight>> = {
  // What is tried on these comes later.
  // The record lies open, and its fields are boxes, as every form's; the words set by script, so that no line breaks elsewhere in a web font, stand in every page's HTML.
  // One path of money is worked out there in the words of the services page.
  home: { html: 18 * kilo, script: 91.8 * kilo, style: 17.9 * kilo },
  // Of a document of two texts, its list of policies has the day of each.
  'about-us': { script: 89.8 * kilo },
  // The light on the stack of the VIP services; what a cryptoasset is, and that no guarantee fund covers it; whom to ask for a number.
  products: { html: 20.9 * kilo, script: 94.4 * kilo },
  // The forms have compositions of their own on a tablet and a wide window, and the bar of the button on a phone.
  // The questions before an account are folded on the first screen, whose style comes twice; its head says that the account
  // itself is opened elsewhere, and links to it.
  'sign-up': { script: 100.7 * kilo, style: 19.4 * kilo },
  // Its channels are a timetable beside the form, and columns on a tablet; a bracket with one's own time stays whole.
  // The words of sign-up come with its own. On a phone the chat stands above the form too. What does not belong in a message is said beside it.
  contact: { script: 100.9 * kilo, style: 18.4 * kilo },
  // It has every path of money, and two widths of its own in the list of Brazil's services.
  // What is chosen on the path of money has a name apart from where it comes from.
  services: { html: 27.2 * kilo, script: 95.2 * kilo, style: 18.3 * kilo },
  // A text that nobody has touched waits to be laid out: that takes some style and script of the first screen.
  // The text and its folds on a phone take more style, of which the first screen's comes twice; the style of every field.
  // What goes on beside the text fades, with the current section in sight; a page of a PDF says that it is coming.
  // A Chinese citation stays whole. An address that asks for the text shows it in no frame, which every head script knows.
  // At the address of the list it has the days of all of them. Where a button goes with what it was pressed for, the focus goes on.
  // Each document has an icon of its own.
  policies: { html: 24 * kilo, script: 101.4 * kilo, style: 22.6 * kilo },
  policy: { html: 24.4 * kilo, script: 101.4 * kilo, style: 22.6 * kilo },
  privacy: { html: 21.8 * kilo, style: 17.8 * kilo },
  // Eden's figures, and what folds on a phone.
  partners: { script: 100.2 * kilo, style: 17.8 * kilo },
  // Its head says which texts each date is of, and its box says that it scrolls; its search is a field like those of the forms.
  // With room its head stands on the columns of the box, and the box has the two names of a document, as its list has.
  'total-policy': { html: 62.1 * kilo, script: 98.5 * kilo, style: 20.2 * kilo },
};
/** All pictures that a phone fetches before it is scrolled. */
const pictureLimit = 120 * kilo;
/** Everything that a phone fetches of a page before it is touched or scrolled. */
const untouchedLimits: Record<string, number> = { home: 90.8 * kilo };
/** The file of the home page with its headers, in bytes: what a server sends before it waits for an answer (ten packets). */
const flight = 14_600;
/** The home page's hero, by its width. */
const heroLimits: Record<string, number> = { '640': 20 * kilo, '1920': 60 * kilo };

const breaches: string[] = [];
const check = (name: string, bytes: number, limit: number) => {
  if (bytes > limit) breaches.push(`${name}: ${kilobytes(bytes)} KB, may be ${kilobytes(limit)} KB`);
};

/** Each page with the heaviest of its five languages in every column. */
function pages(): string {
  const columns = ['html', 'script', 'style', 'font'] as const;
  const rows = allRouteRefs().map((routeRef) => {
    const weights = languages.map((language) =>
      weigh(`${decodeURI(addressOf(routeRef, language, true)).slice(1)}/index.html`),
    );
    const heaviest = columns.map((column) => Math.max(...weights.map((each) => each[column])));
    columns.forEach((column, index) => {
      const limit = exceptions[routeIdOf(routeRef)]?.[column] ?? limits[column];
      check(`${nameOf(routeRef)}, ${column}`, heaviest[index]!, limit);
    });
    return [nameOf(routeRef), ...heaviest.map(kilobytes)];
  });
  return table(['page, KB gzip', 'HTML', 'script', 'style', 'font'], rows);
}

function hero(): string {
  const rows = Object.entries(heroLimits).map(([width, limit]) => {
    const file = readdirSync('dist/pictures').find((name) =>
      new RegExp(`^home-hero-wide-\\w+-${width}\\.avif$`, 'u').test(name),
    );
    if (!file) throw new Error(`There is no home hero of ${width} pixels`);
    const { size } = statSync(`dist/pictures/${file}`);
    check(`home hero at ${width}`, size, limit);
    return [`home hero at ${width}`, kilobytes(size), kilobytes(limit)];
  });
  return table(['picture, KB', 'is', 'may be'], rows);
}

/** The home page as it is sent, by brotli and HTTP/1.1. */
async function flights(): Promise<string> {
  const site = await serveSite();
  const rows = languages.map(async (language) => {
    const { headers } = await fetch(site.origin + addressOf('home', language, true), {
      headers: { 'accept-encoding': 'br' },
    });
    const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`.length;
    const all = head + Number(headers.get('content-length'));
    if (all > flight) breaches.push(`home, ${language}, with its headers: ${all} bytes, may be ${flight}`);
    return [language, all - head, head, all, flight];
  });
  const text = table(['home, bytes', 'file', 'headers', 'together', 'may be'], await Promise.all(rows));
  await site.stop();
  return text;
}

/** What a phone really fetches of each page in Portuguese, with brotli, headers included. */
async function onPhone(): Promise<string> {
  provideBrowser();
  const site = await serveSite();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--disable-gpu'] });
  try {
    const rows: (string | number)[][] = [];
    for (const routeRef of allRouteRefs().filter(
      (each) => typeof each === 'string' || each.document === 'anti-corruption',
    )) {
      const { untouched: weight, touched } = await weighOnPhone(
        browser,
        site.origin + addressOf(routeRef, 'pt', true),
      );
      check(`${nameOf(routeRef)}, pictures on a phone`, weight.picture, pictureLimit);
      check(
        `${nameOf(routeRef)}, all on a phone before a touch`,
        weight.total,
        untouchedLimits[routeIdOf(routeRef)] ?? Infinity,
      );
      const columns = [
        weight.html,
        weight.style,
        weight.font,
        weight.picture,
        weight.other,
        weight.total,
        touched.total - weight.total,
      ];
      rows.push([nameOf(routeRef), ...columns.map(kilobytes)]);
    }
    return table(
      ['on a phone, KB', 'HTML', 'style', 'font', 'picture', 'other', 'all', 'at the first touch'],
      rows,
    );
  } finally {
    await browser.close();
    await site.stop();
  }
}

console.log(`${pages()}\n\n${hero()}\n\n${await flights()}\n\n${await onPhone()}\n`);
if (breaches.length > 0) {
  console.error(`\nOver the budget:\n  ${breaches.join('\n  ')}`);
  process.exitCode = 1;
}
