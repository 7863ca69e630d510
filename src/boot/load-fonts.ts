/**
 * Asks for what some words need of fonts.
 * @param weight the weight that they are set in
 * @param families the families that they are set in, as `font-family` lists them
 * @param words the words
 * @returns a promise that is kept when the fonts are there, or cannot be had
 */
export function loadFonts(weight: string, families: string, words: string): Promise<unknown> {
  // One by one: asked for together they fail together, and a stand-in is not on every machine.
  return Promise.allSettled(
    families.split(',').map((each) => document.fonts.load(`${weight} 1em ${each}`, words)),
  );
}
