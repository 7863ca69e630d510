/**
 * The dialogs with a form, loaded when they are wanted: the contact form and the lead panel. A link to the page with the
 * same form opens them; it leads there without scripts, with a key held down, and where the dialog cannot be fetched.
 */
import { startTransition, useEffect, useRef, useState } from 'react';
import { loadParts } from '../language/copy.ts';
import type { Language } from '../language/languages.ts';
import { withTimeout } from '../utils/with-timeout.ts';
import { LoadedPageProvider, useAddress, useNavigation } from '../navigation/context.tsx';
import { isUnmodifiedClick } from '../ui/unmodified-click.ts';

/** By the page with the same form. */
const dialogs = {
  contact: { form: 'contact', load: () => import('./contact/contact-dialog.tsx') },
  'sign-up': { form: 'lead', load: () => import('./lead/lead-panel.tsx') },
} as const;

type DialogPage = keyof typeof dialogs;
const dialogPages = Object.keys(dialogs) as DialogPage[];

/** Fetches a dialog and its words, also ahead of the press. */
async function loadDialog(name: DialogPage, language: Language) {
  const [{ default: Dialog }, words] = await Promise.all([
    dialogs[name].load(),
    loadParts(language, ['contact', 'forms', 'leaving']),
  ]);
  return { Dialog, words };
}

export function Dialogs() {
  const address = useAddress();
  const { page } = useNavigation();
  const { language, match } = page;
  const [shown, setShown] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null);
  /** The link to the dialog that is wanted; none once the page has changed. */
  const wanted = useRef<HTMLElement | null>(null);

  // A move leaves dialogs behind with the page they were opened on. They close at once, before the focus goes to the
  // heading of the next page, and give the focus to nobody.
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
    // The platform gives the focus back to what had it, which in Safari a pressed link never has.
    link.focus({ preventScroll: true });
    try {
      // The form is on the page already, and its code with it; there must not be a second one.
      if (match.route === name) {
        const { focusForm } = await withTimeout(import('../forms/focus-form.ts'));
        return focusForm(dialogs[name].form);
      }
      const loaded = await withTimeout(loadDialog(name, language));
      if (wanted.current === link) startTransition(() => setShown(loaded));
    } catch {
      if (wanted.current === link) location.assign(link.href);
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
