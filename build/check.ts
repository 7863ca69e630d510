/**
 * `npm run check`: types, lint, styles, format and content. Every check runs, and all problems are reported.
 * `npm run check -- copy policies` runs the named checks.
 */
import { execFile, type ExecFileException } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeList } from './policies/list.ts';
import { SourceError } from './source-error.ts';

interface Outcome {
  name: string;
  /** The problems; empty if there are none. */
  report: string;
  /** Warnings, which do not fail the check. */
  warnings?: string[];
}

const started = performance.now();
// Types and routes import the list, which is generated from the policies.
await writeList();

const run = promisify(execFile);
const cache = 'node_modules/.cache/check';

// Dynamic imports: some read the list just written, and one that fails must not stop the others.
const checks: Record<string, (name: string) => Promise<Outcome>> = {
  types: tool('tsc'),
  'browser-types': tool('tsc', '--project', 'src'),
  lint: tool('oxlint', '--deny-warnings'),
  styles: tool('stylelint', '--cache', '--cache-location', `${cache}/stylelint`, 'src/**/*.css'),
  format: tool('prettier', '--check', '--cache', '--cache-location', `${cache}/prettier`, '.'),
  unused: tool('knip', '--cache', '--cache-location', `${cache}/knip`),
  copy: own(async () => (await import('./check/copy.ts')).copyProblems()),
  policies: own(async () => (await import('./check/policies.ts')).policyProblems()),
  invisible: own(async () => (await import('./check/invisible.ts')).invisibleProblems()),
  classes: own(async () => (await import('./check/classes.ts')).classProblems()),
  docs: own(async () => (await import('./check/docs.ts')).docProblems()),
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in checks));
if (unknown.length > 0) {
  console.error(`There is no check “${unknown.join('”, “')}”, but: ${Object.keys(checks).join(', ')}`);
  process.exit(1);
}
const wanted = named.length > 0 ? named : Object.keys(checks);
const outcomes = await Promise.all(wanted.map((name) => checks[name]!(name)));

for (const { name, report, warnings = [] } of outcomes) {
  console.log(report ? `✗ ${name}\n${report}\n` : `✓ ${name}`);
  for (const warning of warnings) console.log(`  ${warning}`);
}
const failed = outcomes.filter(({ report }) => report);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(failed.length > 0 ? `${failed.length} checks failed.` : `All checks passed in ${seconds} s.`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** A check by a program of `node_modules`. */
function tool(program: string, ...options: string[]): (name: string) => Promise<Outcome> {
  return async (name) => {
    try {
      await run(join('node_modules', '.bin', program), options, { maxBuffer: Infinity });
      return { name, report: '' };
    } catch (error) {
      const { stdout, stderr, message } = error as ExecFileException;
      return { name, report: `${stdout ?? ''}${stderr ?? ''}`.trim() || message };
    }
  };
}

/** A check of our own; an exception is reported as its problem. */
function own(find: () => Promise<string[]>): (name: string) => Promise<Outcome> {
  return async (name) => {
    try {
      const lines = await find();
      const warnings = lines.filter((line) => line.endsWith('(warning)'));
      return { name, report: lines.filter((line) => !warnings.includes(line)).join('\n'), warnings };
    } catch (error) {
      if (error instanceof SourceError) return { name, report: error.message };
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { name, report: `The check itself broke down:\n${reason}` };
    }
  };
}
