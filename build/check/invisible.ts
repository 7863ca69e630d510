/** No invisible characters in `content/`: the build inserts those it needs (`build/copy/no-break-spaces.ts`). */
import { readSources } from './sources.ts';

/** Special spaces, joiners, zero-width characters and direction marks. */
const invisible = /[\u00a0\u00ad\u2000-\u200f\u2028-\u202f\u2060-\u206f\u3000\ufeff]/gu;

/** @returns one line for every such character */
export async function invisibleProblems(): Promise<string[]> {
  return [...(await readSources('content/**/*.{json,md}'))].flatMap(([file, text]) =>
    invisibleIn(file, text),
  );
}

export function invisibleIn(file: string, text: string): string[] {
  return [...text.matchAll(invisible)].map(({ 0: sign, index }) => {
    const code = `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
    const line = text.slice(0, index).split('\n').length;
    return `${file}:${line} has an invisible character, ${code}, after “${text.slice(0, index).slice(-20)}”: write it without`;
  });
}
