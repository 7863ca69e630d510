/** Where the files of a picture are; also for the prerenderer, which preloads the one above the fold. */

/** One composition of a picture, as `art/pictures.ts` wrote it: its largest size, its widths, its hash. */
export interface Composition {
  width: number;
  height: number;
  widths: number[];
  hash: string;
}

/**
 * The compositions that a picture may have, from the widest window to the narrowest, and the width of the window in
 * pixels from which each is shown; that of `wide`, the first, is a picture's own.
 */
const beginnings = { medium: 768, small: 640, compact: 550, portrait: 0 };

export type CompositionName = 'wide' | keyof typeof beginnings;

/** The JSON files in `src/pictures/`. A picture that is shown the same at every width has only `wide`. */
export interface PictureSource extends Partial<Record<CompositionName, Composition>> {
  name: string;
  colour: string;
  wide: Composition;
}

/** A picture above the fold, and how it is shown, for the preload in the head. */
export interface HeroPicture {
  picture: PictureSource;
  sizes: string;
  /** The width in pixels from which the wide composition is shown, where it is not 768. */
  wideFrom?: number;
}

/**
 * The compositions of a picture, each with the width of the window in pixels from which it is shown, in the order in
 * which a browser tries them. A picture that is not wide on a tablet and has no composition for one is shown there as
 * on a phone.
 */
export function rangesOf(picture: PictureSource, wideFrom = 768): [CompositionName, number][] {
  const ranges = Object.entries({ wide: wideFrom, ...beginnings }) as [CompositionName, number][];
  if (!picture.medium && wideFrom > beginnings.medium) ranges[1] = ['portrait', beginnings.medium];
  return ranges.filter(([name]) => picture[name]);
}

/** The `srcSet` of a composition, with its dimensions, which keep its place before it has arrived. */
export function candidates(picture: PictureSource, name: CompositionName) {
  const { width, height, widths } = picture[name]!;
  const srcSet = widths.map((each) => `${addressOfFile(picture, name, each)} ${each}w`).join(', ');
  return { srcSet, width, height };
}

/** The address of one file of a picture. */
function addressOfFile(picture: PictureSource, name: CompositionName, width: number): string {
  return `${start(picture, name)}-${width}.avif`;
}

/**
 * The one file of a picture for browsers without AVIF: the narrowest composition in its second width from the top. What else
 * they lack (conditions on the width of the window) shows them the page of a phone.
 */
export function fallbackOf(picture: PictureSource): string {
  const [name] = rangesOf(picture).at(-1)!;
  return `${start(picture, name)}-${picture[name]!.widths.at(-2)!}.webp`;
}

function start(picture: PictureSource, name: CompositionName): string {
  return `/pictures/${picture.name}-${name}-${picture[name]!.hash}`;
}
