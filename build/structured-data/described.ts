/** What structured data is made of, and how its things are named. */
import type { SiteConfig } from '../../src/site-config.ts';
import { type Language, localeOf } from '../../src/language/languages.ts';
import type { PrerenderedPage } from '../../src/prerender.tsx';
import { canonicalAddress, canonicalRouteRef } from '../canonical.ts';
import type { FrontMatter } from '../policies/front-matter.ts';

export interface Described {
  page: PrerenderedPage;
  prefixed: boolean;
  siteConfig: SiteConfig;
  /** The front matter of the policy that the page shows. */
  front?: FrontMatter;
}

/** Language tags as content is marked with them. */
export const tagOf = (language: Language) => new Intl.Locale(localeOf(language)).baseName;

/** The name of a thing that is the same on every page. */
export const idOf = ({ siteOrigin }: SiteConfig, name: string) => `${siteOrigin}/#${name}`;

/** Where a page is, as search engines are to know it. */
export function addressIn({ page, prefixed, siteConfig }: Described): string {
  return siteConfig.siteOrigin + canonicalAddress(canonicalRouteRef(page), page.language, prefixed);
}

/** A title without the name of the site: `Products | Ether` is `Products`. */
export function nameIn(title: string): string {
  return title.replace(/\s*[|｜]\s*Ether$/u, '');
}
