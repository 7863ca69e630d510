/**
 * What stands in the HTML of a page, and whose code and words are fetched when the visitor comes near (`src/ui/late.tsx`).
 * For the build: the styles of these modules come with the page.
 */
import type { CopyPart } from '../language/copy.ts';
import type { RouteId } from './routes.ts';

export interface LaterPart {
  /** The module, from `src/`. */
  module: string;
  copy: CopyPart;
}

const parts: Partial<Record<RouteId, readonly LaterPart[]>> = {
  home: [
    { module: 'pages/home/record/record.tsx', copy: 'record' },
    { module: 'pages/home/payments.tsx', copy: 'money-path' },
  ],
  services: [{ module: 'money-path/paths.tsx', copy: 'money-path' }],
  'sign-up': [{ module: 'pages/sign-up/questions.tsx', copy: 'before-account' }],
};

/** The parts of a page that come later. */
export function laterPartsOf(route: RouteId): readonly LaterPart[] {
  return parts[route] ?? [];
}
