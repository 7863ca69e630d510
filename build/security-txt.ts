import { addressOf } from '../src/navigation/address.ts';
import { defaultLanguage, languages } from '../src/language/languages.ts';

/**
 * `/.well-known/security.txt` (RFC 9116): where somebody who has found a weakness can say so.
 * @param expires until when it may be believed, as RFC 3339 writes it
 */
export function securityTxt(siteOrigin: string, expires: string): string {
  return [
    `Contact: ${siteOrigin}${addressOf('contact', defaultLanguage, false)}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
