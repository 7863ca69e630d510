/** What a document is called in the list and in the box: its title, and where that does not say the name that it has in every list, both. */
import { useLanguage } from '../../navigation/context.tsx';
import { documents } from '../../policy-documents.ts';
import { asHeading } from '../../policies/heading.ts';
import { HeardSpace } from '../../ui/heard-space.tsx';
import type { PolicyText } from '../../policies/text.ts';
import styles from './total-policy.module.css';

/** Tells the name, and the full title where that is another. */
export function useNames() {
  const language = useLanguage();
  return ({ document, title }: Pick<PolicyText, 'document' | 'title'>) => {
    const listed = documents.find(({ id }) => id === document)!.description[language];
    return title.toLowerCase().includes(listed.toLowerCase())
      ? { name: asHeading(title) }
      : { name: listed, full: <Full title={title} /> };
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
