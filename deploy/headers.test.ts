import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { routeIds, routeOf } from '../src/routes.ts';
import { headerRules } from './headers.ts';

const hash = "'sha256-c29tZXRoaW5nIHRoYXQgbG9va3MgbGlrZSBhIGhhc2g='";
const style = "'sha256-c29tZXRoaW5nIHRoYXQgbG9va3MgbGlrZSBhIHN0eWxlPQ='";
const pages = new Set(routeIds.map((route) => routeOf(route).page)).size;
interface Given {
  email?: string;
  worker?: string;
}
const headersWith = ({ email = '', worker = '' }: Given) =>
  headerRules(
    { email: { origin: email }, pdfWorkerUrl: worker },
    { scripts: [hash], styles: Array.from({ length: pages }, () => style) },
  )[0]!.headers;
const policyOf = (given: Given) => headersWith(given)['content-security-policy']!;

describe('the Content-Security-Policy', () => {
  it('passes Google’s CSP evaluator without severe findings', () => {
    const findings = new CspEvaluator(new CspParser(policyOf({})).csp).evaluate();
    // Its one remark is that scripts of our own origin may run; all of them are built by us.
    const heavy = findings.filter(
      ({ severity }) => severity < Severity.MEDIUM_MAYBE && severity !== Severity.STRICT_CSP,
    );
    expect(heavy.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
  });

  it('allows no inline script but the head script, and requires Trusted Types', () => {
    expect(policyOf({})).toContain(`script-src 'self' ${hash};`);
    expect(policyOf({})).toContain(`style-src 'self' ${style} `);
    expect(policyOf({})).not.toMatch(/unsafe|data:|\*/u);
    expect(policyOf({})).toContain("require-trusted-types-for 'script'");
  });

  it('connects to the configured email service and nobody else', () => {
    expect(policyOf({})).toContain("connect-src 'self';");
    const given = policyOf({ email: 'https://mail.example' });
    expect(given).toContain("connect-src 'self' https://mail.example;");
    expect(given).toContain("form-action 'self' https://mail.example;");
  });

  it('allows one script of another host, not the whole host', () => {
    const policy = policyOf({ worker: 'https://cdn.example/pdf.worker.min.mjs' });
    expect(policy).toMatch(/script-src 'self' 'sha256-\S+' https:\/\/cdn\.example\/pdf\.worker\.min\.mjs;/u);
    expect(policy).toContain("worker-src 'self';");
  });

  it('fits into a line of Cloudflare’s _headers, at most 2,000 characters', () => {
    const long = `https://${'a'.repeat(60)}.example`;
    expect(policyOf({ email: long, worker: `${long}/worker.mjs` }).length).toBeLessThan(1900);
  });
});
