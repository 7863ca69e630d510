/**
 * The dialogs that are loaded when they are wanted: the contact form and the lead panel. If one cannot be
 * fetched, the visitor is led to the screen with the same form.
 */
import { type ComponentType, createContext, type ReactNode, use, useEffect, useState } from 'react';
import { ScreenProvider, useAddress, useLanguage } from '../language/context.tsx';
import { type Copy, loadCopy } from '../language/copy.ts';
import { useNavigate } from '../navigation/context.ts';

export type DialogName = 'contact' | 'lead';

/** A dialog is told when it is wanted, and says when it has closed; what was typed stays in between. */
export interface DialogProps {
  open: boolean;
  onClose: () => void;
}

interface Dialogs {
  open: (name: DialogName) => void;
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

export function DialogsProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const address = useAddress();
  const { go, screen } = useNavigate();
  const [loaded, setLoaded] = useState<Partial<Record<DialogName, ComponentType<DialogProps>>>>({});
  const [forms, setForms] = useState<Copy['forms'] | null>(null);
  const [shown, setShown] = useState<DialogName | null>(null);

  // The words of an open dialog follow the language.
  const loadedOnce = forms !== null;
  useEffect(() => {
    if (!loadedOnce) return;
    let stale = false;
    loadCopy(language, 'forms').then(
      (words) => {
        if (!stale) setForms(words);
      },
      () => {},
    );
    return () => {
      stale = true;
    };
  }, [language, loadedOnce]);

  const load = async (name: DialogName) => {
    const [module, words] = await Promise.all([modules[name](), loadCopy(language, 'forms')]);
    return { Dialog: module.default, words };
  };

  const dialogs: Dialogs = {
    open: (name) => {
      load(name).then(
        ({ Dialog, words }) => {
          setForms(words);
          setLoaded((others) => ({ ...others, [name]: Dialog }));
          setShown(name);
        },
        () => go(address(name === 'contact' ? 'contact' : 'sign-up')),
      );
    },
    prefetch: (name) => {
      load(name).catch(() => {});
    },
  };

  return (
    <DialogsContext value={dialogs}>
      {children}
      {forms && (
        <ScreenProvider value={{ ...screen, copy: { ...screen.copy, forms } }}>
          {(Object.keys(loaded) as DialogName[]).map((name) => {
            const Dialog = loaded[name]!;
            return <Dialog key={name} open={shown === name} onClose={() => setShown(null)} />;
          })}
        </ScreenProvider>
      )}
    </DialogsContext>
  );
}
