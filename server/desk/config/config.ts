/** The desk's configuration, made of the copy and the policies as they are when it is asked for. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { CmsConfig, CollectionFile } from '@sveltia/cms';
import { namesIn } from '../../../build/names-in.ts';
import { readSource } from '../../../build/policies/list.ts';
import { documentIds } from '../../../src/document-ids.ts';
import { parseJson } from '../../../build/source-error.ts';
import { copyFile } from '../../../build/words/copy.ts';
import type { Copy } from '../../../src/language/copy.ts';
import { defaultLanguage, languages } from '../../../src/language/languages.ts';
import { type CopyTree, copyFields } from './copy-fields.ts';
import type { Forge } from './forge.ts';
import { policyFields } from './policy-fields.ts';
import { partNames } from './words.ts';

/**
 * Makes the configuration.
 * @param forge where changes are proposed; in a local folder nothing is asked of it
 * @param siteOrigin where the site is shown while it is written
 * @throws SourceError where a file cannot be read
 */
export async function deskConfig({ config }: Forge, siteOrigin: string): Promise<CmsConfig> {
  return {
    load_config_file: false,
    ...config,
    app_title: 'Ether',
    display_url: siteOrigin,
    // The desk's own links lead to the pages as they are written, and not to the public site.
    show_preview_links: false,
    // The texts have no pictures; the content manager wants a folder named, and reads what is in it.
    media_folder: 'public/brand',
    media_libraries: { default: false, stock_assets: false },
    i18n: { structure: 'multiple_files', locales: [...languages], default_locale: defaultLanguage },
    output: { omit_empty_optional_fields: true, json: { indent_style: 'space', indent_size: 2 } },
    editor: { preview: false },
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
  const notes = (await read('content/notes.json')) as Record<string, Record<string, string>>;
  const names = await namesIn(`content/copy/${defaultLanguage}`);
  const named = Object.keys(partNames);
  // A part that has just been added is the last.
  const order = (part: string) => (part in partNames ? named.indexOf(part) : named.length);
  const parts = names.map((name) => basename(name, '.json')).toSorted((a, b) => order(a) - order(b));
  return Promise.all(
    parts.map(async (part) => {
      const copy = (await read(copyFile(defaultLanguage, part))) as CopyTree;
      const english = (await read(copyFile('en', part))) as CopyTree;
      return {
        name: part,
        label: partNames[part] ?? part,
        file: `content/copy/{{locale}}/${part}.json`,
        i18n: true,
        fields: copyFields(part, copy, english, notes[part] ?? {}),
      };
    }),
  );
}

async function policyFiles(): Promise<CollectionFile[]> {
  const { footer } = (await read(copyFile(defaultLanguage, 'common'))) as Copy['common'];
  const { groups } = footer;
  return Promise.all(
    documentIds.map(async (document) => {
      const { front } = await readSource(document, defaultLanguage);
      const { front: english } = await readSource(document, 'en');
      return {
        name: document,
        label: `${front.description} · ${english.description}`,
        file: `content/policies/${document}/{{locale}}.md`,
        i18n: true,
        fields: policyFields(front, groups),
      };
    }),
  );
}

async function read(file: string): Promise<unknown> {
  return parseJson(await readFile(file, 'utf8'), file);
}
