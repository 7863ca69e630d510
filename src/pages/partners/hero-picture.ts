import picture from '../../pictures/partners-hero.json';
import type { HeroPicture } from '../../ui/picture-source.ts';

/** Above 768 px it covers the hero, which may be taller than the picture's 16:9; below it is as wide as the page. */
export const heroPicture: HeroPicture = {
  picture,
  sizes: '(max-width: 767px) 100vw, max(100vw, min(160vh, 1780px))',
};
