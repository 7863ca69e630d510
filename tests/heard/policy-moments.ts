/** The policies: one of them as text, a copy checked, and the search of all. */
import type { Language } from '../../src/language/languages.ts';
import { documents } from '../../src/policy-documents.ts';
import { copyOf } from '../words.ts';
import type { Moment } from './moment.ts';

/** Gives the page a file to check, as its button and the system's dialog would. */
const chooseFile = `(() => {
  const field = document.querySelector('input[type=file]');
  const held = new DataTransfer();
  held.items.add(new File(['a copy'], 'copy.pdf', { type: 'application/pdf' }));
  field.files = held.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return null;
})()`;

/** The policy that the address of all leads to. */
export function firstPolicy(language: Language): string {
  return documents.find(({ group }) => group === 'policies')!.description[language];
}

export function policyMoments(language: Language, path: string): Moment[] {
  const { text, fileVerification } = copyOf(language, 'policies');
  return [
    {
      name: 'a policy is opened as text',
      at: `${path}?view=text`,
      hears: [`${firstPolicy(language)} | Ether`],
      repeated: true,
    },
    {
      name: 'its headings, one by one',
      on: 'main nav[aria-label] a',
      keys: ['h', 'h'],
      hears: ['heading level 2'],
      repeated: true,
    },
    {
      name: 'its first table',
      keys: ['t', 'Down', 'Down', 'Down'],
      hears: ['table with', 'column header', 'row header'],
      repeated: true,
    },
    {
      name: 'the address of a section is copied',
      on: 'main a[href="#section-1"]:has(svg)',
      keys: ['Return'],
      hears: [text.copied.replace('{number}', '1')],
    },
    {
      name: 'another document is chosen',
      on: '#list li a:not([aria-current])',
      keys: ['Return'],
      hears: ['heading level 1', ' | Ether'],
      repeated: true,
    },
    {
      name: 'a copy that is not ours is checked',
      on: 'input[type=file]',
      act: ({ browser }) => browser.read(chooseFile),
      hears: [fileVerification.unknown],
    },
  ];
}

export function searchMoments(language: Language, path: string): Moment[] {
  const { total, viewer } = copyOf(language, 'policies');
  const place = (number: number) =>
    total.hitStatus.slice(0, total.hitStatus.indexOf('{total}')).replace('{current}', String(number));
  return [
    {
      name: 'all policies are searched',
      at: path,
      on: '#search',
      act: ({ type }) => type('lgpd'),
      hears: [total.count.slice(0, total.count.indexOf('{hits}'))],
    },
    {
      name: 'Enter leads to the first hit, and to the second',
      keys: ['Return', 'Return'],
      hears: [place(1), place(2)],
    },
    {
      name: 'the button leads to the hit before',
      keys: ['Tab', 'Return'],
      hears: [viewer.previousHit, place(1)],
    },
    {
      name: 'a word that stands nowhere',
      on: '#search',
      act: async ({ press, type }) => {
        await press('ctrl+a');
        await type('xyzzy');
      },
      hears: [total.none],
    },
  ];
}
