/** The two ways in: as a client, or as a partner. */
import { siteConfig } from '../../site-config.ts';
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { ButtonLink, ExternalButtonLink } from '../../ui/button.tsx';
import { Eligibility } from '../../ui/eligibility.tsx';
import styles from './be-part.module.css';
import { fieldHeight, fieldWidth, leaves, longest } from './mark-lines.ts';

export function BePart() {
  const copy = useCopy('about-us').join;
  const address = useAddress();
  return (
    <section id="join" className={`dark section ${styles.join}`}>
      <svg
        className={styles.mark}
        viewBox={`0 0 ${fieldWidth} ${fieldHeight}`}
        preserveAspectRatio="xMaxYMid"
        fill="none"
        aria-hidden="true"
      >
        <path d={leaves.join('')} vectorEffect="non-scaling-stroke" />
        <path d={longest} className={styles.gilt} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={`inner ${styles.words}`}>
        <h2 className="h1 phrases">{copy.title}</h2>
        <p className={`lede ${styles.text}`}>{copy.text}</p>
        <div className={styles.buttons}>
          <ExternalButtonLink href={siteConfig.accountUrl}>{copy.open}</ExternalButtonLink>
          <ButtonLink href={address('partners')} variant="line">
            {copy.partner}
          </ButtonLink>
        </div>
        <Eligibility />
      </div>
    </section>
  );
}
