/** The desk's form for a policy: its front matter, and its body as the Markdown that the parser takes. */
import type { Field, StringField } from '@sveltia/cms';
import type { FrontMatter } from '../../../build/policies/front-matter.ts';
import { hints, policyNames } from './words.ts';

/** What every language has the same stands in the form of the first, and is copied to the others. */
const same = { i18n: 'duplicate' } as const;

/**
 * Makes the fields of a form, in the order of the files.
 * @param front the document's own: whether it has parts, and which
 * @param groups the groups that a document may be in, and their names
 */
export function policyFields({ parts }: FrontMatter, groups: Record<FrontMatter['group'], string>): Field[] {
  return [
    line('title'),
    { ...line('description'), hint: hints.description },
    { name: 'summary', label: policyNames.summary!, widget: 'text', i18n: true },
    { name: 'group', label: policyNames.group!, widget: 'select', options: options(groups), ...same },
    {
      name: 'version',
      label: policyNames.version!,
      widget: 'string',
      hint: hints.version,
      pattern: [String.raw`^\d+\.\d+$`, hints.version],
      ...same,
    },
    day('effective'),
    day('updated'),
    ...(parts
      ? [
          {
            name: 'parts',
            label: policyNames.parts!,
            widget: 'object',
            i18n: true,
            fields: Object.entries(parts).map(([name, part]): Field => ({
              name,
              label: part.name,
              widget: 'object',
              i18n: true,
              fields: Object.keys(part).map((key) => (key === 'name' ? line(key) : day(key))),
            })),
          } satisfies Field,
        ]
      : []),
    {
      name: 'body',
      label: policyNames.body!,
      widget: 'richtext',
      i18n: true,
      // As it is written: the parser refuses what it does not know, and an editor of rich text would write that.
      modes: ['raw'],
      buttons: [],
      editor_components: [],
      hint: hints.body,
    },
  ];
}

function options(names: Record<string, string>): { label: string; value: string }[] {
  return Object.entries(names).map(([value, label]) => ({ label, value }));
}

function line(name: string): StringField {
  return { name, label: policyNames[name]!, widget: 'string', i18n: true };
}

function day(name: string): Field {
  return { name, label: policyNames[name]!, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', ...same };
}
