/** The two names of a document: the one that every list has, and its full title. */
import type { ReactNode } from 'react';
import { useLanguage } from '../../routing/context.tsx';
import { documents } from '../../policy-documents.ts';
import { HeardSpace } from '../../ui/heard-space.tsx';
import type { PolicyText } from '../../policies/text.ts';
import styles from './total-policy.module.css';

/** Tells the name in the lists, and whether both have to be shown: the full title does not say it. */
export function useNames() {
  const language = useLanguage();
  return ({ document, title }: Pick<PolicyText, 'document' | 'title'>) => {
    const listed = documents.find(({ id }) => id === document)!.description[language];
    return { listed, both: !title.toLowerCase().includes(listed.toLowerCase()) };
  };
}

/** A name, and below it, where there is one, the full title. */
export function Names({ full, children }: { full: string | false; children: ReactNode }) {
  return (
    <>
      {children}
      {full && (
        <>
          <HeardSpace />
          <span className={`small ${styles.full}`}>{full}</span>
        </>
      )}
    </>
  );
}
