import type { PageModule } from '../../routing/loaded-page.ts';
import { heroPicture } from './hero-picture.ts';
import { Hero } from './hero.tsx';
import type { HomeData } from './home-data.ts';
import { Join } from './join.tsx';
import { PartnersCall } from './partners-call.tsx';
import { loadPayments, PaymentsSection } from './payments-section.tsx';
import { Pitch } from './pitch.tsx';
import { loadRecord } from './record/record-section.tsx';
import { Security } from './security.tsx';

export const hero = heroPicture;

export const loadData: PageModule<HomeData | undefined>['loadData'] = async (_, language, first) => {
  if (first) return undefined;
  const [record, payments] = await Promise.all([loadRecord(language), loadPayments(language)]);
  return { record, payments };
};

export default function Home() {
  return (
    <>
      <Hero />
      <PartnersCall />
      <Pitch />
      <Security />
      <PaymentsSection />
      <Join />
    </>
  );
}
