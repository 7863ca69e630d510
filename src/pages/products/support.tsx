import { useAddress, useCopy } from '../../navigation/context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Channels } from '../../ui/channels.tsx';

export function Support() {
  const copy = useCopy('products').support;
  const address = useAddress();
  return (
    <section id="support" className="dark section padded">
      <div className="inner rail">
        <h2 className="h2 phrases">{copy.title}</h2>
        <div className="stack">
          <Channels clients />
          <ButtonLink href={address('contact')} variant="line">
            {copy.next}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
