/** The two names of a document: the one that every list has, and its full title. */
import { useLanguage } from '../../routing/context.tsx';
import { documents } from '../../policy-documents.ts';
import { HeardSpace } from '../../ui/heard-space.tsx';
import type { PolicyText } from '../../policies/text.ts';
import styles from './total-policy.module.css';

/** Tells the name in the lists, and the full title where it does not say that name. */
export function useNames() {
  const language = useLanguage();
  return ({ document, title }: Pick<PolicyText, 'document' | 'title'>) => {
    const listed = documents.find(({ id }) => id === document)!.description[language];
    return { listed, full: !title.toLowerCase().includes(listed.toLowerCase()) && <Full title={title} /> };
  };
}

/** The full title, below the name in the lists. */
function Full({ title }: Pick<PolicyText, 'title'>) {
  return (
    <>
      <HeardSpace />
      <span className={`small ${styles.full}`}>{title}</span>
    </>
  );
}
