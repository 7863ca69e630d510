/** Customer support: whom to turn to and when. */
import { ContactLink } from '../../dialogs/contact-link.tsx';
import { useCopy } from '../../navigation/context.tsx';
import { fill } from '../../language/copy.ts';
import { lacksContact, siteConfig } from '../../site-config.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ContactDetails } from '../../ui/contact-details.tsx';
import { support } from '../../ui/leaf-shapes/products.ts';
import { ProductIcon } from './product-icon.tsx';
import styles from './support.module.css';

export function Support() {
  const copy = useCopy('products').support;
  const { whatsappHours } = siteConfig;
  return (
    <section id="support" className={`section padded ${styles.support}`}>
      <div className="inner">
        <div className={styles.head}>
          <ProductIcon shape={support} />
          <h2 className="h2 phrases">{copy.title}</h2>
          <p className="voice">{copy.lede}</p>
          {/* Once: in each row its words would be a column of a few letters on a phone. */}
          {lacksContact() && <p className="small phrases">{copy.ask}</p>}
          <ContactLink className={buttonClass('line')}>{copy.next}</ContactLink>
        </div>
        <div className={styles.table}>
          <ul className={styles.rows}>
            {(['chat', 'helpDesk', 'ombudsman'] as const).map((channel) => {
              const { name, how } = copy.channels[channel];
              const { hours, days } =
                channel === 'chat' && whatsappHours ? copy.whatsappHours : copy.channels[channel];
              return (
                <li key={channel} className={styles.row}>
                  <div>
                    <h3 className="h4">{name}</h3>
                    <p className="small">{how}</p>
                    {channel !== 'chat' && <ContactDetails {...siteConfig[channel]} />}
                  </div>
                  <p className={styles.hours}>
                    <span className={`display figures ${styles.figure}`}>
                      <bdi>{fill(hours, whatsappHours ?? {})}</bdi>
                    </span>{' '}
                    <span className="small">{days}</span>
                  </p>
                </li>
              );
            })}
          </ul>
          <p className={`small ${styles.clock}`}>{copy.clock}</p>
        </div>
      </div>
    </section>
  );
}
