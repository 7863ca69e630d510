import { useCopy } from '../../navigation/context.tsx';
import { BePart } from './be-part.tsx';
import { BelowWelcome } from './below-welcome.tsx';
import { heroPicture } from './hero-picture.ts';
import { Hero } from './hero.tsx';
import { Welcome } from './welcome.tsx';

export const hero = heroPicture;

export default function AboutUs() {
  return (
    <>
      <Hero />
      <Welcome />
      <BelowWelcome copy={useCopy('facts')} />
      <BePart />
    </>
  );
}
