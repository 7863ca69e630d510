import { heroPicture } from './hero-picture.ts';
import { Hero } from './hero.tsx';
import { Join } from './join.tsx';
import { PartnersCall } from './partners-call.tsx';
import { Payments } from './payments.tsx';
import { Pitch } from './pitch.tsx';
import type { PageModule } from '../../routing/loaded-page.ts';
import { loadRecord, type RecordParts } from './record/load-record.ts';
import { Security } from './security.tsx';

export const hero = heroPicture;

export const loadData: PageModule<RecordParts | undefined>['loadData'] = async (_, language, first) =>
  first ? undefined : loadRecord(language);

export default function Home() {
  return (
    <>
      <Hero />
      <PartnersCall />
      <Pitch />
      <Security />
      <Payments />
      <Join />
    </>
  );
}
