/**
 * The one source of the HTTP headers: content security policy (CSP), caching headers, HSTS. The preview server, nginx and
 * the edge are all given these rules by the build (`.generated/headers.json`, `.generated/nginx/`, `dist/_headers`); the
 * tests read them back from each.
 */
import type { EmailConfig, SiteConfig } from '../src/site-config.ts';

/** A rule: the headers of all paths that start with `prefix`. A later rule adds to, or replaces, earlier ones. */
export interface HeaderRule {
  prefix: string;
  headers: Record<string, string>;
}

/** What browsers may reach beside the site's own files. */
type OtherOrigins = Pick<SiteConfig, 'pdfWorkerUrl'> & { email: Pick<EmailConfig, 'origin'> };

/** What stands in the files of pages, and may. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** Caching headers: for files whose name changes with their content. */
const forGood = 'public, max-age=31536000, immutable';
/** For everything else: asked for again each time, and answered 304 if it has not changed. */
const revalidated = 'public, max-age=0, must-revalidate';

/**
 * Sent where the site is served by TLS, which is nginx's `tls.conf` and the edge; never by plain HTTP, where
 * browsers have to ignore it. Two years, as the preload list asks; without `preload`, which is the owner's to
 * decide because it binds the whole domain.
 */
export const tlsHeaders: Record<string, string> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

/**
 * Makes the rules.
 * @param siteConfig the configuration: where the email client may connect to
 * @param inline the hashes of the scripts and styles in the files of pages, as a content policy writes them
 */
export function headerRules(siteConfig: OtherOrigins, inline: InlineHashes): HeaderRule[] {
  return [
    {
      prefix: '/',
      headers: {
        'content-security-policy': contentSecurityPolicy(siteConfig, inline),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': permissionsPolicy(),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': revalidated,
      },
    },
    { prefix: '/assets/', headers: { 'cache-control': forGood } },
    { prefix: '/pictures/', headers: { 'cache-control': forGood } },
  ];
}

/** The headers of a path: those of every rule that it falls under, of a later one first. */
export function headersOf(path: string, rules: HeaderRule[]): Record<string, string> {
  const applying = rules.filter(({ prefix }) => path.startsWith(prefix));
  return Object.fromEntries(applying.flatMap(({ headers }) => Object.entries(headers)));
}

/** The path whose headers an answer has that is no file of its own: a missing file is not missing for good. */
export const missingPath = '/404.html';

/** The content security policy: nothing but our own files, and the email service to send to. */
function contentSecurityPolicy(siteConfig: OtherOrigins, inline: InlineHashes): string {
  const email = siteConfig.email.origin ? ` ${siteConfig.email.origin}` : '';
  // The one file, not all that its host may hold; the worker itself is started from a script of our own.
  const worker = siteConfig.pdfWorkerUrl ? ` ${siteConfig.pdfWorkerUrl}` : '';
  const policy: Record<string, string> = {
    'default-src': "'none'",
    'script-src': ["'self'", ...inline.scripts].join(' ') + worker,
    'worker-src': "'self'",
    'style-src': ["'self'", ...inline.styles].join(' '),
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

/** What a page of words and forms never asks a browser for. */
function permissionsPolicy(): string {
  const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];
  return unused.map((feature) => `${feature}=()`).join(', ');
}
