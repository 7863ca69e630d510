/** The fore-edge of a wide window: entered by Tab, read by its names, and pressed. */
import type { Language } from '../../src/language/languages.ts';
import { copyOf } from '../words.ts';
import type { Moment } from './moment.ts';

const leaf = (id: string) => `[data-leaf="${id}"] a`;

export function foreEdgeMoments(language: Language, path: string): Moment[] {
  const { foreEdge } = copyOf(language, 'common');
  const { title, consultancy, wallet } = copyOf(language, 'products');
  return [
    {
      name: 'the fore-edge is come to by Tab',
      at: path,
      on: leaf('top'),
      keys: ['shift+Tab', 'Tab', 'Tab'],
      hears: [foreEdge, `${title} `, consultancy.title],
      repeated: true,
    },
    {
      name: 'its leaf leads to the section',
      on: leaf('wallet'),
      keys: ['Return'],
      hears: [wallet.title],
      repeated: true,
    },
  ];
}
