/** The configuration of the CMS (the editors' desk): a form for each part of the copy and each policy. */
import { readdir, readFile } from 'node:fs/promises';
import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import { readSource } from '../build/policies/list.ts';
import { documentIds } from '../src/document-ids.ts';
import { defaultLanguage, languages } from '../src/language/languages.ts';
import { addressOf } from '../src/navigation/address.ts';
import { routeIds, routeOf } from '../src/routes.ts';

/** A file of the copy: nested objects of strings. */
interface CopyTree {
  [key: string]: string | CopyTree;
}

/** The configuration (https://sveltiacms.app/en/docs/config-basics), with the origin of the site for links. */
export async function cmsConfig(siteOrigin: string): Promise<CmsConfig> {
  return {
    // Required by the CMS, but not used: the folder is opened locally.
    backend: { name: 'gitea', repo: 'ether/site', branch: 'main' },
    app_title: 'Ether',
    logo: { src: '/favicon.svg' },
    display_url: siteOrigin,
    // Required by the CMS, but not used.
    media_folder: 'public',
    i18n: { structure: 'multiple_files', locales: [...languages], default_locale: defaultLanguage },
    // Prettier's format.
    output: { omit_empty_optional_fields: true, json: { indent_style: 'space', indent_size: 2 } },
    collections: [
      { name: 'copy', label: 'Textos · Copy', i18n: true, format: 'json', files: await copyFiles() },
      {
        name: 'policies',
        label: 'Políticas · Policies',
        i18n: true,
        format: 'yaml-frontmatter',
        files: await policyFiles(),
      },
    ],
  };
}

async function copyFiles(): Promise<CollectionFile[]> {
  const notes = (await readJson('content/notes.json')) as Record<string, Record<string, string>>;
  const names = await readdir(`content/copy/${defaultLanguage}`);
  return Promise.all(
    names.toSorted().map(async (file) => {
      const name = file.replace('.json', '');
      const copy = (await readJson(`content/copy/${defaultLanguage}/${file}`)) as CopyTree;
      const route = routeIds.find((id) => routeOf(id).copy[0] === name && !routeOf(id).path.includes(':'));
      return {
        name,
        label: name,
        file: `content/copy/{{locale}}/${file}`,
        i18n: true,
        ...(route && { preview_path: `{{locale}}${routeOf(route).path}` }),
        fields: fieldsOf(copy, notes[name] ?? {}),
      };
    }),
  );
}

/** A field for every string, and a group for every object. */
function fieldsOf(copy: CopyTree, notes: Record<string, string>, path = ''): Field[] {
  return Object.entries(copy).map(([name, value]): Field => {
    const key = path + name;
    const hint = notes[key] && { hint: notes[key] };
    if (typeof value === 'object') {
      const heading = value.title ?? value.name;
      const label = typeof heading === 'string' ? `${name}: ${heading}` : name;
      const fields = fieldsOf(value, notes, `${key}.`);
      return { name, label, widget: 'object', i18n: true, ...hint, fields };
    }
    // Longer than a line of the form.
    return { name, widget: value.length > 60 ? 'text' : 'string', i18n: true, ...hint };
  });
}

async function policyFiles(): Promise<CollectionFile[]> {
  return Promise.all(
    documentIds.map(async (document) => {
      const { front } = await readSource(document, defaultLanguage);
      return {
        name: document,
        label: front.description,
        file: `content/policies/${document}/{{locale}}.md`,
        i18n: true,
        preview_path: `{{locale}}${addressOf({ document }, defaultLanguage, false)}`,
        fields: Object.entries(front)
          .map(([name, value]) => frontField(name, value))
          // Raw Markdown: the parser refuses what the rich text editor writes.
          .concat({ name: 'body', widget: 'richtext', i18n: true, modes: ['raw'] }),
      };
    }),
  );
}

/** A field of the front matter. Fields that are equal in all languages are copied from the Portuguese. */
function frontField(name: string, value: unknown): Field {
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([each, inner]) => frontField(each, inner));
    return { name, widget: 'object', i18n: true, fields };
  }
  if (/^\d{4}-\d\d-\d\d$/u.test(String(value))) {
    return { name, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', i18n: 'duplicate' };
  }
  if (name === 'group' || name === 'version') return { name, widget: 'string', i18n: 'duplicate' };
  return { name, widget: name === 'summary' ? 'text' : 'string', i18n: true };
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
