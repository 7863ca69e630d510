/** Who may open an account, in one sentence with a link to the terms. */
import { rich } from '../language/rich.tsx';
import { useAddress, useCopy } from '../navigation/context.tsx';
import { NewTab } from './button.tsx';
import styles from './eligibility.module.css';

/** The terms open in a new tab, because it is shown beside a form. */
export function Eligibility() {
  const address = useAddress();
  return (
    <p className={`small ${styles.eligibility}`}>
      {rich(useCopy('common').eligibility, {
        a: (words) => (
          <a href={address({ document: 'group-app-policies' }, 'section-3-2')} target="_blank" rel="noopener">
            <span>{words}</span>
            <NewTab />
          </a>
        ),
      })}
    </p>
  );
}
