/** Eden; its illustration is on the partners' page. */
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export function Eden() {
  const copy = useCopy('services').eden;
  const address = useAddress();
  return (
    <section id="eden" className="dark section padded">
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
