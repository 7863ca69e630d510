/** Runs the checks of what stands in `content/`, and says of each finding which field it is in. */
import { copyProblems } from '../../../build/check/copy.ts';
import { invisibleProblems } from '../../../build/check/invisible.ts';
import { policyProblems } from '../../../build/check/policies.ts';
import { SourceError } from '../../../build/source-error.ts';
import { keyNames, languageName, partNames, policyNames } from '../config/words.ts';
import type { Finding } from './finding.ts';
import { inBothLanguages } from './portuguese.ts';

/** @returns all findings, in the order of the checks */
export async function readFindings(): Promise<Finding[]> {
  const checks = [copyProblems, policyProblems, invisibleProblems];
  const lines = await Promise.all(
    checks.map((check) =>
      check().catch((error: unknown) => {
        if (error instanceof SourceError) return error.lines;
        throw error;
      }),
    ),
  );
  return [...new Set(lines.flat())].map(findingOf);
}

/** Takes a line of the checks apart: `content/copy/en/home.json hero.title has a double space: “…”`. */
export function findingOf(line: string): Finding {
  const copy =
    /^content\/copy\/(\w+)\/([\w-]+)\.json(?::\d+)? (?:([\w-]+(?:\.[\w-]+)*) (?=has|is|lacks))?(.*)$/su.exec(
      line,
    );
  if (copy) {
    const [, language, name, key, message] = copy as unknown as [string, string, string, string?, string?];
    const field = key?.split('.').map((each) => keyNames[each] ?? each);
    const place = [partNames[name] ?? name, ...(field ?? []), languageName(language)].filter(Boolean);
    return {
      place: place.join(' › '),
      message: inBothLanguages(message!),
      entry: { collection: 'copy', name },
      language,
      ...(key && { key }),
    };
  }
  const policy = /^content\/policies\/([\w-]+)\/(\w+)\.md(?::(\d+))? (?:“([\w.]+)” (?=has|is))?(.*)$/su.exec(
    line,
  );
  if (policy) {
    const [, name, language, at, key, message] = policy as unknown as [
      string,
      string,
      string,
      string?,
      string?,
      string?,
    ];
    const place = [name, policyField(key) ?? (at && `linha · line ${at}`), languageName(language)].filter(
      Boolean,
    );
    return {
      place: place.join(' › '),
      message: inBothLanguages(message!),
      entry: { collection: 'policies', name },
      language,
      key: key ?? 'body',
    };
  }
  const [place, ...rest] = line.split(' ');
  return { place: place!, message: inBothLanguages(rest.join(' ')) };
}

/** A field of a policy as its form calls it: `parts.terms.updated` is a day of a part. */
function policyField(key: string | undefined): string | undefined {
  const names = key?.split('.').map((each) => policyNames[each] ?? each);
  return names?.join(' › ');
}
