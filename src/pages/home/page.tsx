import { CallToAction } from '../../shell/call-to-action/call-to-action.tsx';
import { heroPicture } from './hero-picture.ts';
import { Hero } from './hero.tsx';
import { PartnersCall } from './partners-call.tsx';
import { Payments } from './payments.tsx';
import { Pitch } from './pitch.tsx';
import { Security } from './security.tsx';

export const hero = heroPicture;

export default function Home() {
  return (
    <>
      <Hero />
      <PartnersCall />
      <Pitch />
      <Security />
      <Payments />
      <CallToAction />
    </>
  );
}
