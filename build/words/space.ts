/** A space that no line ends at. */
export const space = '\u00a0';
