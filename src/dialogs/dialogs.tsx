/**
 * The dialogs with a form, which are loaded when they are wanted: the contact form and the lead panel. If one cannot be
 * fetched, the visitor is led to the page with the same form.
 */
import { type ComponentType, createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { type Copy, loadParts } from '../language/copy.ts';
import type { Language } from '../language/languages.ts';
import { withTimeout } from '../language/with-timeout.ts';
import { LoadedPageProvider, useLanguage, useNavigation, useRouteMatch } from '../navigation/context.tsx';
import { pageOfDialog, type Route } from '../routes.ts';

export type DialogName = NonNullable<Route['dialog']>;

interface Loaded {
  Dialog: ComponentType<{ onClose: () => void }>;
  words: Pick<Copy, 'contact' | 'forms' | 'leaving'>;
}

/** Opens a dialog; when it closes, the focus goes back to what opened it. */
type OpenDialog = (name: DialogName, opener: HTMLAnchorElement) => void;

const Context = createContext<OpenDialog>(() => {});

export const useOpenDialog = () => use(Context);

const modules = {
  contact: () => import('./contact/contact-dialog.tsx'),
  lead: () => import('./lead/lead-panel.tsx'),
};

/** Fetches a dialog and its words, also ahead of the press. */
export async function loadDialog(name: DialogName, language: Language): Promise<Loaded> {
  const [module, words] = await Promise.all([
    modules[name](),
    loadParts(language, ['contact', 'forms', 'leaving']),
  ]);
  return { Dialog: module.default, words };
}

export function DialogsProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { route } = useRouteMatch();
  const { page } = useNavigation();
  const [shown, setShown] = useState<Loaded | null>(null);
  /** What opened a dialog last; none once the page has changed, where that dialog is no longer wanted. */
  const opener = useRef<HTMLElement | null>(null);

  // A move leaves dialogs behind with the page they were opened on. They close at once, before the focus goes to the
  // heading of the next page, and give the focus to nobody.
  useEffect(
    () => () => {
      opener.current = null;
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
      setShown(null);
    },
    [route, language],
  );

  const open: OpenDialog = (name, link) => {
    opener.current = link;
    const ifWanted = (act: () => void) => () => opener.current === link && act();
    const leadToPage = ifWanted(() => location.assign(link.href));
    // The form is on the page already, and its code with it; there must not be a second one.
    if (route === pageOfDialog(name)) {
      withTimeout(import('../forms/focus-form.ts')).then(({ focusForm }) => focusForm(name), leadToPage);
      return;
    }
    withTimeout(loadDialog(name, language)).then((loaded) => ifWanted(() => setShown(loaded))(), leadToPage);
  };

  /** The platform gives the focus back to what had it, which in Safari a pressed link never has. */
  const close = () => {
    setShown(null);
    if (opener.current?.checkVisibility()) opener.current.focus({ preventScroll: true });
  };

  return (
    <Context value={open}>
      {children}
      {shown && (
        <LoadedPageProvider value={{ ...page, copy: { ...page.copy, ...shown.words } }}>
          <shown.Dialog onClose={close} />
        </LoadedPageProvider>
      )}
    </Context>
  );
}
