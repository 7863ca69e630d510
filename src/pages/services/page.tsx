import { CallToAction } from '../../shell/call-to-action/call-to-action.tsx';
import { Eden } from './eden.tsx';
import { GlobalServices } from './global-services.tsx';
import { heroPicture } from './hero-picture.ts';
import { Hero } from './hero.tsx';
import { NationalServices } from './national-services.tsx';
import { TechnologicalServices } from './technological-services.tsx';

export const hero = heroPicture;

export default function Services() {
  return (
    <>
      <Hero />
      <Eden />
      <GlobalServices />
      <NationalServices />
      <TechnologicalServices />
      <CallToAction />
    </>
  );
}
