/**
 * Runs in the page: whether everything that says where the visitor is says the same. What the page should be is
 * read from the prerendered file of its address in the language that is shown.
 */

/** @returns one line for each disagreement; none when all agree */
export async function disagreements(): Promise<string[]> {
  // Which languages there are is read from the page itself.
  if (document.readyState === 'loading') return ['the page is still coming'];
  const found: string[] = [];
  const compare = (what: string, is: unknown, should: unknown) => {
    if (is !== should) found.push(`${what} is “${String(is)}”, should be “${String(should)}”`);
  };
  const root = document.documentElement;
  const [prefix = ''] = location.pathname.slice(1).split('/');
  const choices = document.querySelectorAll<HTMLAnchorElement>('#language a[hreflang]');
  const prefixed = [...choices].some(({ hreflang }) => hreflang === prefix);
  if (prefixed) compare('language', root.lang, prefix);

  const path = prefixed ? location.pathname : `/${root.lang}${location.pathname.replace(/\/$/u, '')}`;
  const pages = window as unknown as { known?: Map<string, Promise<string>> };
  const known = (pages.known ??= new Map<string, Promise<string>>());
  if (!known.has(path))
    known.set(
      path,
      fetch(path).then((response) => response.text()),
    );
  const file = await known.get(path)!;
  // Read as text: parsed, its styles would be held against the content policy of the page that is shown.
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  const within = (pattern: RegExp) =>
    pattern
      .exec(file)?.[1]
      ?.replaceAll(/<[^>]*>/gu, '')
      .replaceAll(/&([#\w]+);/gu, (entity, name: string) => named[name] ?? entity);
  compare('direction', root.dir, within(/<html[^>]* dir="?(\w+)/u));
  compare('title', document.title, within(/<title[^>]*>([^<]*)/u));
  compare('heading', document.querySelector('main h1')?.textContent, within(/<h1[^>]*>(.*?)<\/h1>/su));
  compare('headings', document.querySelectorAll('main h1').length, 1);

  const dialogs = [...document.querySelectorAll('dialog[open]')];
  compare('scroll lock', getComputedStyle(root).overflowY === 'hidden', dialogs.length > 0);
  const focus = document.activeElement;
  if (dialogs.length > 0)
    compare(
      'focus within the dialog',
      dialogs.some((each) => each.contains(focus)),
      true,
    );
  else compare('focus on something that can be seen', focus?.checkVisibility() ?? false, true);
  return found.map((line) => `${location.pathname + location.search}: ${line}`);
}

/** A place to press, in the window. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Runs in the page: something that a visitor may press now, brought into the window.
 * @param chance chooses one, from 0 to 1
 * @param kind `language`: a way to the language dialog or a language in it
 * @returns null when there is nothing to press
 */
export function pressable(chance: number, kind: 'any' | 'language'): Point | null {
  // A page that comes between this look and the press may have a link off the site in the same place.
  const root = document.documentElement;
  if (!root.hasAttribute('data-kept')) {
    root.dataset.kept = '';
    addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest('a');
        if (link && link.origin !== location.origin) event.preventDefault();
      },
      { capture: true },
    );
  }
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const page = 'header a, footer a, main a, header button[commandfor], header button[popovertarget]';
  const within = 'a, button[command=close]';
  const language = dialog ? 'a[hreflang], button[command=close]' : 'button[commandfor=language]';
  const all = [
    ...(dialog ?? document).querySelectorAll<HTMLElement>(
      kind === 'language' ? language : dialog ? within : page,
    ),
  ];
  const allowed = all.filter((each) => {
    if (!each.checkVisibility({ visibilityProperty: true })) return false;
    if (!(each instanceof HTMLAnchorElement)) return true;
    const isFile = /\.\w+$/u.test(each.pathname);
    return each.origin === location.origin && !each.target && !each.hasAttribute('download') && !isFile;
  });
  const element = allowed[Math.floor(chance * allowed.length)];
  if (!element) return null;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}
