/**
 * On an address without language the server sends Portuguese. For a visitor of another language the body is
 * kept hidden, the prerendered page in their language is fetched, and its content put in place of the
 * Portuguese, so that nobody sees a language that is not theirs, not for one frame.
 */
import { browserSources, detectLanguage, languageInQuery, rememberLanguage } from '../language/detect.ts';
import { directionOf, isLanguage, type Language } from '../language/languages.ts';
import { parsed } from './parsed.ts';

/** After this long the Portuguese is shown rather than nothing; in milliseconds. */
const timeoutMs = 6000;

/**
 * Shows the page in the visitor's language.
 * @returns a promise that is kept when the content is in place, with the page that it was taken from
 */
export function showLanguage(): Promise<Document> {
  const root = document.documentElement;
  const sent = root.lang as Language;
  const prefix = location.pathname.split('/')[1];
  if (isLanguage(prefix)) return parsed();

  const wanted = detectLanguage(browserSources(sent));
  const asked = languageInQuery(location.search);
  // Coming back to an address, or loading it anew, asks for nothing that was not asked for before.
  if (asked && !isReturn()) rememberLanguage(asked);
  const alternate = document.querySelector<HTMLLinkElement>(`link[hreflang="${wanted}"]`);
  if (wanted === sent || !alternate) return parsed();

  setLanguage(wanted);
  root.dataset.waiting = '';
  return Promise.all([fetchPage(new URL(alternate.href).pathname), parsed()])
    .then(([page]) => replaceContent(page))
    .catch(() => {
      setLanguage(sent);
      return document;
    })
    .finally(() => {
      delete root.dataset.waiting;
    });
}

function isReturn(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'back_forward' || load?.type === 'reload';
}

function setLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** An XMLHttpRequest parses to a document that runs no script, which Trusted Types has no objection to. */
function fetchPage(path: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.timeout = timeoutMs;
    request.onload = () =>
      request.status === 200 && request.response
        ? resolve(request.response as Document)
        : reject(new Error('no page'));
    request.onerror = request.ontimeout = () => reject(new Error('no page'));
    request.send();
  });
}

function replaceContent(page: Document): Document {
  const theirs = page.getElementById('root');
  const ours = document.getElementById('root');
  if (!theirs || !ours) throw new Error('no content');
  unprefixLinks(theirs, page.documentElement.lang);
  ours.replaceChildren(...theirs.childNodes);
  // Of the styles in the file one is for its script (build/script-styles.ts).
  document.head.append(...page.head.querySelectorAll('style + style'));
  document.title = page.title;
  return page;
}

/** The fetched page links within its language; on this address links have none. Links that change the language keep it. */
function unprefixLinks(content: Element, language: string): void {
  const links = content.querySelectorAll<HTMLAnchorElement>(`a[href^="/${language}"]:not([hreflang])`);
  for (const link of links) {
    const path = link.getAttribute('href')!.slice(language.length + 1);
    if (path === '' || path.startsWith('#')) link.setAttribute('href', `/${path}`);
    else if (path.startsWith('/')) link.setAttribute('href', path);
  }
}
