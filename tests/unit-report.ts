/** Summarises Vitest's report. */
import { formatFailure } from './site-report.ts';

/** Vitest's `json` report. */
export interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    /** The error of a file that could not be loaded. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

/** The failed tests and files, with the start of their errors. */
export function unitFailuresOf({ testResults }: UnitReport): string[] {
  return testResults
    .filter(({ status }) => status !== 'passed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [formatFailure(name, [message])];
      return failed.map((test) => formatFailure(`${name} › ${test.fullName}`, test.failureMessages ?? []));
    });
}
