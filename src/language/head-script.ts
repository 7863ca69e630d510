/**
 * The head script of addresses without language, for which the server sends Portuguese. For another language it hides the
 * body (`src/styles/reset.css`) until the content of the page in that language is fetched and inserted.
 */
import { storeDetected, storeChoice } from './preference.ts';
import { detectLanguage, query, sources } from './detect.ts';
import { directionOf, type Language } from './languages.ts';

/** Milliseconds after which the Portuguese is shown instead. */
const timeoutMs = 6000;

const root = document.documentElement;
const sent = root.lang as Language;
const asked = detectLanguage([query]);
const wanted = detectLanguage(sources) ?? sent;
if (asked) storeChoice(asked);
else storeDetected(wanted);
const alternate = document.querySelector<HTMLLinkElement>(`link[hreflang="${wanted}"]`);
if (wanted !== sent && alternate) window.languageShown = show(new URL(alternate.href).pathname);

async function show(path: string): Promise<void> {
  setLanguage(wanted);
  root.dataset.waiting = '';
  // Not `DOMContentLoaded`, which also waits for module scripts.
  const parsed = new Promise((resolve) => (document.onreadystatechange = resolve));
  try {
    const page = await fetchPage(path);
    await parsed;
    const content = page.getElementById('root')!;
    // Links lose their language prefix, as this address has none; links that change the language keep it.
    for (const link of content.querySelectorAll(`a[href^="/${wanted}"]:not([hreflang])`))
      link.setAttribute('href', link.getAttribute('href')!.replace(/^\/\w+\/?/u, '/'));
    const own = document.getElementById('root')!;
    // After a reload or going back, the browser has restored what was typed.
    for (const { id, value, checked } of own.querySelectorAll<HTMLInputElement>(
      'form [id]:is(input, textarea)',
    ))
      Object.assign(content.querySelector(`[id="${id}"]`) ?? {}, { value, checked });
    own.replaceChildren(...content.childNodes);
    own.dataset.language = wanted;
    document.title = page.title;
  } catch {
    setLanguage(sent);
  }
  delete root.dataset.waiting;
  // The browser scrolled to the fragment before this content was inserted.
  if (location.hash) location.replace(location.hash);
}

function setLanguage(language: Language): void {
  root.lang = language;
  root.dir = directionOf(language);
}

/** XMLHttpRequest, because it parses HTML without running scripts and needs no Trusted Types policy. */
async function fetchPage(path: string): Promise<Document> {
  const request = new XMLHttpRequest();
  request.open('GET', path);
  request.responseType = 'document';
  request.timeout = timeoutMs;
  const ended = new Promise((resolve) => (request.onloadend = resolve));
  request.send();
  await ended;
  if (request.status !== 200) throw new Error(`No page at ${path}`);
  return request.responseXML!;
}
