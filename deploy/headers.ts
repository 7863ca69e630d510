/**
 * The one source of the HTTP headers: content security policy (CSP), cache headers, HSTS. The build writes them out
 * for the preview, nginx and Cloudflare (`.generated/headers.json`, `.generated/nginx/`, `dist/_headers`);
 * tests read them back from each.
 */
import type { EmailConfig, SiteConfig } from '../src/site-config.ts';

/** The headers of all paths that start with `prefix`. Later rules add to earlier ones or replace them. */
export interface HeaderRule {
  prefix: string;
  headers: Record<string, string>;
}

/** The other origins that pages may connect to. */
type OtherOrigins = Pick<SiteConfig, 'pdfWorkerUrl'> & { email: Pick<EmailConfig, 'origin'> };

/** CSP hashes of the inline scripts and styles. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** For files whose names contain their hash. */
const immutable = 'public, max-age=31536000, immutable';
/** For everything else: revalidated every time. */
const revalidated = 'public, max-age=0, must-revalidate';

/**
 * For TLS only (`tls.conf` and Cloudflare): browsers ignore it over plain HTTP. Two years, as the preload list
 * requires; without `preload`, which binds the whole domain and is the owner's decision.
 */
export const tlsHeaders: Record<string, string> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

/**
 * Creates the rules.
 * @param siteConfig the origins to allow
 * @param inline the hashes of inline scripts and styles
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
    { prefix: '/assets/', headers: { 'cache-control': immutable } },
    { prefix: '/pictures/', headers: { 'cache-control': immutable } },
  ];
}

/** The headers of a path, from all rules that apply. */
export function headersOf(path: string, rules: HeaderRule[]): Record<string, string> {
  const applying = rules.filter(({ prefix }) => path.startsWith(prefix));
  return Object.fromEntries(applying.flatMap(({ headers }) => Object.entries(headers)));
}

/** The path whose headers a 404 response has: a missing file must not be cached for ever. */
export const notFoundPath = '/404.html';

/** The content security policy: only our own files, and connections to the email service. */
function contentSecurityPolicy(siteConfig: OtherOrigins, inline: InlineHashes): string {
  const email = siteConfig.email.origin ? ` ${siteConfig.email.origin}` : '';
  // This file only, not its whole host; a script of our own imports it.
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
    'trusted-types': 'pdf-worker',
  };
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** Browser features that the site never uses. */
function permissionsPolicy(): string {
  const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];
  return unused.map((feature) => `${feature}=()`).join(', ');
}
