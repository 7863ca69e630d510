import picture from '../../pictures/home-hero.json';
import type { HeroPicture } from '../../pictures/picture-source.ts';

/**
 * A tablet has room for the portrait fan beside the words, not for the wide one. On a phone it fades out under a mask, and
 * needs no pixel for each of the screen's.
 */
export const heroPicture: HeroPicture = {
  picture,
  sizes: '(min-width: 1280px) 100vw, (min-width: 768px) 66vw, 80vw',
  wideFrom: 1280,
};
