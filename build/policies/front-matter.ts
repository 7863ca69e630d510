/** What stands between the two `---` lines of a policy, checked. Dates are ISO and stay text: `2024-01-09`. */
import * as v from 'valibot';
import { parse, YAMLParseError } from 'yaml';
import { groups } from '../../src/document-ids.ts';
import { type Problem, SourceError } from '../source-error.ts';

const text = v.pipe(v.string('has to be a line of text'), v.trim(), v.nonEmpty('is empty'));
const date = v.pipe(
  v.string('has to be a day: write it like 2024-01-09'),
  v.check(isDay, ({ received }) => `is ${received}, which is no day: write it like 2024-01-09`),
);
const schema = v.strictObject({
  /** The document's one name. */
  title: text,
  /** Its label in lists; the address is made of it. */
  description: v.pipe(
    text,
    v.regex(
      /^[\p{L}\p{M}\d]+(?:[ -][\p{L}\p{M}\d]+)*$/u,
      'has more than letters, digits, hyphens and single spaces',
    ),
  ),
  summary: text,
  group: v.picklist(groups, ({ received }) => `is ${received}, and has to be one of ${groups.join(', ')}`),
  version: v.pipe(
    v.string('has to be a version: write it like "1.0"'),
    v.regex(/^\d+\.\d+$/u, ({ received }) => `is ${received}, which is no version: write it like "1.0"`),
  ),
  /** Since when the document is in force as a whole, and when it was last changed. */
  effective: date,
  updated: date,
  /** The texts of a document that holds several, each with the one date that is known of it. */
  parts: v.optional(
    v.record(
      v.string(),
      v.strictObject({ name: text, updated: v.optional(date), effective: v.optional(date) }),
    ),
  ),
});

export type FrontMatter = v.InferOutput<typeof schema>;

/**
 * Reads front matter.
 * @param yaml what stands between the lines
 * @param file the path that mistakes are told with
 * @throws SourceError with every field that is missing, wrong or unknown, at its line of the file
 */
export function readFront(yaml: string, file: string): FrontMatter {
  const result = v.safeParse(schema, parseYaml(yaml, file));
  if (result.success) return result.output;
  throw new SourceError(
    file,
    result.issues.map((issue): Problem => {
      const path = v.getDotPath(issue) ?? '';
      return { line: lineOf(path, yaml), message: `“${path}” ${messageOf(issue)}` };
    }),
  );
}

function messageOf(issue: v.InferIssue<typeof schema>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'is no field of the front matter';
  return issue.received === 'undefined' ? 'is missing' : issue.message;
}

/**
 * The line of the file on which a field stands.
 * @param path the names that lead to it: `parts.terms.updated`
 * @returns that of the last name on the way which is there
 */
function lineOf(path: string, yaml: string): number {
  const lines = yaml.split('\n');
  let found = -1;
  for (const name of path.split('.')) {
    const next = lines.findIndex((line, index) => index > found && line.trimStart().startsWith(`${name}:`));
    if (next < 0) break;
    found = next;
  }
  // The first line of the file is the first `---`.
  return found + 2;
}

function parseYaml(yaml: string, file: string): unknown {
  try {
    // Dates stay text: YAML would turn them into moments, and moments into the day before.
    return parse(yaml, { schema: 'failsafe' });
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const line = (error.linePos?.[0].line ?? 1) + 1;
    throw new SourceError(file, [{ line, message: `is no YAML: ${error.message.split(' at line')[0]}` }]);
  }
}

/** A day of the calendar: the 30th of February is none. */
function isDay(value: string): boolean {
  const moment = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === value;
}
