/** The contact form as a page, with the other channels. */
import { ContactForm } from '../../forms/contact-form.tsx';
import { Channels } from '../../ui/channels.tsx';
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './page.module.css';

export default function Contact() {
  const { contact } = useCopy('contact');
  const { backToSite } = useCopy('forms');
  const home = useAddress()('home');
  return (
    <section className="section">
      <div className={`inner rail ${styles.columns}`}>
        <div className={`stack ${styles.head}`}>
          <BackLink to="home">{backToSite}</BackLink>
          <h1 className="h2">{contact.title}</h1>
          <p className="lede">{contact.lede}</p>
        </div>
        <div className={styles.main}>
          <h2 className={`title ${styles.formTitle}`}>{contact.formTitle}</h2>
          <ContactForm level="h2" back={<ButtonLink href={home}>{backToSite}</ButtonLink>} />
        </div>
        <div className={`stack ${styles.others}`}>
          <h2 className="title">{contact.channels}</h2>
          <Channels />
        </div>
      </div>
    </section>
  );
}
