/** `/design` of the development server: scale, compositions and primitives with the site's own words, in five languages. */
import { readFileSync } from 'node:fs';
import { escapeText } from '../build/escape.ts';
import type { Copy } from '../src/language/copy.ts';
import { directionOf, isLanguage, languages, ownNameOf } from '../src/language/languages.ts';

interface Words {
  title: string;
  text: string;
}

const sizes = ['small', 'text', 'lede', 'voice', 'title', 'h3', 'h2', 'h1', 'figure'];
const spaces = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * @param asked the language of the words; Portuguese where it is none of ours
 * @returns the page, whole
 */
export function designPage(asked: string | null): string {
  const language = isLanguage(asked) ? asked : 'pt';
  const copy = <Page extends keyof Copy>(page: Page) =>
    JSON.parse(readFileSync(`content/copy/${language}/${page}.json`, 'utf8'), plain) as Copy[Page];
  const home = copy('home');
  const about = copy('about-us');
  const { national, technology } = copy('services');
  const { closing, menu } = copy('common');
  const heading = ({ title }: Pick<Words, 'title'>) => `<h2 class="h2 phrases">${title}</h2>`;
  const lede = ({ text }: Pick<Words, 'text'>) => `<p class="lede">${text}</p>`;
  const buttons = `<div class="cluster">${link(menu.openAccount)}${link(closing.join)}</div>`;
  const rows = `<ul class="rows">${items(Object.values(national.items))}</ul>`;
  const payments = items(
    Object.values(home.payments.cards).map((card) => ({
      title: card.label,
      text: card.description,
    })),
  );
  const parts = [
    part(
      'over',
      'dark section over',
      `${drawing}<div class="inner">${heading(home.hero)}${lede({ text: home.hero.lede })}${buttons}</div>`,
    ),
    inner('split', '', heading(home.call) + voice(home.call)),
    inner('steps', 'bone', heading(national) + rows),
    inner('middle', 'studio', heading(closing) + lede(closing) + buttons),
    inner(
      'rail',
      '',
      `<h2 class="statement phrases">${about.welcome.statement}</h2>${voice({ text: about.join.text, link: about.welcome.link })}`,
    ),
    inner('lead', 'bone', `${heading(home.payments)}<ul class="strip">${payments}</ul>`),
    inner('apart', 'dark baize', heading(technology) + drawing + lede(about.join)),
    inner('stack', '', `<h3 class="h4">${about.safe.title}</h3><p>${about.safe.text}</p>${buttons}`),
    inner('prose', '', `<p>${about.safe.text}</p><ul>${payments}</ul>`),
    inner('stack', 'studio', sizes.map((size) => line(size, `font-size: var(--size-${size})`)).join('')),
    inner(
      'stack',
      '',
      spaces.map((space) => line(`${space}`, `border-inline-start: var(--space-${space}) solid`)).join(''),
    ),
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

/** A section, under the name of what it shows. */
const part = (name: string, classes: string, content: string) =>
  `<h2 class="inner small">${name}</h2><section class="${classes}">${content}</section>`;

const inner = (name: string, ground: string, content: string) =>
  part(name, `${ground} section padded`, `<div class="inner"><div class="${name}">${content}</div></div>`);

const drawing =
  '<svg viewBox="0 0 40 9" aria-hidden="true"><path d="M0 9 40 0v9z" fill="var(--line-baize)"/></svg>';

const link = (words: string) => `<a href="#">${words}</a>`;

const voice = ({ text, link: more }: { text: string; link: string }) =>
  `<div class="stack"><p class="voice">${text}</p>${link(more)}</div>`;

const items = (list: Words[]) =>
  list.map(({ title, text }) => `<li><h3 class="title">${title}</h3><p>${text}</p></li>`).join('');

const line = (words: string, style: string) => `<p style="${style}">${words}</p>`;

/** Words without the marks of what they are filled with, for HTML. */
function plain(_: string, value: unknown) {
  if (typeof value !== 'string') return value;
  return escapeText(value.replaceAll(/<hidden>.*?<\/hidden>|<[^>]*>|[{}]/gu, ''));
}
