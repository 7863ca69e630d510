/** The fore-edge of a wide window: entered by Tab, read by its names, and pressed. */
import type { Language } from '../../src/language/languages.ts';
import { copyOf } from '../words.ts';
import type { Moment } from './moment.ts';

const leaf = (id: string) => `[data-leaf="${id}"] a`;

export function foreEdgeMoments(language: Language, path: string): Moment[] {
  const { foreEdge, footer } = copyOf(language, 'common');
  const { title, consultancy, wallet } = copyOf(language, 'products');
  return [
    {
      name: 'the fore-edge is a landmark with a name',
      at: path,
      act: async ({ widen, goTo }) => {
        await widen(1400);
        await goTo('#support a');
      },
      keys: ['m'],
      hears: [foreEdge],
      repeated: true,
    },
    {
      name: 'the fore-edge is come to by Tab',
      on: leaf('top'),
      keys: ['shift+Tab', 'Tab', 'Tab'],
      hears: [`${title} ${footer.top}`, consultancy.title],
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
