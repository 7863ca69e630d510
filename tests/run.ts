/**
 * `npm test`: checks, build, unit tests, weights and browser tests; `npm run test:all` adds slow tests, all
 * languages and widths, and Firefox. If the build fails, the rest is skipped; otherwise every step runs. The
 * last line is the total: '412 passed, 0 failed'.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { writeList } from '../build/policies/list.ts';
import { ensureBrowser } from './browser.ts';
import { failuresOf, type SiteReport } from './site-report.ts';
import { unitFailuresOf, type UnitReport } from './unit-report.ts';

interface Sum {
  passed: number;
  failed: number;
}

const results = 'test-results';
const all = process.argv.includes('--all');
const environment = all ? { ...process.env, NIGHTLY: '1' } : process.env;
const sum: Sum = { passed: 0, failed: 0 };
/** Failures, repeated at the end of the output. */
const failures: string[] = [];
const times: string[] = [];
const started = performance.now();

rmSync(results, { recursive: true, force: true });
mkdirSync(results);

try {
  ensureBrowser();
  // Written first, because check and build both write and read it.
  await writeList();
  // In parallel, because each leaves a core idle at times.
  await together([
    step('Check', ['build/check.ts'], { beside: true }),
    step('Build', ['build/build.ts'], { beside: true, needed: true }),
  ]);
  await together([
    step('Unit tests, and tests of the built files', vitest(), { beside: true, count: countUnit }),
    step('Weight', ['bench/weight.ts'], { beside: true }),
  ]);
  await step('Browser tests', ['node_modules/@playwright/test/cli.js', 'test'], { count: countSite });
  if (all) await step('Firefox', ['tests/nightly/firefox.ts']);
} catch (error) {
  sum.failed += 1;
  console.error(`\nStopped: ${error instanceof Error ? error.message : String(error)}`);
}

for (const failure of failures) console.error(`\n${failure}`);
console.log(`\n${times.join('\n')}\n${minutesSince(started)} in all`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;

interface Options {
  /** Whether it runs in parallel: its output is printed when it has ended. */
  beside?: boolean;
  /** Whether the following steps depend on it. */
  needed?: boolean;
  /** Counts its tests, from the report; otherwise it counts as one. */
  count?: () => Sum;
}

/** Runs a step in its own process, and adds to the total. */
async function step(
  name: string,
  command: string[],
  { beside = false, needed = false, count }: Options = {},
): Promise<void> {
  if (!beside) console.log(`\n— ${name}`);
  const began = performance.now();
  const output = beside ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, command, { stdio: ['ignore', output, output], env: environment });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  if (beside) {
    const said = await Promise.all([child.stdout!, child.stderr!].map((stream) => text(stream)));
    console.log(`\n— ${name}\n${said.join('')}`);
  }
  const status = await ended;
  times.push(`${minutesSince(began)} ${name}`);
  const counted = count?.() ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  // A crashed runner has failed, whatever its report says.
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  if (needed && counted.failed > 0) throw new Error(`“${name}” failed, and the rest needs it.`);
  sum.passed += counted.passed;
  sum.failed += counted.failed;
  if (counted.failed > 0) failures.push(`“${name}” failed.`);
}

/** Waits for all steps, then throws the first error. */
async function together(steps: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(steps)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

function minutesSince(time: number): string {
  return `${((performance.now() - time) / 60_000).toFixed(1)} min`;
}

function vitest(): string[] {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}/unit.json`];
  return ['node_modules/vitest/vitest.mjs', 'run', ...report];
}

function countUnit(): Sum {
  const report = read<UnitReport>(`${results}/unit.json`);
  if (report) failures.push(...unitFailuresOf(report));
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

/** A test that passes only on retry (in CI) counts as passed, but is reported. */
function countSite(): Sum {
  const report = read<SiteReport>(`${results}/site.json`);
  if (report) failures.push(...failuresOf(report));
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected };
}

/** The report of a runner; undefined if it wrote none. */
function read<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
