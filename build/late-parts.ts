/**
 * The parts of a page that stand in its HTML, and whose code and words are fetched when the visitor comes near
 * (`src/ui/late.tsx`). They are read from the page's own sources, where alone they are named.
 */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { SourceError } from './source-error.ts';

export interface LatePart {
  /** The module that shows it, from the project's root. */
  module: string;
  /** The part of the copy that it reads. */
  copy: string;
}

/** `latePart('record', async () => (await import('./record.tsx')).Record)` */
const call = /\blatePart\(\s*'([\w-]+)',[^;]*?\bimport\('([^']+)'\)/gu;

/**
 * @param page the folder of a page below `src/pages/`
 * @throws SourceError when a late part is made in another form than the one above
 */
export function latePartsOf(page: string): LatePart[] {
  return globSync(`src/pages/${page}/**/*.tsx`).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const calls = [...source.matchAll(call)];
    if (calls.length !== source.split('latePart(').length - 1)
      throw new SourceError(file, [
        { message: 'has a late part that does not import its module in the call' },
      ]);
    return calls.map(([, copy, module]) => ({
      copy: copy!,
      module: posix.join(posix.dirname(file), module!),
    }));
  });
}
