/** The document in one of its two views, and the switch between them. */
import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { IconFile, IconList } from '@tabler/icons-react';
import { useCopy } from '../../navigation/context.tsx';
import { Contents, ContentsBar } from '../../policies/reading/contents.tsx';
import { PolicySections } from '../../policies/reading/policy-sections.tsx';
import type { PolicyPage } from '../../policies/text.ts';
import { prepareViewer } from './fetch-viewer.ts';
import { Pdf } from './pdf.tsx';
import styles from './reading.module.css';
import { frameId, searchFor, type View } from './view.ts';
import { isUnmodifiedClick } from '../../ui/unmodified-click.ts';

interface Props extends Pick<PolicyPage, 'text' | 'file'> {
  /** Null before scripts run. */
  view: View | null;
  show: (view: View) => void;
}

export function Reading({ text, file, view, show }: Props) {
  const textLink = useRef<HTMLAnchorElement>(null);
  const readText = () => {
    // The button goes with the PDF, and the focus would go with it.
    textLink.current?.focus();
    show('text');
  };

  // The frame around the text has gone, and with it the place that the browser had scrolled to.
  useLayoutEffect(() => {
    if (view === 'text' && location.hash.startsWith('#section-')) {
      document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
    }
  }, [view]);

  const classes = {
    pdf: styles.printOnly,
    text: styles.text,
    undecided: `${styles.text} ${styles.undecided}`,
  };
  return (
    <div className={styles.reading}>
      <Switch view={view} show={show} textLink={textLink} />
      {view === 'pdf' && <Pdf file={file} text={text} readText={readText} />}
      {/* With the PDF it is what a printer gets. */}
      <div id={view === null ? frameId : undefined} className={classes[view ?? 'undecided']}>
        <p className={`lede running ${styles.summary}`}>{text.summary}</p>
        <ContentsBar sections={text.sections} />
        {/* With the PDF there is nothing that they could lead to. */}
        {view !== 'pdf' && (
          <div className={styles.contents}>
            <Contents sections={text.sections} />
          </div>
        )}
        <PolicySections text={text} />
      </div>
    </div>
  );
}

interface SwitchProps extends Pick<Props, 'view' | 'show'> {
  textLink: RefObject<HTMLAnchorElement | null>;
}

function Switch({ view, show, textLink }: SwitchProps) {
  const copy = useCopy('policies');
  const choose = (choice: View) => (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    show(choice);
  };
  return (
    <div className={styles.switch}>
      <nav aria-label={copy.view.label}>
        <a
          href={searchFor('pdf')}
          aria-current={view === 'pdf' ? 'true' : undefined}
          onPointerEnter={prepareViewer}
          onFocus={prepareViewer}
          onClick={choose('pdf')}
        >
          <IconFile size={20} stroke={1.5} aria-hidden="true" />
          {copy.view.pdf}
        </a>
        <a
          ref={textLink}
          href={searchFor('text')}
          aria-current={view === 'text' ? 'true' : undefined}
          onClick={choose('text')}
        >
          <IconList size={20} stroke={1.5} aria-hidden="true" />
          {copy.view.text}
        </a>
      </nav>
      {view === 'text' && (
        <button type="button" className={styles.print} onClick={() => print()}>
          {copy.text.print}
        </button>
      )}
    </div>
  );
}
