/** Who may open an account, wherever opening one is the main thing to press (specification, section 9). */
import type { MouseEventHandler } from 'react';
import { useAddress, useCopy } from '../navigation/context.tsx';
import { NewTab } from './button.tsx';
import styles from './eligibility.module.css';

/** The id of the questions on the sign-up page that say it case by case. */
export const beforeAccountId = 'before-account';

/** The section of the terms that says it in full. */
const section = 'section-3-2';

interface Props {
  className?: string;
  /** Beside a form the terms open in a tab of their own, so that nothing typed is left behind. */
  newTab?: boolean;
  /** Whether the questions are linked: not in a dialog, which the link would lead away from. */
  withQuestions?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

export function Eligibility({ className, newTab = false, withQuestions = true, onClick }: Props) {
  const copy = useCopy('common').eligibility;
  const address = useAddress();
  return (
    <p className={`small ${styles.eligibility} ${className ?? ''}`}>
      {copy.text}{' '}
      <span>
        <a
          href={address({ document: 'group-app-policies' }, section)}
          onClick={onClick}
          {...(newTab && { target: '_blank', rel: 'noopener' })}
        >
          {copy.terms}
          {newTab && <NewTab />}
        </a>{' '}
        {withQuestions && (
          <a href={address('sign-up', beforeAccountId)} onClick={onClick}>
            {copy.questions}
          </a>
        )}
      </span>
    </p>
  );
}
