import { useCopy, type Announcement, useNavigation } from '../navigation/context.tsx';
import styles from './shell.module.css';

/** Announces to screen readers what a page load would: the new title or language. */
export function Announcer({ announcement }: { announcement: Announcement }) {
  const { page } = useNavigation();
  const copy = useCopy('common');
  const said = { none: '', page: page.meta.title, language: copy.language.changed, offline: copy.offline };
  return (
    <div role="status" className={announcement.kind === 'offline' ? styles.notice : 'visually-hidden'}>
      <p key={announcement.count}>{said[announcement.kind]}</p>
    </div>
  );
}
