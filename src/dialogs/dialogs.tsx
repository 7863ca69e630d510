/**
 * The form dialogs (contact, lead panel), loaded on demand. A link to the page with the same form opens its
 * dialog; it is followed instead without scripts, with a modifier key, or if the dialog cannot be loaded.
 */
import { startTransition, useEffect, useRef, useState } from 'react';
import { loadParts } from '../language/copy.ts';
import type { Language } from '../language/languages.ts';
import { withTimeout } from '../utils/with-timeout.ts';
import { LoadedPageProvider, useAddress, useNavigation } from '../navigation/context.tsx';
import { isUnmodifiedClick } from '../ui/unmodified-click.ts';

const dialogsByPage = {
  contact: { form: 'contact', load: () => import('./contact/contact-dialog.tsx') },
  'sign-up': { form: 'lead', load: () => import('./lead/lead-panel.tsx') },
} as const;

type DialogPage = keyof typeof dialogsByPage;
const dialogPages = Object.keys(dialogsByPage) as DialogPage[];

/** Loads a dialog and its copy, also ahead on hover and focus. */
async function loadDialog(name: DialogPage, language: Language) {
  const [{ default: Dialog }, words] = await Promise.all([
    dialogsByPage[name].load(),
    loadParts(language, ['contact', 'forms', 'leaving']),
  ]);
  return { Dialog, words };
}

export function Dialogs() {
  const address = useAddress();
  const { page } = useNavigation();
  const { language, match } = page;
  const [shown, setShown] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null);
  /** The link that was last clicked; null once the page has changed. */
  const wanted = useRef<HTMLElement | null>(null);

  // Navigation closes all dialogs, before the focus moves to the heading of the next page.
  useEffect(
    () => () => {
      wanted.current = null;
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
      setShown(null);
    },
    [match.route, language],
  );

  const open = async (name: DialogPage, link: HTMLAnchorElement) => {
    wanted.current = link;
    // A closed dialog returns the focus to the element that had it, but Safari does not focus clicked links.
    link.focus({ preventScroll: true });
    // A visitor who is typing by now is not interrupted.
    const isWanted = () => wanted.current === link && !document.activeElement?.matches('input, textarea');
    link.ariaBusy = 'true';
    try {
      // The page has this form already, and may contain it only once.
      if (match.route === name) {
        const { focusForm } = await withTimeout(import('../forms/focus-form.ts'));
        return focusForm(dialogsByPage[name].form);
      }
      const loaded = await withTimeout(loadDialog(name, language));
      if (isWanted()) startTransition(() => setShown(loaded));
    } catch {
      if (isWanted()) location.assign(link.href);
    } finally {
      link.ariaBusy = null;
    }
  };

  useEffect(() => {
    const listening = new AbortController();
    const listen = (event: Event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      const name = dialogPages.find((each) => link && link.getAttribute('href') === address(each));
      if (!link || !name) return;
      if (event.type !== 'click') void loadDialog(name, language).catch(() => {});
      else if (isUnmodifiedClick(event as MouseEvent)) {
        event.preventDefault();
        void open(name, link);
      }
    };
    for (const type of ['pointerover', 'focusin', 'click'])
      document.addEventListener(type, listen, listening);
    return () => listening.abort();
  });

  return (
    shown && (
      <LoadedPageProvider value={{ ...page, copy: { ...page.copy, ...shown.words } }}>
        <shown.Dialog onClose={() => setShown(null)} />
      </LoadedPageProvider>
    )
  );
}
