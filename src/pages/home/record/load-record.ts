/** Fetches the record: at once with a page that is gone to, and on the page that a visitor comes in by when they come near. */
import { type Copy, loadCopy } from '../../../language/copy.ts';
import type { Language } from '../../../language/languages.ts';

export interface RecordParts {
  Record: typeof import('./record.tsx').Record;
  copy: Copy['record'];
}

/** @throws when a file cannot be fetched */
export async function loadRecord(language: Language): Promise<RecordParts> {
  const [{ Record }, copy] = await Promise.all([import('./record.tsx'), loadCopy(language, 'record')]);
  return { Record, copy };
}

/** To be called when the visitor has come near. */
export let comeNear: () => void;
const near = new Promise<void>((resolve) => {
  comeNear = resolve;
});

let loading: Promise<RecordParts> | undefined;

/**
 * The record, once the visitor has come near; the same promise for all who ask.
 * @param language the language that it stands in
 * @returns what is kept only if all files come: what was prerendered stays until then
 */
export function recordWhenNear(language: Language): Promise<RecordParts> {
  loading ??= near.then(() => loadRecord(language)).catch(() => new Promise<never>(() => {}));
  return loading;
}
