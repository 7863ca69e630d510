/** Summarises Playwright's report. */

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

/** Playwright's `json` report. */
export interface SiteReport extends Suite {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Lines of an error message to print: expected and received, without the code. */
const linesOfAnError = 14;

/** A failed test with the start of each error. */
export function formatFailure(title: string, messages: string[]): string {
  return [title, ...messages.map((message) => message.split('\n').slice(0, linesOfAnError).join('\n'))].join(
    '\n',
  );
}

/** The failed and flaky tests, with the start of their errors. */
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
