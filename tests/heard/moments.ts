/** The walk of a visitor who listens, in a language: what is done, and what is heard then. */
import type { Language } from '../../src/language/languages.ts';
import { addressOf, type RouteRef } from '../pages.ts';
import { choiceMoments } from './choice-moments.ts';
import { contactMoments } from './contact-moments.ts';
import { dialogMoments } from './dialog-moments.ts';
import { foreEdgeMoments } from './fore-edge-moments.ts';
import type { Moment } from './moment.ts';
import { pageMoments } from './page-moments.ts';
import { policyMoments, searchMoments } from './policy-moments.ts';
import { languageMoments, menuMoments, smallMenuMoments } from './shell-moments.ts';
import { viewerMoments } from './viewer-moments.ts';

/** Every moment, in order; most begin where the one before ended. */
export function momentsIn(language: Language): Moment[] {
  const path = (routeRef: RouteRef) => addressOf(routeRef, language, true);
  return [
    ...menuMoments(language, path('home')),
    ...languageMoments(language, path('about-us')),
    ...contactMoments(language, path('contact')),
    ...policyMoments(language, path('policies')),
    ...viewerMoments(language, path),
    ...searchMoments(language, path('total-policy')),
    ...pageMoments(language, path),
    ...choiceMoments(language, path),
    ...dialogMoments(language, path),
    // These change the width of the window.
    ...foreEdgeMoments(language, path('products')),
    ...smallMenuMoments(language, path('home')),
  ];
}
