/** What a component may do: go to a page, change the language. */
import { createContext, use } from 'react';
import type { Language } from '../language/languages.ts';
import type { LoadedPage } from '../routing/loaded-page.ts';

export interface Navigation {
  page: LoadedPage;
  /** What last happened, to be announced: a page or a language was changed, or a page could not be fetched. */
  news: News;
  /** Goes to an address of this site; without network the visitor stays and is told. */
  go: (address: string, options?: { replace?: boolean }) => void;
  /** Shows the same place in another language, keeping the position and what was typed. */
  changeLanguage: (language: Language) => void;
}

export type News = { kind: 'none' | 'page' | 'language' | 'offline'; count: number };

const NavigationContext = createContext<Navigation | null>(null);

export const NavigationProvider = NavigationContext;

export function useNavigate(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('No navigation around this component');
  return navigation;
}
