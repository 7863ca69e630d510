import { useEffect } from 'react';
import { useLanguage } from '../routing/context.tsx';

/**
 * Lays a closed dialog of the page out once, when its fonts are there and the browser is idle: what it finds out then, in
 * which fonts the words are and how wide, it need not find out at the press that opens the dialog. A page knows the letters
 * of its own language only; the names of the languages take a search in the device's fonts.
 * @param id of a dialog that is a part of the page
 */
export function useLaidOutAhead(id: string): void {
  const language = useLanguage();
  useEffect(() => {
    void document.fonts.ready.then(() => (window.requestIdleCallback ?? setTimeout)(() => layOut(id)));
  }, [id, language]);
}

/** Between two frames, so that nobody sees or hears of it. */
function layOut(id: string): void {
  const dialog = document.getElementById(id) as HTMLDialogElement;
  if (dialog.open) return;
  dialog.style.cssText = 'position:fixed;display:block;visibility:hidden';
  dialog.getBoundingClientRect();
  dialog.style.cssText = '';
}
