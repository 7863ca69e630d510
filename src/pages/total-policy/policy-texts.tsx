import { memo, type MouseEvent, type RefObject } from 'react';
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { DocumentIcon } from '../../policies/document-icon.tsx';
import { DocumentMetadata } from '../../policies/document-metadata.tsx';
import { PolicySections } from '../../policies/reading/policy-sections.tsx';
import type { PolicyText } from '../../policies/text.ts';
import scrollFade from '../../ui/scroll-fade.module.css';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './policy-texts.module.css';

interface Props {
  texts: PolicyText[];
  box: RefObject<HTMLDivElement | null>;
}

/** Opening a document closes the one above, which would leave the new one scrolled to its end. */
function showBeginning({ currentTarget: title }: MouseEvent<HTMLElement>): void {
  requestAnimationFrame(() => {
    const text = title.nextElementSibling!;
    if (text.getBoundingClientRect().top < title.getBoundingClientRect().top)
      text.scrollIntoView({ behavior: 'instant' });
  });
}

/**
 * All texts in a focusable scroll container; on small screens an accordion. Not rendered again while one types: the search
 * highlights them in place.
 */
export const PolicyTexts = memo(function PolicyTexts({ texts, box }: Props) {
  const copy = useCopy('policies').total;
  const address = useAddress();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scroll container must be focusable.
    <div
      ref={box}
      className={`${styles.box} ${scrollFade.below}`}
      role="region"
      aria-label={copy.box}
      tabIndex={0}
    >
      {texts.map((text) => (
        <details key={text.document} name="policy" className={styles.fold}>
          <summary className={`disclosure ${styles.title}`} onClick={showBeginning}>
            <h2>{text.title}</h2>
          </summary>
          {/* Its id is inside: the browser opens what the fragment of an address is in. */}
          <article id={text.document}>
            <div className={`${styles.title} ${styles.open}`}>
              <DocumentIcon document={text.document} size={72} />
              <h2 className="display">{text.title}</h2>
            </div>
            <div className={styles.text}>
              <p className="lede">{text.summary}</p>
              <DocumentMetadata text={text}>
                <TextLink href={address({ document: text.document })}>
                  <span>{copy.openDocument}</span>
                  <span className="visually-hidden"> {text.title}</span>
                </TextLink>
              </DocumentMetadata>
              <PolicySections text={text} among />
            </div>
          </article>
        </details>
      ))}
    </div>
  );
});
