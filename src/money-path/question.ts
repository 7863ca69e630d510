/** The question about a pair, as it is written into the message of the contact form. */
import { type Copy, fill } from '../language/copy.ts';
import { plain } from '../language/plain.ts';
import type { Pair } from './pairs.ts';

/** The question, in the words of the visitor's language, without anything that is not seen. */
export function questionAbout({ from, to }: Pair, copy: Copy['money-path']): string {
  return plain(fill(copy.question, { from: copy.from[from], to: copy.to[to] })).replaceAll(
    /[\u2066-\u2069]/gu,
    '',
  );
}
