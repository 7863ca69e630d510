/**
 * The head script of addresses without language, for which the server sends Portuguese: it runs before the first paint.
 * For a visitor of another language the body is hidden (`src/styles/reset.css`), and the content of the page in their
 * language put in place of the Portuguese, so that nobody sees a language that is not theirs.
 */
import {
  attempt,
  browserSources,
  cacheLanguage,
  detectLanguage,
  languageInQuery,
  rememberLanguage,
} from './detect.ts';
import { directionOf, type Language } from './languages.ts';

/** After this long the Portuguese is shown rather than nothing; in milliseconds. */
const timeoutMs = 6000;

const root = document.documentElement;
const sent = root.lang as Language;
const sources = browserSources(sent);
const wanted = detectLanguage(sources);
if (languageInQuery(sources)) rememberLanguage(wanted);
else cacheLanguage(wanted);
const alternate = document.querySelector<HTMLLinkElement>(`link[hreflang="${wanted}"]`);
if (wanted !== sent && alternate) window.languageShown = show(new URL(alternate.href).pathname);

async function show(path: string): Promise<void> {
  setLanguage(wanted);
  root.dataset.waiting = '';
  try {
    const [page] = await Promise.all([fetchPage(path), parsed()]);
    const content = page.getElementById('root')!;
    unprefixLinks(content);
    document.getElementById('root')!.replaceChildren(...content.childNodes);
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
function fetchPage(path: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.timeout = timeoutMs;
    request.onload = () =>
      request.status === 200 && request.responseXML ? resolve(request.responseXML) : reject();
    request.onerror = request.ontimeout = reject;
    request.send();
  });
}

/** Kept when the whole file is parsed. Not `DOMContentLoaded`, which also waits for module scripts. */
function parsed(): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener('readystatechange', () => resolve(), { once: true });
  });
}

/** The page that was fetched links within its language; on this address links have none. Those that change the language keep it. */
function unprefixLinks(content: Element): void {
  for (const link of content.querySelectorAll<HTMLAnchorElement>(`a[href^="/${wanted}"]:not([hreflang])`)) {
    const path = link.getAttribute('href')!.replace(/^\/\w+/u, '');
    if (/^(?:[/#?]|$)/u.test(path)) link.setAttribute('href', path.startsWith('/') ? path : `/${path}`);
  }
}
