/**
 * The local place for reports from browsers, beside the mailbox: errors, failed messages and violations of the
 * content policy, kept in memory as long as the server runs and shown at `/__reports`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../read-body.ts';
import { pageHeaders } from '../email/pages.ts';
import { type KeptReport, reportsPage } from './page.ts';

export const reportsPath = '/__reports';

/** Reports are small; and the last hundred tell what is wrong. */
const largestBody = 64 * 1024;
const mostKept = 100;

/** Makes the service. It answers true if the request was for it. */
export function reportService(): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const kept: KeptReport[] = [];
  return async (request, response) => {
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== reportsPath) return false;
    if (request.method === 'GET' || request.method === 'HEAD') {
      response.writeHead(200, pageHeaders).end(reportsPage(kept.toReversed()));
      return true;
    }
    if (request.method !== 'POST') {
      response.writeHead(405, { allow: 'GET, POST' }).end();
      return true;
    }
    const reports = readReports((await readBody(request, largestBody))?.toString('utf8'));
    if (reports) kept.push(...reports);
    kept.splice(0, kept.length - mostKept);
    response.writeHead(reports ? 204 : 400).end();
    return true;
  };
}

interface SentReport {
  type?: unknown;
  url?: unknown;
  body?: Record<string, unknown>;
}

/** The reports of a request; null if it holds none. Queries, referrers and the like are not kept. */
function readReports(text: string | undefined): KeptReport[] | null {
  try {
    return listOf(JSON.parse(text ?? ''))!.map((each) => ({
      received: new Date().toISOString(),
      type: String(each.type),
      url: withoutQuery(String(each.url)),
      body: Object.fromEntries(
        Object.entries(each.body ?? {})
          .filter(([name]) => !/^(?:referrer|sample|script-sample)$/u.test(name))
          .map(([name, value]) => [name, typeof value === 'string' ? withoutQuery(value) : value]),
      ),
    }));
  } catch {
    return null;
  }
}

/** The list of the Reporting API, or the one violation of the older way; null for anything else. */
function listOf(sent: unknown): SentReport[] | null {
  if (Array.isArray(sent)) return sent as SentReport[];
  const violation = (sent as { 'csp-report'?: Record<string, unknown> })['csp-report'];
  return violation ? [{ type: 'csp-violation', url: violation['document-uri'], body: violation }] : null;
}

/** Policies are quoted in reports and have no query; addresses lose theirs. */
function withoutQuery(text: string): string {
  return /^https?:/u.test(text) ? text.replace(/[?#].*$/u, '') : text;
}
