import { memo, type MouseEvent, type RefObject } from 'react';
import { IconArrowDown } from '@tabler/icons-react';
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { rich } from '../../language/rich.tsx';
import { fill } from '../../language/copy.ts';
import { DocumentIcon } from '../../policies/document-icon.tsx';
import { PolicySections } from '../../policies/reading/policy-sections.tsx';
import type { PolicyText } from '../../policies/text.ts';
import { afterNextPaint } from '../../ui/after-next-paint.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useNames } from './names.tsx';
import styles from './total-policy.module.css';

interface Props {
  texts: PolicyText[];
  box: RefObject<HTMLDivElement | null>;
}

/** Opens a fold with its first sections, and lays the others out once those are painted: a phone would keep the press waiting. */
function openInPieces({ currentTarget }: MouseEvent<HTMLElement>) {
  const { dataset } = currentTarget.parentElement!;
  dataset.settling = '';
  afterNextPaint(() => {
    delete dataset.settling;
  });
}

/**
 * The texts, one below the other, in a box that scrolls by itself and can be reached by the keyboard; on small screens folded,
 * one open at a time. Twelve thousand words, which the search marks where they stand: they are not made again while one
 * types.
 */
export const Box = memo(function Box({ texts, box }: Props) {
  const copy = useCopy('policies');
  const address = useAddress();
  const namesOf = useNames();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by the keyboard.
    <div ref={box} className={styles.box} role="region" aria-label={copy.total.box} tabIndex={0}>
      {texts.map((text, index) => {
        const { name, full } = namesOf(text);
        const title = (
          <>
            <h2>
              {name}
              {full}
            </h2>
            <span className={`${styles.number} figures`}>
              {fill(copy.total.position, { current: index + 1, documents: texts.length })}
            </span>
          </>
        );
        return (
          <article key={text.document} id={text.document} className={styles.document}>
            <div className={`${styles.title} ${styles.opening}`}>
              <DocumentIcon document={text.document} size={72} />
              {title}
            </div>
            <details name="policy" className={styles.fold}>
              <summary className={`turns ${styles.title}`} onClick={openInPieces}>
                {title}
              </summary>
              <div className={styles.text}>
                <p className="lede running">{text.summary}</p>
                <div className={styles.facts}>
                  <p className={`small ${styles.documentMeta}`}>
                    {text.dates.map((date) => (
                      <span key={date.label}>
                        {date.label} <strong className="isolate">{date.text}</strong>
                      </span>
                    ))}
                    <span>
                      {rich(copy.documentMeta.versionIs, {
                        version: <strong className="isolate">{text.version}</strong>,
                      })}
                    </span>
                  </p>
                  <TextLink href={address({ document: text.document })}>
                    {copy.total.openDocument}
                    <span className="visually-hidden"> {text.title}</span>
                  </TextLink>
                </div>
                <PolicySections text={text} among />
              </div>
            </details>
          </article>
        );
      })}
      {/* For the eyes: whoever does not see the box does not scroll it. */}
      <p className={styles.goOn} aria-hidden="true">
        {copy.total.goOn}
        <IconArrowDown size={18} stroke={1.5} />
      </p>
    </div>
  );
});
