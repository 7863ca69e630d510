/** What every component may ask: the language shown, its words, the address of a page. */
import { createContext, use, useCallback } from 'react';
import type { LoadedPage } from './loaded-page.ts';
import { addressOf, type RouteMatch, type RouteRef } from './address.ts';
import type { Copy, CopyPart, Definitions } from '../language/copy.ts';
import type { Language } from '../language/languages.ts';

const LoadedPageContext = createContext<LoadedPage | null>(null);

/** Gives the page that is shown to everything below. */
export const LoadedPageProvider = LoadedPageContext;

function useLoadedPage(): LoadedPage {
  const page = use(LoadedPageContext);
  if (!page) throw new Error('No page around this component');
  return page;
}

/** The language that is shown. */
export function useLanguage(): Language {
  return useLoadedPage().language;
}

/** Where the visitor is: page, language in the address, policy document. */
export function useRouteMatch(): RouteMatch {
  return useLoadedPage().match;
}

/**
 * The words of one part of the copy, in the language shown.
 * @throws when the part was not loaded: it has to be named in the page's route
 */
export function useCopy<Part extends CopyPart>(part: Part): Copy[Part] {
  const words = useLoadedPage().copy[part];
  if (!words) throw new Error(`The copy “${part}” is not named in the route of this page`);
  return words;
}

/** The words of a part that may not have been loaded. */
export function useOptionalCopy<Part extends CopyPart>(part: Part): Copy[Part] | undefined {
  return useLoadedPage().copy[part];
}

/** What the terms are that the page explains. */
export function useDefinitions(): Definitions {
  return useLoadedPage().definitions;
}

/** What the page's `loadData` returned. */
export function usePageData<Data>(): Data {
  return useLoadedPage().data as Data;
}

/** A function that gives the address of a page, prefixed with the language if the visitor's address is. */
export function useAddress(): (routeRef: RouteRef, hash?: string) => string {
  const { language, match } = useLoadedPage();
  const prefixed = match.prefix !== null;
  return useCallback(
    (routeRef, hash) => addressOf(routeRef, language, prefixed) + (hash ? `#${hash}` : ''),
    [language, prefixed],
  );
}

export interface Navigation {
  /** The page that is shown. */
  page: LoadedPage;
  /** The query of its address. */
  search: string;
  /** Writes another query and fragment into the address, as a step that the way back undoes, or in place of this one. */
  changeSearch: (searchAndHash: string, history: 'pushState' | 'replaceState') => void;
  /** Shows the same page in another language, keeping the position and what was typed. */
  changeLanguage: (language: Language) => void;
}

export interface Announcement {
  /** A page or a language was changed, or a page could not be fetched and the visitor is where they were. */
  kind: 'none' | 'page' | 'language' | 'offline';
  /** Grows with every announcement, so that the same words are said again. */
  count: number;
}

const NavigationContext = createContext<Navigation | null>(null);

export const NavigationProvider = NavigationContext;

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('No navigation around this component');
  return navigation;
}
