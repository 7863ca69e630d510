/** What the report of the whole-site tests says, for whoever sees only the end of a run. */

interface Result {
  errors: { message?: string }[];
}
interface Spec {
  title: string;
  file: string;
  line: number;
  tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: Result[] }[];
}
interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}

/** As Playwright's `json` reporter writes it. */
export interface SiteReport extends Suite {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** How much of an error is told: what was expected and what came, without the code around it. */
const linesOfAnError = 14;

/** The name of what failed, and below it the beginning of each of its errors. */
export function formatFailure(title: string, messages: string[]): string {
  return [title, ...messages.map((message) => message.split('\n').slice(0, linesOfAnError).join('\n'))].join(
    '\n',
  );
}

/** The tests that did not pass, or not at once, each with the beginning of its errors. */
export function failuresOf({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) =>
        formatFailure(
          `${status === 'flaky' ? 'Passed only when tried again: ' : ''}${file}:${line} › ${title}`,
          results.flatMap(({ errors }) => errors).map(({ message = '' }) => message),
        ),
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}
