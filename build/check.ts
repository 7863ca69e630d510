/** `npm run check`: types, lint, styles, format and content. All of it runs, and all faults are told together. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { copyProblems } from './check/copy.ts';
import { dependencyProblems } from './check/dependencies.ts';
import { importProblems } from './check/imports.ts';
import { policyProblems } from './check/policies.ts';
import { unreadProblems } from './check/unread.ts';
import { unusedProblems } from './check/unused.ts';
import { writeList } from './policies/list.ts';

interface Outcome {
  name: string;
  /** What to mend; empty if there is nothing. */
  report: string;
}

const started = performance.now();
// The types and the list of pages read what is made from the policies.
await writeList();

const outcomes = await Promise.all([
  tool('types', 'tsc', '--noEmit'),
  tool('lint', 'oxlint', '--deny-warnings'),
  tool('styles', 'stylelint', 'src/**/*.css'),
  tool('format', 'prettier', '--check', '--log-level', 'warn', '.'),
  own('imports', importProblems),
  own('dependencies', dependencyProblems),
  own('copy', copyProblems),
  own('policies', policyProblems),
  own('unread copy', unreadProblems),
  own('unused', unusedProblems),
  // Its list of pages reads what has just been written.
  own('social cards', async () => (await import('./check/social.ts')).socialProblems()),
]);

for (const { name, report } of outcomes) console.log(report ? `✗ ${name}\n${report}\n` : `✓ ${name}`);
const failed = outcomes.filter(({ report }) => report);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(failed.length > 0 ? `${failed.length} checks failed.` : `All checks passed in ${seconds} s.`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Runs a program of `node_modules`. */
function tool(name: string, program: string, ...options: string[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(join('node_modules', '.bin', program), options, {
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.stderr.on('data', (text) => (said += text));
    child.on('error', reject);
    child.on('close', (code) => {
      const report = said.trim() || `${program} ended with ${code}, and said nothing`;
      resolve({ name, report: code === 0 ? '' : report });
    });
  });
}

async function own(name: string, find: () => Promise<string[]>): Promise<Outcome> {
  return { name, report: (await find()).join('\n') };
}
