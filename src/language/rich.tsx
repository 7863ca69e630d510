import { Fragment, type ReactNode } from 'react';

/** Replaces a tag or a placeholder. */
type Part = ReactNode | ((words: string) => ReactNode);

/** Text for screen readers only. */
export const visuallyHidden = (words: string) => <span className="visually-hidden">{words}</span>;

/**
 * Renders a sentence of the copy with elements: `parts.link` renders `<link>words</link>`, and `parts.email` replaces
 * `{email}`.
 * @throws if a part is missing
 */
export function rich(sentence: string, parts: Record<string, Part>): ReactNode[] {
  const pieces = sentence.split(/(<\w+>.*?<\/\w+>|\{\w+\})/u).filter(Boolean);
  return pieces.map((piece, index) => {
    const [, mark, words = ''] = /^<(\w+)>(.*)</u.exec(piece) ?? /^\{(\w+)\}$/u.exec(piece) ?? [];
    // In elements, because page translators replace bare text nodes, which React could not update then.
    if (!mark) return pieces.length > 1 ? <span key={index}>{piece}</span> : piece;
    if (!(mark in parts)) throw new Error(`No part “${mark}” for “${sentence}”`);
    const part = parts[mark];
    return <Fragment key={index}>{typeof part === 'function' ? part(words) : part}</Fragment>;
  });
}
