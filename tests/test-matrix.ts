/** How much is tested: what people do in two languages at two widths, or by night all of it. */
import { type Language, languages } from './pages.ts';

/** Whether this is the nightly run (`npm run test:all`). */
export const isNightly = process.env.NIGHTLY !== undefined;

/** One language from left to right and one from right to left, or all. */
export const testedLanguages: readonly Language[] = isNightly ? languages : ['pt', 'ar'];

/** The widths of a phone and of a laptop, or with those of a tablet and of a large screen, in CSS pixels. */
export const widths = isNightly ? [390, 768, 1280, 1920] : [390, 1280];
