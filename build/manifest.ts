/** The web application manifest: name, colours and icons for a visitor's home screen. */
import { defaultLanguage } from '../src/language/languages.ts';
import { token } from './tokens.ts';

/**
 * The text of `manifest.webmanifest`.
 * @param description the description of the home page, in the default language
 */
export function manifest(description: string): string {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const content = {
    name: 'Ether',
    short_name: 'Ether',
    description,
    lang: defaultLanguage,
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    // A site to be read, with the browser's own address line: visitors of a bank should see where they are.
    display: 'browser',
    theme_color: token('--ink'),
    background_color: token('--ink'),
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
