/**
 * The one source of the headers. The preview server, nginx and the edge are all given these rules by the
 * build; the tests read them back from each.
 */
import type { Facts } from '../src/facts.ts';

/** A rule: the headers of all paths that start with `prefix`. A later rule adds to, or replaces, earlier ones. */
export interface HeaderRule {
  prefix: string;
  headers: Record<string, string>;
}

const forGood = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';

/**
 * Makes the rules.
 * @param facts the configuration: where the email client may connect to
 * @param bootHash the hash of the head script, as a content policy writes it
 */
export function headerRules(facts: Facts, bootHash: string): HeaderRule[] {
  return [
    {
      prefix: '/',
      headers: {
        'content-security-policy': contentPolicy(facts, bootHash),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy':
          'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': revalidated,
      },
    },
    { prefix: '/assets/', headers: { 'cache-control': forGood } },
    { prefix: '/pictures/', headers: { 'cache-control': forGood } },
  ];
}

/** The content policy: nothing but our own files, and the email service to send to. */
function contentPolicy(facts: Facts, bootHash: string): string {
  const email = facts.email.origin ? ` ${facts.email.origin}` : '';
  const worker = facts.pdfWorkerUrl ? ` ${new URL(facts.pdfWorkerUrl).origin}` : '';
  const policy: Record<string, string> = {
    'default-src': "'none'",
    'script-src': `'self' ${bootHash}${worker}`,
    'worker-src': `'self'${worker}`,
    'style-src': "'self'",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': `'self'${email}`,
    'manifest-src': "'self'",
    'form-action': `'self'${email}`,
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  };
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
