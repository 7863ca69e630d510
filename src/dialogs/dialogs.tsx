/**
 * The dialogs that are loaded when they are wanted: the contact form and the lead panel. If one cannot be
 * fetched, the visitor is led to the page with the same form.
 */
import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { LoadedPageProvider, useLanguage, useRouteMatch, useNavigation } from '../navigation/context.tsx';
import { type Copy, loadParts } from '../language/copy.ts';
import type { Language } from '../language/languages.ts';
import { withinTime } from '../language/within-time.ts';
import { pageOfDialog, type Route } from '../routes.ts';
import type { DialogProps } from './dialog-props.ts';

export type DialogName = NonNullable<Route['dialog']>;

interface Dialogs {
  /** Opens a dialog; when it closes, the focus goes back to what opened it. */
  open: (name: DialogName, opener: HTMLAnchorElement) => void;
  /** Fetches a dialog ahead, when it will probably be wanted. */
  prefetch: (name: DialogName) => void;
}

const DialogsContext = createContext<Dialogs | null>(null);

export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext);
  if (!dialogs) throw new Error('No dialogs around this component');
  return dialogs;
}

const modules: Record<DialogName, () => Promise<{ default: ComponentType<DialogProps> }>> = {
  contact: () => import('./contact/contact-dialog.tsx'),
  lead: () => import('./lead/lead-panel.tsx'),
};

type Words = Pick<Copy, 'contact' | 'forms' | 'leaving'>;

function loadWords(language: Language): Promise<Words> {
  return loadParts(language, ['contact', 'forms', 'leaving']);
}

export function DialogsProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { route } = useRouteMatch();
  const { page } = useNavigation();
  const [loaded, setLoaded] = useState<Partial<Record<DialogName, ComponentType<DialogProps>>>>({});
  const [words, setWords] = useState<Words | null>(null);
  const [shown, setShown] = useState<DialogName | null>(null);
  const pressed = useRef<HTMLElement | null>(null);
  /** Counts what was asked for: a dialog that arrives on the page after is no longer wanted. */
  const requestId = useRef(0);

  // The words of the dialogs follow the language, also one that was chosen while a dialog was on its way.
  const loadedOnce = words !== null;
  useEffect(() => {
    if (!loadedOnce) return;
    let stale = false;
    loadWords(language).then(
      (translated) => {
        if (!stale) setWords(translated);
      },
      () => {},
    );
    return () => {
      stale = true;
    };
  }, [language, loadedOnce, shown]);

  // Back and forward leave the dialog behind with the page it was opened on. It closes at once, before the focus
  // goes to the heading of the next page, and gives the focus to nobody.
  useEffect(
    () => () => {
      requestId.current += 1;
      pressed.current = null;
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
      setShown(null);
    },
    [route],
  );

  // The same for as long as the page stays, as the navigation is (`usePages`).
  const dialogs = useMemo<Dialogs>(() => {
    const load = async (name: DialogName) => {
      const [module, loadedWords] = await Promise.all([modules[name](), loadWords(language)]);
      return { module, loadedWords };
    };
    return {
      open: (name, from) => {
        const formPage = pageOfDialog(name);
        const id = ++requestId.current;
        const leadToPage = () => {
          if (id === requestId.current) location.assign(from.href);
        };
        // The form is on the page already, and its code with it; there must not be a second one.
        if (route === formPage) {
          withinTime(import('../forms/focus-form.ts')).then(({ focusForm }) => focusForm(name), leadToPage);
          return;
        }
        withinTime(load(name)).then(({ module, loadedWords }) => {
          if (id !== requestId.current) return;
          pressed.current = from;
          setWords(loadedWords);
          setLoaded((others) => ({ ...others, [name]: module.default }));
          setShown(name);
        }, leadToPage);
      },
      prefetch: (name) => {
        load(name).catch(() => {});
      },
    };
  }, [language, route]);

  /** The platform gives the focus back to what had it, which in Safari a pressed link never has. */
  const close = () => {
    setShown(null);
    if (pressed.current?.checkVisibility()) pressed.current.focus({ preventScroll: true });
  };

  return (
    <DialogsContext value={dialogs}>
      {children}
      {words && (
        <LoadedPageProvider value={{ ...page, copy: { ...page.copy, ...words } }}>
          {(Object.keys(loaded) as DialogName[]).map((name) => {
            const Dialog = loaded[name]!;
            return <Dialog key={name} open={shown === name} onClose={close} />;
          })}
        </LoadedPageProvider>
      )}
    </DialogsContext>
  );
}
