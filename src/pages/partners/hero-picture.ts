import picture from '../../pictures/partners-hero.json';
import type { HeroPicture } from '../../pictures/picture-source.ts';

/** From 1000 px it covers the hero, which may be taller than 16:9; below that it is as wide as the page. */
export const heroPicture: HeroPicture = {
  picture,
  sizes: '(max-width: 1023px) 100vw, max(100vw, min(160vh, 1780px))',
};
