import { loadLate } from '../../ui/late.tsx';
import { heroPicture } from './hero-picture.ts';
import { Hero } from './hero.tsx';
import { Join } from './join.tsx';
import { PartnersCall } from './partners-call.tsx';
import { payments } from './payments-section.tsx';
import { Pitch } from './pitch.tsx';
import { record } from './record/record-section.tsx';
import { Security } from './security.tsx';

export const hero = heroPicture;

export const loadData = loadLate(record, payments);

export default function Home() {
  return (
    <>
      <Hero />
      <PartnersCall />
      <Pitch />
      <Security />
      <payments.Late />
      <Join />
    </>
  );
}
