import { ContactLink } from '../../dialogs/contact-link.tsx';
import { useCopy } from '../../navigation/context.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Hours } from '../../ui/hours.tsx';

export function Support() {
  const copy = useCopy('products').support;
  return (
    <section id="support" className="dark baize section padded">
      <div className="inner rail">
        <h2 className="h2 phrases">{copy.title}</h2>
        <div className="stack">
          <p className="voice">{copy.lede}</p>
          <Hours />
          <ContactLink className={buttonClass('line')}>{copy.next}</ContactLink>
        </div>
      </div>
    </section>
  );
}
