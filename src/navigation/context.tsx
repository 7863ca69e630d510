/** Context for every component: the current page, its language, its copy, addresses. */
import { createContext, use, useCallback } from 'react';
import type { LoadedPage } from './loaded-page.ts';
import { addressOf, type RouteMatch, type RouteRef } from './address.ts';
import type { Copy, CopyPart, Definitions } from '../language/copy.ts';
import type { Language } from '../language/languages.ts';

const LoadedPageContext = createContext<LoadedPage | null>(null);

export const LoadedPageProvider = LoadedPageContext;

function useLoadedPage(): LoadedPage {
  const page = use(LoadedPageContext);
  if (!page) throw new Error('No page around this component');
  return page;
}

/** The language of the page. */
export function useLanguage(): Language {
  return useLoadedPage().language;
}

/** The parsed address of the page. */
export function useRouteMatch(): RouteMatch {
  return useLoadedPage().match;
}

/**
 * One part of the copy, in the language of the page.
 * @throws if the page's route does not list the part
 */
export function useCopy<Part extends CopyPart>(part: Part): Copy[Part] {
  const words = useLoadedPage().copy[part];
  if (!words) throw new Error(`The copy “${part}” is not named in the route of this page`);
  return words;
}

/** A part of the copy that may not be loaded. */
export function useOptionalCopy<Part extends CopyPart>(part: Part): Copy[Part] | undefined {
  return useLoadedPage().copy[part];
}

/** The definitions of the page's glossary terms. */
export function useDefinitions(): Definitions {
  return useLoadedPage().definitions;
}

/** The result of the page's `loadData`. */
export function usePageData<Data>(): Data {
  return useLoadedPage().data as Data;
}

/** A function that builds addresses, prefixed with the language if the current one is. */
export function useAddress(): (routeRef: RouteRef, hash?: string) => string {
  const { language, match } = useLoadedPage();
  const prefixed = match.prefix !== null;
  return useCallback(
    (routeRef, hash) => addressOf(routeRef, language, prefixed) + (hash ? `#${hash}` : ''),
    [language, prefixed],
  );
}

export interface Navigation {
  /** The current page. */
  page: LoadedPage;
  /** Its query string. */
  search: string;
  /** Changes query and fragment, with a new history entry or in place of the current one. */
  changeSearch: (searchAndHash: string, history: 'pushState' | 'replaceState') => void;
  /** Shows the same page in another language; scroll position and form contents stay. */
  changeLanguage: (language: Language) => Promise<void>;
}

export interface Announcement {
  /** What happened: another page or language is shown, or a page could not be fetched. */
  kind: 'none' | 'page' | 'language' | 'offline';
  /** Grows with every announcement, so that the same text is announced again. */
  count: number;
}

const NavigationContext = createContext<Navigation | null>(null);

export const NavigationProvider = NavigationContext;

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('No navigation around this component');
  return navigation;
}
