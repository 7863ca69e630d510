/** What every component may ask: the language shown, its words, the address of a page. */
import { createContext, use } from 'react';
import type { Screen } from '../screen.ts';
import { addressOf, type Place, type Target } from './address.ts';
import type { Copy, CopyPart } from './copy.ts';
import type { Language } from './languages.ts';

const ScreenContext = createContext<Screen | null>(null);

/** Gives the screen that is shown to everything below. */
export const ScreenProvider = ScreenContext;

function useScreen(): Screen {
  const screen = use(ScreenContext);
  if (!screen) throw new Error('No screen around this component');
  return screen;
}

/** The language that is shown. */
export function useLanguage(): Language {
  return useScreen().language;
}

/** Where the visitor is: page, language in the address, policy document. */
export function usePlace(): Place {
  return useScreen().place;
}

/**
 * The words of one part of the copy, in the language shown.
 * @throws when the part was not loaded: it has to be named in the page's route
 */
export function useCopy<Part extends CopyPart>(part: Part): Copy[Part] {
  const words = useScreen().copy[part];
  if (!words) throw new Error(`The copy “${part}” is not named in the route of this page`);
  return words;
}

/** The words of a part that may not have been loaded. */
export function useOptionalCopy<Part extends CopyPart>(part: Part): Copy[Part] | undefined {
  return useScreen().copy[part];
}

/** What the page's `loadData` returned. */
export function useData<Data>(): Data {
  return useScreen().data as Data;
}

/** A function that gives the address of a page, prefixed with the language if the visitor's address is. */
export function useAddress(): (target: Target, hash?: string) => string {
  const { language, place } = useScreen();
  return (target, hash) => addressOf(target, language, place.prefix !== null) + (hash ? `#${hash}` : '');
}
