/** The day of the last full round of tests that the accessibility statement speaks of. */
export const testedOn = '2026-11-22';
