/** What a component may know of the moves between pages, and what it may ask for. */
import { createContext, use } from 'react';
import type { Language } from '../language/languages.ts';
import type { LoadedPage } from '../routing/loaded-page.ts';

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
