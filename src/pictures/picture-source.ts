/** Where the files of a picture are; also for the prerenderer, which preloads the one above the fold. */

/** One composition of a picture, as `art/encode.mjs` wrote it: its largest size, its widths, its hash. */
export interface Composition {
  width: number;
  height: number;
  widths: number[];
  hash: string;
}

/** The JSON files in `src/pictures/`. */
export interface PictureSource {
  name: string;
  colour: string;
  wide: Composition;
  portrait?: Composition;
}

/** A picture above the fold, and how it is shown, for the preload in the head. */
export interface HeroPicture {
  picture: PictureSource;
  sizes: string;
  /** The media condition of the wide composition, where it is not {@link wideFrom}. */
  wideFrom?: string;
}

/** From this width on the wide composition is shown; below it the portrait one, where there is one. */
export const wideFrom = '(min-width: 768px)';

type Name = 'wide' | 'portrait';
type Format = 'avif' | 'webp';

/** The `srcSet` of a composition, with its dimensions, which keep its place before it has arrived. */
export function candidates(picture: PictureSource, name: Name, format: Format) {
  const { width, height, widths } = picture[name]!;
  const srcSet = widths.map((each) => `${addressOfFile(picture, name, each, format)} ${each}w`).join(', ');
  return { srcSet, width, height };
}

/** The address of one file of a picture. */
export function addressOfFile(picture: PictureSource, name: Name, width: number, format: Format): string {
  return `/pictures/${picture.name}-${name}-${picture[name]!.hash}-${width}.${format}`;
}

/** The smallest width that a composition comes in. */
export function smallest({ widths }: Composition): number {
  return Math.min(...widths);
}
