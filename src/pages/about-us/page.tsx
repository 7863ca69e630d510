import { loadLate } from '../../ui/late.tsx';
import { BePart } from './be-part.tsx';
import { belowWelcome } from './below-welcome-section.tsx';
import { heroPicture } from './hero-picture.ts';
import { Hero } from './hero.tsx';
import { Welcome } from './welcome.tsx';

export const hero = heroPicture;

export const loadData = loadLate(belowWelcome);

export default function AboutUs() {
  return (
    <>
      <Hero />
      <Welcome />
      <belowWelcome.Late />
      <BePart />
    </>
  );
}
