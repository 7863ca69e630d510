import picture from '../../pictures/home-hero.json';
import type { HeroPicture } from '../../pictures/picture-source.ts';

/**
 * On a tablet the portrait composition fits beside the text. On a phone the picture fades out under a mask, so that a
 * lower resolution is enough.
 */
export const heroPicture: HeroPicture = {
  picture,
  sizes: '(min-width: 1280px) 100vw, (min-width: 768px) 66vw, 80vw',
  wideFrom: 1280,
};
