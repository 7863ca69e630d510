/** The test matrix: two languages and two widths, or all of them at night. */
import { type Language, languages } from './pages.ts';

/** Whether this is the nightly run (`npm run test:all`). */
export const isNightly = process.env.NIGHTLY !== undefined;

/** One left-to-right and one right-to-left language, or all. */
export const testedLanguages: readonly Language[] = isNightly ? languages : ['pt', 'ar'];

/** Phone and laptop, or also tablet and large screen, in CSS pixels. */
export const widths = isNightly ? [390, 768, 1280, 1920] : [390, 1280];
