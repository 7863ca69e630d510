import { loadLate } from '../../ui/late.tsx';
import { Eden } from './eden.tsx';
import { GlobalServices } from './global-services.tsx';
import { heroPicture } from './hero-picture.ts';
import { Hero } from './hero.tsx';
import { MoneyPath, moneyPath } from './money-path.tsx';
import { NationalServices } from './national-services.tsx';
import { technology } from './technology-section.tsx';

export const hero = heroPicture;

export const loadData = loadLate(technology, moneyPath);

export default function Services() {
  return (
    <>
      <Hero />
      <Eden />
      <GlobalServices />
      <NationalServices />
      <technology.Late />
      {/* Last: it says in one sentence what the sections above it explain. */}
      <MoneyPath />
    </>
  );
}
