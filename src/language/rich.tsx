import { Fragment, type ReactNode } from 'react';

/** What stands for a mark or a fact of a sentence. */
type Part = ReactNode | ((words: string) => ReactNode);

/** Words for those who hear the page: what a link's few visible words leave out. */
export const visuallyHidden = (words: string) => <span className="visually-hidden">{words}</span>;

/**
 * A sentence of the copy with elements in it: `<link>words</link>` becomes what `parts.link` makes of its words, and
 * `{email}` what `parts.email` is. So a sentence stands in the copy as a whole, and each language orders it.
 * @throws when the sentence asks for a part that is not given
 */
export function rich(sentence: string, parts: Record<string, Part>): ReactNode[] {
  const pieces = sentence.split(/(<\w+>.*?<\/\w+>|\{\w+\})/u).filter(Boolean);
  return pieces.map((piece, index) => {
    const [, mark, words = ''] = /^<(\w+)>(.*)</u.exec(piece) ?? /^\{(\w+)\}$/u.exec(piece) ?? [];
    // Bare words beside an element would not change any more once a translator has put them into elements of its own.
    if (!mark) return pieces.length > 1 ? <span key={index}>{piece}</span> : piece;
    if (!(mark in parts)) throw new Error(`No part “${mark}” for “${sentence}”`);
    const part = parts[mark];
    return <Fragment key={index}>{typeof part === 'function' ? part(words) : part}</Fragment>;
  });
}
