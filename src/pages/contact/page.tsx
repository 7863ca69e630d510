/** The contact-message page: the full contact form on a page of its own. */
import { ContactForm } from '../../forms/contact-form.tsx';
import { Channels, channelsId } from '../../forms/parts/channels.tsx';
import { Afterwards } from '../../forms/parts/sent-message.tsx';
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { BackLink } from '../../forms/parts/back-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Horizon } from './horizon.tsx';
import styles from './page.module.css';

export default function Contact() {
  const { contact } = useCopy('contact');
  const { backToSite } = useCopy('forms');
  const home = useAddress()('home');
  return (
    <section className={`section ${styles.section}`}>
      <div className={`inner ${styles.columns}`}>
        <div className={styles.head}>
          <BackLink />
          <h1 className={`display gives-way ${styles.title}`}>{contact.title}</h1>
          <p className={`lede ${styles.lede}`}>{contact.lede}</p>
          {/* Beneath the form on a phone, the channels are far away. */}
          <TextLink href={`#${channelsId}`} arrow="down" className={styles.toChannels}>
            {contact.channels}
          </TextLink>
        </div>
        <div className={styles.main}>
          <h2 className={`h4 ${styles.formTitle}`}>{contact.formTitle}</h2>
          <ContactForm level="h2" back={<ButtonLink href={home}>{backToSite}</ButtonLink>} />
          <Afterwards className={styles.afterwards} />
        </div>
        <Channels wide className={styles.channels} />
      </div>
      <Horizon />
    </section>
  );
}
