import picture from '../../pictures/about-hero.json';
import type { HeroPicture } from '../../pictures/picture-source.ts';

export const heroPicture: HeroPicture = { picture, sizes: '100vw' };
