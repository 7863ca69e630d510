/** The policies: one of them as text, a copy checked, and the search of all. */
import type { Language } from '../../src/language/languages.ts';
import { documents } from '../../src/policy-documents.ts';
import { copyOf } from '../words.ts';
import type { Moment } from './walker.ts';

/** Gives the page a file to check, as its button and the system's dialog would. */
const chooseFile = `(() => {
  const field = document.querySelector('input[type=file]');
  const held = new DataTransfer();
  held.items.add(new File(['a copy'], 'copy.pdf', { type: 'application/pdf' }));
  field.files = held.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return null;
})()`;

export function policyMoments(language: Language, path: string): Moment[] {
  const { text, fileVerification } = copyOf(language, 'policies');
  const first = documents.find(({ group }) => group === 'policies');
  return [
    {
      name: 'a policy is opened as text',
      act: ({ visit }) => visit(`${path}?view=text`),
      hears: [`${first!.description[language]} | Ether`],
      repeated: true,
    },
    {
      name: 'its headings, one by one',
      act: async ({ goTo, press }) => {
        await goTo('main nav[aria-label] a');
        await press('h', 'h');
      },
      hears: ['heading level 2'],
      repeated: true,
    },
    {
      name: 'its first table',
      act: ({ press }) => press('t', 'Down', 'Down', 'Down'),
      hears: ['table with', 'column header', 'row header'],
      repeated: true,
    },
    {
      name: 'the address of a section is copied',
      act: async ({ goTo, press, hear }) => {
        await goTo('main a[href="#section-1"]:has(svg)');
        await press('Return');
        await hear(text.copied.replace('{number}', '1'));
      },
      hears: [text.copied.replace('{number}', '1')],
    },
    {
      name: 'another document is chosen',
      act: async ({ goTo, press, hear }) => {
        await goTo('#list li a:not([aria-current])');
        await press('Return');
        await hear(' | Ether');
      },
      hears: ['heading level 1', ' | Ether'],
      repeated: true,
    },
    {
      name: 'a copy that is not ours is checked',
      act: async ({ browser, goTo, hear }) => {
        await goTo('input[type=file]');
        await browser.read(chooseFile);
        await hear(fileVerification.unknown);
      },
      hears: [fileVerification.unknown],
    },
  ];
}

export function searchMoments(language: Language, path: string): Moment[] {
  const { total, viewer } = copyOf(language, 'policies');
  const count = total.count.slice(0, total.count.indexOf('{hits}'));
  const place = (number: number) =>
    total.hitStatus.slice(0, total.hitStatus.indexOf('{total}')).replace('{current}', String(number));
  return [
    {
      name: 'all policies are searched',
      act: async ({ visit, goTo, type, hear }) => {
        await visit(path);
        await goTo('#search');
        await type('lgpd');
        await hear(count);
      },
      hears: [count],
    },
    {
      name: 'Enter leads to the first hit, and to the second',
      act: async ({ press, hear }) => {
        await press('Return');
        await hear(place(1));
        await press('Return');
        await hear(place(2));
      },
      hears: [place(1), place(2)],
    },
    {
      name: 'the button leads to the hit before',
      act: async ({ press, hear }) => {
        await press('Tab', 'Return');
        await hear(place(1));
      },
      hears: [viewer.previousHit, place(1)],
    },
    {
      name: 'a word that stands nowhere',
      act: async ({ goTo, press, type, hear }) => {
        await goTo('#search');
        await press('ctrl+a');
        await type('xyzzy');
        await hear(total.none);
      },
      hears: [total.none],
    },
  ];
}
