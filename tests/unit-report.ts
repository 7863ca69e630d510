/** What the report of the unit tests says, for whoever sees only the end of a run. */
import { formatFailure } from './site-report.ts';

/** As Vitest's `json` reporter writes it. */
export interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    /** Why the file could not be read, if it could not. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

/** The tests that did not pass, and the files that could not be read, each with the beginning of its errors. */
export function unitFailuresOf({ testResults }: UnitReport): string[] {
  return testResults
    .filter(({ status }) => status !== 'passed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [formatFailure(name, [message])];
      return failed.map((test) => formatFailure(`${name} › ${test.fullName}`, test.failureMessages ?? []));
    });
}
