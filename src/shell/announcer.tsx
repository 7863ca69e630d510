import { useCopy, type Announcement, useNavigation } from '../navigation/context.tsx';
import styles from './shell.module.css';

/** Says to assistive technology what a page load would have said: the new page's title, the new language. */
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
