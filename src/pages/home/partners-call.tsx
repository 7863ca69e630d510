/** The hero's arrow links here. */
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export function PartnersCall() {
  const copy = useCopy('home').call;
  const address = useAddress();
  return (
    <section id="partners" className="section padded">
      <div className="inner split">
        <h2 className="h2 phrases">{copy.title}</h2>
        <div className="stack">
          <p className="intro">{copy.text}</p>
          <TextLink href={address('partners')}>{copy.link}</TextLink>
        </div>
      </div>
    </section>
  );
}
