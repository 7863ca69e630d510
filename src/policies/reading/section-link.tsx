import { type MouseEvent, use } from 'react';
import { IconLink } from '../../ui/icons.tsx';
import { useCopy } from '../../navigation/context.tsx';
import { fill } from '../../language/copy.ts';
import { AnnounceContext } from './announcement.tsx';
import styles from './reading.module.css';

interface Props {
  id: string;
  number: string;
  /** The document's title, where there are several: the links of all have names of their own. */
  of: string | null;
}

/** A link to a section; a press also puts its whole address on the clipboard, where the browser allows it. */
export function SectionLink({ id, number, of }: Props) {
  const copy = useCopy('policies').text;
  const announce = use(AnnounceContext);
  const copyAddress = (event: MouseEvent<HTMLAnchorElement>) => {
    navigator.clipboard?.writeText(event.currentTarget.href).then(
      () => announce(fill(copy.copied, { number })),
      () => {},
    );
  };
  return (
    <a href={`#${id}`} className={styles.sectionLink} onClick={copyAddress}>
      <IconLink size={16} stroke={1.5} aria-hidden="true" />
      <span className="visually-hidden">
        {fill(copy.copyLink, { number })}
        {of && `: ${of}`}
      </span>
    </a>
  );
}
