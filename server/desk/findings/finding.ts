/** One finding of the checks, as the desk shows it. */
export interface Finding {
  /** The form and the field in its words; a file's path where there is no form of it. */
  place: string;
  /** What is wrong, as the check says it. */
  message: string;
  /** Where it can be mended; nothing where the desk has no form for the file. */
  entry?: { collection: string; name: string };
  language?: string;
  /** The field: `hero.title`. */
  key?: string;
}
