/** The document as PDF or text, with the switch. */
import { type MouseEvent, useEffect, useRef } from 'react';
import { IconFile, IconList } from '../../ui/icons.tsx';
import { useCopy } from '../../navigation/context.tsx';
import { TextWithContents } from '../../policies/reading/text-with-contents.tsx';
import type { PolicyPage } from '../../policies/text.ts';
import { isUnmodifiedClick } from '../../ui/unmodified-click.ts';
import { Pdf } from './pdf.tsx';
import styles from './document-view.module.css';
import { searchFor, useView, type View } from './view.ts';

export function DocumentView({ text, file }: PolicyPage) {
  const copy = useCopy('policies');
  const [view, show] = useView();
  const textLink = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    // In the place of the text, which the browser has scrolled to the section. The PDF does so itself.
    if (view === 'pdf' && location.hash.startsWith('#section-'))
      textLink.current!.scrollIntoView({ behavior: 'instant' });
  }, [view]);

  const readText = () => {
    // The button is removed with the PDF, so the focus has to move.
    textLink.current?.focus();
    show('text');
  };
  const choose = (choice: View) => (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    show(choice);
  };
  return (
    <div>
      <div className={styles.switch}>
        <nav aria-label={copy.view.label}>
          <a
            href={searchFor('pdf')}
            aria-current={view === 'pdf' ? 'true' : undefined}
            onClick={choose('pdf')}
          >
            <IconFile size={20} stroke={1.5} aria-hidden="true" />
            <span>{copy.view.pdf}</span>
          </a>
          <a
            ref={textLink}
            href={searchFor('text')}
            aria-current={view === 'text' ? 'true' : undefined}
            onClick={choose('text')}
          >
            <IconList size={20} stroke={1.5} aria-hidden="true" />
            <span>{copy.view.text}</span>
          </a>
        </nav>
        {view === 'text' && (
          <button type="button" onClick={() => print()}>
            {copy.text.print}
          </button>
        )}
      </div>
      {view === 'pdf' && <Pdf text={text} file={file} readText={readText} />}
      {/* Rendered beside the PDF too, for printing. */}
      <div className={view === 'pdf' ? styles.printOnly : undefined}>
        <TextWithContents text={text} />
      </div>
    </div>
  );
}
