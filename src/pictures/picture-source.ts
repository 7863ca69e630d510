/** Addresses and sizes of a picture's files, for `<picture>` and for the preload in the head. */

/** One composition of a picture, written by `art/pictures.ts`: its largest size, its widths, its hash. */
export interface Composition {
  width: number;
  height: number;
  widths: number[];
  hash: string;
}

/**
 * The compositions a picture may have besides `wide`, and the window width in pixels from which each is shown.
 */
const minWidths = { medium: 768, small: 640, compact: 550, portrait: 0 };

export type CompositionName = 'wide' | keyof typeof minWidths;

/** The JSON files in `src/pictures/`. A picture that is shown the same at every width has only `wide`. */
export interface PictureSource extends Partial<Record<CompositionName, Composition>> {
  name: string;
  colour: string;
  wide: Composition;
}

/** The picture above the fold, for the preload in the head. */
export interface HeroPicture {
  picture: PictureSource;
  sizes: string;
  /** The window width in pixels from which the wide composition is shown; 768 by default. */
  wideFrom?: number;
}

/**
 * The compositions of a picture with the window width in pixels from which each is shown, widest first. Without a
 * composition for tablets, and where `wide` starts later, tablets get that of a phone.
 */
export function rangesOf(picture: PictureSource, wideFrom = 768): [CompositionName, number][] {
  const ranges = Object.entries({ wide: wideFrom, ...minWidths }) as [CompositionName, number][];
  if (!picture.medium && wideFrom > minWidths.medium) ranges[1] = ['portrait', minWidths.medium];
  return ranges.filter(([name]) => picture[name]);
}

/** The `srcSet` of a composition, with the dimensions that reserve its space. */
export function candidates(picture: PictureSource, name: CompositionName) {
  const { width, height, widths } = picture[name]!;
  const srcSet = widths.map((each) => `${addressOfFile(picture, name, each)} ${each}w`).join(', ');
  return { srcSet, width, height };
}

function addressOfFile(picture: PictureSource, name: CompositionName, width: number): string {
  return `${start(picture, name)}-${width}.avif`;
}

/**
 * The WebP for browsers without AVIF: the narrowest composition in its second largest width. Such browsers lack range
 * media queries too, and show the phone's layout.
 */
export function fallbackOf(picture: PictureSource): string {
  const [name] = rangesOf(picture).at(-1)!;
  return `${start(picture, name)}-${picture[name]!.widths.at(-2)!}.webp`;
}

function start(picture: PictureSource, name: CompositionName): string {
  return `/pictures/${picture.name}-${name}-${picture[name]!.hash}`;
}
