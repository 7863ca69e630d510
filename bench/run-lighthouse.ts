/** Lighthouse, as its own command line would run it on a phone. */
import type { Browser } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { freePort } from '../server/free-port.ts';
import { launch } from './part.ts';

/** A browser that Lighthouse can be pointed at. */
export interface Debuggable {
  browser: Browser;
  port: number;
}

export async function launchForLighthouse(): Promise<Debuggable> {
  const port = await freePort();
  // For the pages that are served by TLS with a certificate of our own.
  const flags = [`--remote-debugging-port=${port}`, '--ignore-certificate-errors'];
  return { browser: await launch(...flags), port };
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Whether the slow phone is calculated from a fast one, or the browser really held back. */
export type Throttling = 'simulate' | 'devtools';

export interface Report {
  /** Out of 100, in the order of `categories`; only those that were asked for. */
  scores: Record<string, number>;
  /** Milliseconds on a slow phone (4× CPU, 1.6 Mbps, 150 ms). */
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  /** How much the page jumped. */
  shift: number;
  /** What was not perfect. */
  failed: string[];
}

/** How often a page is tried: now and then the browser's recording goes wrong, twice in a row as well. */
const tries = 4;

/**
 * Runs it once; and again, as it asks for, where its recording of the page went wrong.
 * @throws when the page could not be measured
 */
export async function runLighthouse(
  { port }: Debuggable,
  address: string,
  onlyCategories: readonly string[] = categories,
  throttlingMethod: Throttling = 'simulate',
): Promise<Report> {
  const flags: Flags = { port, logLevel: 'error', onlyCategories: [...onlyCategories], throttlingMethod };
  let result = await lighthouse(address, flags);
  for (let tried = 1; result?.lhr.runtimeError && tried < tries; tried++) {
    result = await lighthouse(address, flags);
  }
  if (!result || result.lhr.runtimeError) {
    throw new Error(
      `Lighthouse could not measure ${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
    );
  }
  const { audits, categories: found } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const weighty = Object.values(found).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return {
    scores: Object.fromEntries(
      Object.entries(found).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    failed: weighty.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9),
  };
}
