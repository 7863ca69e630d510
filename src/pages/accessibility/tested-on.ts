/** The date of the last full accessibility test. */
export const testedOn = '2026-11-22';
