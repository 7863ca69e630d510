/** What the checks find in the saved files, as it is found, each with a link to its field. */
import type { Finding } from '../findings/finding.ts';
import { entryOf, hashOf } from './entry.ts';

/** Shows the findings that the desk's server sends, from now on. */
export function followFindings(): void {
  const count = document.querySelector('#count')!;
  const list = document.querySelector('#findings')!;
  count.textContent = 'Verificando… · Checking…';
  new EventSource('findings').addEventListener('message', ({ data }: MessageEvent<string>) => {
    const findings = JSON.parse(data) as Finding[];
    count.textContent =
      findings.length > 0
        ? `Não pode ser publicado · Cannot be published: ${findings.length}`
        : 'Nada a corrigir · Nothing to mend';
    list.replaceChildren(...findings.map(itemOf));
  });
}

function itemOf({ place, message, entry, language, key }: Finding): HTMLLIElement {
  const item = document.createElement('li');
  item.append(`${place}: ${message} `);
  if (entry && language) {
    const link = document.createElement('a');
    link.href = hashOf(entry);
    link.textContent = 'Ir ao campo · Go to the field';
    link.addEventListener('click', () => void showField(entry.name, language, key ?? ''));
    item.append(link);
  }
  return item;
}

/** Brings a field into view and gives it the focus, once the form is there. */
async function showField(name: string, language: string, key: string): Promise<void> {
  const isOpen = () => entryOf(location.hash)?.name === name;
  await whenThere(() => (isOpen() ? document.querySelector<HTMLElement>('[data-locale]') : null));
  // The content manager shows a field that it is told so, and for that its language in place of one of the two.
  postMessage({ type: 'highlight-editor-field', payload: { locale: language, keyPath: key } }, origin);
  const field = await whenThere(() => {
    if (!isOpen()) return null;
    const names = key.split('.');
    const [nearest] = names
      .map((_, index) => names.slice(0, names.length - index).join('.'))
      .flatMap((path) => [
        ...document.querySelectorAll(`[data-locale="${language}"] [data-key-path="${path}"]`),
      ]);
    // The form holds the fields of a section once the section is in view.
    nearest?.scrollIntoView({ block: nearest.getAttribute('data-key-path') === key ? 'center' : 'start' });
    return nearest instanceof HTMLElement && nearest.dataset.keyPath === key ? nearest : null;
  });
  for (const former of document.querySelectorAll('[data-found]')) former.removeAttribute('data-found');
  field.dataset.found = '';
  field.querySelector<HTMLElement>('input, textarea, [contenteditable="true"]')?.focus();
}

/** @returns what is looked for, when it is in the page */
function whenThere(find: () => HTMLElement | null): Promise<HTMLElement> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(update);
    function update() {
      const found = find();
      if (!found) return;
      observer.disconnect();
      resolve(found);
    }
    observer.observe(document.body, { childList: true, subtree: true });
    update();
  });
}
