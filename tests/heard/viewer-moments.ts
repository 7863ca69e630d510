/** A policy as PDF: opened, paged, zoomed, searched, and not arriving. */
import type { Language } from '../../src/language/languages.ts';
import type { RouteRef } from '../pages.ts';
import { copyOf } from '../words.ts';
import type { Moment } from './moment.ts';
import { firstPolicy } from './policy-moments.ts';

const tool = (name: string) => `main [role=toolbar] button[title="${name}"]`;

export function viewerMoments(language: Language, path: (routeRef: RouteRef) => string): Moment[] {
  const { viewer, documentMeta } = copyOf(language, 'policies');
  const page = (number: number) =>
    documentMeta.page.slice(0, documentMeta.page.indexOf('{pages}')).replace('{page}', String(number));
  const hit = (number: number) =>
    viewer.hitStatus.slice(0, viewer.hitStatus.indexOf('{total}')).replace('{current}', String(number));
  return [
    {
      name: 'a policy is opened as PDF',
      at: `${path('policies')}?view=pdf`,
      hears: [`${firstPolicy(language)} | Ether`],
      // Neither of the zoom nor of what has arrived.
      never: '100',
      repeated: true,
    },
    {
      name: 'the way into the viewer by Tab',
      on: 'main nav a[href$="view=text"]',
      keys: ['Tab', 'Tab'],
      hears: [viewer.toolbar, viewer.pages.replace('{title}', '').trim()],
    },
    {
      name: 'the next page is turned to',
      on: tool(viewer.nextPage),
      keys: ['Return'],
      hears: [page(2)],
    },
    {
      name: 'a page is chosen by its number',
      on: 'main [role=toolbar] input[inputmode]',
      act: async ({ press, type }) => {
        await press('ctrl+a');
        await type('3');
      },
      keys: ['Return'],
      hears: [page(3)],
    },
    {
      name: 'the document is made larger',
      on: tool(viewer.zoomIn),
      keys: ['Return'],
      hears: ['%'],
    },
    {
      name: 'the document is searched, and the second hit gone to',
      on: 'main [role=toolbar] [role=search] input',
      act: async ({ type, hear }) => {
        await type('ether');
        await hear(hit(1));
      },
      keys: ['Return'],
      hears: [hit(1), hit(2)],
    },
    {
      name: 'a page of the document is read',
      on: 'main [role=region][tabindex]',
      keys: ['Down', 'Down', 'Down'],
      hears: [],
    },
    {
      name: 'the PDF does not arrive',
      // A document that was not opened yet, and so is not kept by the browser.
      at: `${path({ document: 'supplier-code' })}?view=text`,
      on: 'main nav a[href$="view=pdf"]',
      act: async ({ cut, press }) => {
        cut(true);
        await press('Return');
        cut(false);
      },
      hears: [viewer.errorTitle],
    },
  ];
}
