/** `/design` in the development server: the design system (docs/design.md) with the site's own copy. */
import { readFileSync } from 'node:fs';
import { escapeText } from '../build/escape.ts';
import type { Copy } from '../src/language/copy.ts';
import { directionOf, isLanguage, languages, ownNameOf } from '../src/language/languages.ts';

/** Each composition with its background. */
const compositions = { split: '', steps: 'bone', middle: 'studio', rail: '', lead: 'bone', apart: 'dark' };
const primitives = { stack: '', cluster: 'bone', rows: '', strip: 'studio', prose: '' };
const sizes = ['small', 'text', 'lede', 'intro', 'title', 'h3', 'h2', 'h1', 'figure'];
const spaces = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * @param asked the language of the copy; Portuguese if unsupported
 * @returns the HTML document
 */
export function designPage(asked: string | null): string {
  const language = isLanguage(asked) ? asked : 'pt';
  const file = readFileSync(`content/copy/${language}/home.json`, 'utf8');
  const { call, payments } = JSON.parse(file, plain) as Copy['home'];
  const heading = `<h2 class="h2 phrases">${call.title}</h2>`;
  const intro = `<div class="stack"><p class="intro">${call.text}</p><a href="#">${call.link}</a></div>`;
  const words = heading + intro;
  const cards = Object.values(payments.cards).map(
    ({ label, description }) => `<li><h3 class="title">${label}</h3><p>${description}</p></li>`,
  );
  const parts = [
    part('over', 'dark section over', `${drawing}<div class="inner">${words}</div>`),
    ...Object.entries(compositions).map(([name, ground]) =>
      inner(
        name,
        ground,
        `<div class="${name}">${name === 'apart' ? heading + drawing + intro : words}</div>`,
      ),
    ),
    ...Object.entries(primitives).map(([name, ground]) =>
      inner(name, ground, `<ul class="${name}">${cards.join('')}</ul>`),
    ),
    ...sizes.map((size) => line(size, `font-size: var(--size-${size})`)),
    ...spaces.map((space) => line(`${space}`, `border-inline-start: var(--space-${space}) solid`)),
  ];
  const others = languages.map((each) => `<a href="?lng=${each}" lang="${each}">${ownNameOf(each)}</a>`);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Design</title>
<link rel="stylesheet" href="/src/styles/global.css?direct">
<main>${parts.join('')}<nav class="inner padded cluster">${others.join('')}</nav></main>`;
}

/** A section with its name as heading. */
const part = (name: string, classes: string, content: string) =>
  `<h2 class="inner small">${name}</h2><section class="${classes}">${content}</section>`;

const inner = (name: string, ground: string, content: string) =>
  part(name, `${ground} section padded`, `<div class="inner">${content}</div>`);

const line = (name: string, style: string) => `<p class="inner" style="${style}">${name}</p>`;

const drawing =
  '<svg viewBox="0 0 40 9" aria-hidden="true"><path d="M0 9 40 0v9z" fill="var(--line-baize)"/></svg>';

/** The text of a sentence, escaped, without tags and placeholders. */
function plain(_: string, value: unknown) {
  if (typeof value !== 'string') return value;
  return escapeText(value.replaceAll(/<hidden>.*?<\/hidden>|<[^>]*>|[{}]/gu, ''));
}
