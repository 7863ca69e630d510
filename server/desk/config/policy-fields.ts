/** The desk's form for a policy: its front matter, and its body as the Markdown that the parser takes. */
import type { Field, StringField } from '@sveltia/cms';
import type { FrontMatter } from '../../../build/policies/front-matter.ts';
import { hints } from './words.ts';

/** What every language has the same stands in the form of the first, and is copied to the others. */
const same = { i18n: 'duplicate' } as const;

/**
 * Makes the fields of a form, in the order of the files.
 * @param front the document's own: whether it has parts, and which
 * @param groups the groups that a document may be in, and their names
 */
export function policyFields({ parts }: FrontMatter, groups: Record<FrontMatter['group'], string>): Field[] {
  return [
    line('title', 'Título · Title'),
    { ...line('description', 'Nome nas listas · Name in lists'), hint: hints.description },
    { name: 'summary', label: 'Resumo · Summary', widget: 'text', i18n: true },
    { name: 'group', label: 'Grupo · Group', widget: 'select', options: options(groups), ...same },
    {
      name: 'version',
      label: 'Versão · Version',
      widget: 'string',
      hint: hints.version,
      pattern: [String.raw`^\d+\.\d+$`, hints.version],
      ...same,
    },
    day('effective', 'Em vigor desde · In force since'),
    day('updated', 'Última atualização · Last updated'),
    {
      name: 'changes',
      label: 'O que mudou nesta versão · What changed in this version',
      widget: 'text',
      required: false,
      hint: hints.changes,
      i18n: true,
    },
    ...(parts
      ? [
          {
            name: 'parts',
            label: 'Partes · Parts',
            widget: 'object',
            i18n: true,
            fields: Object.entries(parts).map(([name, part]): Field => ({
              name,
              label: part.name,
              widget: 'object',
              i18n: true,
              fields: Object.keys(part).map((key) =>
                key === 'name' ? line(key, 'Nome · Name') : day(key, dayNames[key] ?? key),
              ),
            })),
          } satisfies Field,
        ]
      : []),
    {
      name: 'body',
      label: 'Texto · Text',
      widget: 'richtext',
      i18n: true,
      // As it is written: the parser refuses what it does not know, and an editor of rich text would write that.
      modes: ['raw'],
      editor_components: [],
      hint: hints.body,
    },
  ];
}

const dayNames: Record<string, string> = {
  updated: 'Última atualização · Last updated',
  effective: 'Em vigor desde · In force since',
};

function options(names: Record<string, string>): { label: string; value: string }[] {
  return Object.entries(names).map(([value, label]) => ({ label, value }));
}

function line(name: string, label: string): StringField {
  return { name, label, widget: 'string', i18n: true };
}

function day(name: string, label: string): Field {
  return { name, label, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', ...same };
}
