import { BePart } from './be-part.tsx';
import { FastAndSafe } from './fast-and-safe.tsx';
import { heroPicture } from './hero-picture.ts';
import { Hero } from './hero.tsx';
import { Welcome } from './welcome.tsx';

export const hero = heroPicture;

export default function AboutUs() {
  return (
    <>
      <Hero />
      <Welcome />
      <FastAndSafe />
      <BePart />
    </>
  );
}
