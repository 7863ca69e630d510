/**
 * The head script of addresses without language, for which the server sends Portuguese: for a visitor of another language
 * the body is hidden (`src/styles/reset.css`) until the content of the page in theirs stands in its place.
 */
import { cacheLanguage, rememberLanguage } from './preference.ts';
import { attempt, detectLanguage, query, sources } from './detect.ts';
import { directionOf, type Language } from './languages.ts';

/** After this long the Portuguese is shown rather than nothing; in milliseconds. */
const timeoutMs = 6000;

const root = document.documentElement;
const sent = root.lang as Language;
const asked = detectLanguage([query]);
const wanted = detectLanguage(sources) ?? sent;
if (asked) rememberLanguage(asked);
else cacheLanguage(wanted);
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
    // The page links within its language; on this address links have none. Those that change the language keep it.
    for (const link of content.querySelectorAll(`a[href^="/${wanted}"]:not([hreflang])`))
      link.setAttribute('href', link.getAttribute('href')!.replace(/^\/\w+\/?/u, '/'));
    const own = document.getElementById('root')!;
    own.replaceChildren(...content.childNodes);
    own.dataset.language = wanted;
    document.title = page.title;
  } catch {
    setLanguage(sent);
  }
  delete root.dataset.waiting;
  // The browser looked for it before this content stood.
  const id = attempt(() => decodeURIComponent(location.hash.slice(1)));
  if (id) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
}

function setLanguage(language: Language): void {
  root.lang = language;
  root.dir = directionOf(language);
}

/** An XMLHttpRequest parses to a document that runs no script, which Trusted Types has no objection to. */
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
