import picture from '../../pictures/exclusive-macro.json';
import type { HeroPicture } from '../../pictures/picture-source.ts';

/** The first card of the strip stands above the fold. On small screens it is cropped to a third of its width. */
export const firstPicture: HeroPicture = { picture, sizes: '(min-width: 768px) 500px, 400px' };
