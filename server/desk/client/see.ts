/** Links to the page that the open form is of, in each language: what was saved stands on it. */
import { languages } from '../../../src/language/languages.ts';
import { isUnmodifiedClick } from '../../../src/ui/unmodified-click.ts';
import { entryOf } from './entry.ts';

/** Keeps the links with the form that is open, or was. */
export function followEntry(): void {
  const show = () => {
    const entry = entryOf(location.hash);
    // A form that is saved closes; what it was about is to be seen all the same.
    if (!entry) return;
    const links = languages.flatMap((language) => [
      linkTo(`see/${language}/${entry.collection}/${entry.name}`, language),
      ...(entry.collection === 'policies'
        ? [linkTo(`see/${language}/pdf/${entry.name}`, `${language} PDF`)]
        : []),
    ]);
    const all = linkTo(`side-by-side/${entry.collection}/${entry.name}`, 'Lado a lado · Side by side');
    document.querySelector('#see')!.replaceChildren('Ver · See:', ...links, all);
  };
  addEventListener('hashchange', show);
  show();
}

/** One window for all of them, beside the desk: it follows what is saved by itself. */
const pageWindow = 'ether-page';

function linkTo(address: string, words: string): HTMLAnchorElement {
  const link = document.createElement('a');
  Object.assign(link, { href: address, target: pageWindow, textContent: words });
  link.addEventListener('click', (event) => {
    if (!isUnmodifiedClick(event)) return;
    // The content manager gives every link that is pressed a window of its own.
    event.preventDefault();
    open(link.href, pageWindow)?.focus();
  });
  return link;
}
