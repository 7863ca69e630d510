import { siteConfig } from '../../site-config.ts';
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { ButtonLink, ExternalButtonLink } from '../../ui/button.tsx';
import styles from './be-part.module.css';
import { fieldHeight, fieldWidth, logoLines, longestLine } from './logo-lines.ts';

export function BePart() {
  const copy = useCopy('about-us').join;
  const { menu } = useCopy('common');
  const address = useAddress();
  return (
    <section id="join" className={`studio section over ${styles.join}`}>
      <svg
        className={styles.mark}
        viewBox={`0 0 ${fieldWidth} ${fieldHeight}`}
        preserveAspectRatio="xMaxYMid"
        fill="none"
        aria-hidden="true"
      >
        <path d={logoLines.join('')} vectorEffect="non-scaling-stroke" />
        <path d={longestLine} className={styles.gilt} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="inner">
        <h2 className="h1 phrases">{copy.title}</h2>
        <p className="intro">{copy.text}</p>
        <div className="cluster">
          <ExternalButtonLink href={siteConfig.accountUrl}>{menu.openAccount}</ExternalButtonLink>
          <ButtonLink href={address('partners')} variant="line">
            {copy.partner}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
