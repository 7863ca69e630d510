import { Benefits } from './benefits.tsx';
import { heroPicture } from './hero-picture.ts';
import { Hero } from './hero.tsx';
import { MeetUs } from './meet-us.tsx';
import { OurPartners } from './our-partners.tsx';
import { SignUpCard } from './sign-up-card.tsx';

export const hero = heroPicture;

export default function Partners() {
  return (
    <>
      <Hero />
      <MeetUs />
      <Benefits />
      <SignUpCard />
      <OurPartners />
    </>
  );
}
