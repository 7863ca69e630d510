import { useState } from 'react';
import { fill } from '../../../language/copy.ts';
import { useCopy } from '../../../navigation/context.tsx';
import type { Pages } from '../pages/use-pages.ts';
import styles from './toolbar.module.css';

/** The number of the page; another one is gone to on Enter, or when the field is left. What was turned to is said. */
export function PageField({ pages, off }: { pages: Pages; off: boolean }) {
  const { viewer: copy, documentMeta } = useCopy('policies');
  const [typed, setTyped] = useState<string | null>(null);
  const goTo = () => {
    const wanted = Number.parseInt(typed ?? '', 10);
    if (wanted) pages.goTo(wanted);
    setTyped(null);
  };
  return (
    <span className={`${styles.pages} figures`}>
      <input
        inputMode="numeric"
        aria-label={copy.page}
        aria-describedby="viewer-pages"
        className={styles.page}
        value={typed ?? pages.current}
        readOnly={off}
        onChange={({ target }) => setTyped(digitsOf(target.value).slice(0, 3))}
        onFocus={({ target }) => target.select()}
        onBlur={goTo}
        onKeyDown={({ key }) => key === 'Enter' && goTo()}
      />
      <span id="viewer-pages">{fill(copy.of, { pages: pages.count })}</span>
      <span role="status" className="visually-hidden">
        {pages.turnedTo && fill(documentMeta.page, { page: pages.turnedTo, pages: pages.count })}
      </span>
    </span>
  );
}

/**
 * The digits of a text, whatever script they are typed in, as ASCII digits: each set of ten begins at a multiple of 16.
 * Those of the forms would bring all that forms are made of.
 */
function digitsOf(text: string): string {
  return text
    .replaceAll(/[٠-٩۰-۹０-９]/gu, (digit) => String(digit.codePointAt(0)! % 16))
    .replaceAll(/\D/gu, '');
}
