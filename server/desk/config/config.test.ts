import { readdirSync, readFileSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { stringsOf } from '../../../build/check/copy.ts';
import { readSource } from '../../../build/policies/list.ts';
import { documentIds } from '../../../src/document-ids.ts';
import { languages } from '../../../src/language/languages.ts';
import { deskConfig } from './config.ts';
import { type CopyTree, copyFields } from './copy-fields.ts';
import { readForge } from './forge.ts';

const schema = readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8');
const fitsSchema = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(schema) as object);

const origin = 'http://127.0.0.1:4174';
const config = await deskConfig(readForge({}, origin), 'http://127.0.0.1:4173');
const filesOf = (name: string) => {
  const found = config.collections!.find((each) => 'name' in each && each.name === name);
  return found && 'files' in found ? found.files.flatMap((file) => ('fields' in file ? [file] : [])) : [];
};

/** The fields that hold a text, by the path of their keys. */
function leavesOf(
  fields: Field[],
  path = '',
): Map<string, Field & { pattern?: [string, string]; maxlength?: number }> {
  return new Map(
    fields.flatMap((field) =>
      'fields' in field && Array.isArray(field.fields)
        ? [...leavesOf(field.fields as Field[], `${path}${field.name}.`)]
        : [[path + field.name, field] as never],
    ),
  );
}

describe('the form of a part of the copy', () => {
  const parts = readdirSync('content/copy/pt').map((file) => file.replace('.json', ''));

  test('is there for every part, in every language', () => {
    expect(
      filesOf('copy')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(parts.toSorted());
    expect(config.i18n?.locales).toEqual(languages);
  });

  test.each(parts)('of “%s” has a field for every string, which takes what stands there', (part) => {
    const fields = leavesOf(filesOf('copy').find(({ name }) => name === part)!.fields);
    for (const language of languages) {
      const strings = stringsOf(JSON.parse(readFileSync(`content/copy/${language}/${part}.json`, 'utf8')));
      expect([...fields.keys()]).toEqual([...strings.keys()]);
      for (const [key, text] of strings) {
        const { pattern, maxlength } = fields.get(key)!;
        if (pattern) expect(text, `${language} ${key}`).toMatch(new RegExp(pattern[0], 'u'));
        expect(text.length, `${language} ${key}`).toBeLessThanOrEqual(maxlength ?? Infinity);
      }
    }
  });

  const fieldsOf = (copy: CopyTree) => leavesOf(copyFields('home', copy, copy, { 'hero.lede': 'A note' }));

  test('has a string that is added, without another step', () => {
    expect([...fieldsOf({ hero: { title: 'A', lede: 'B', brandNew: 'C' } }).keys()]).toContain(
      'hero.brandNew',
    );
  });

  test('says where a string stands, what it is about and how long it may be', () => {
    const [section] = copyFields('home', { hero: { title: 'Olá' } }, { hero: { title: 'Hello' } }, {});
    expect(section?.label).toBe('Abertura · Opening: “Olá” · “Hello”');
    const fields = fieldsOf({ hero: { title: 'A', lede: 'B' } });
    expect(fields.get('hero.lede')).toMatchObject({ hint: expect.stringContaining('A note') });
    expect(fields.get('hero.title')).toMatchObject({ maxlength: 60, hint: expect.stringContaining('60') });
  });

  test('calls what has no name by its own words, in Portuguese and English', () => {
    const long = 'Um só aplicativo reúne Pix, pagamentos internacionais e links de pagamento.';
    const [section] = copyFields(
      'home',
      { choice: { arrow: '<a>Conheça</a> a Ether', app: long } },
      { choice: { arrow: 'Meet Ether', app: 'One app' } },
      {},
    );
    expect(section?.label).toBe('“Conheça a Ether” · “Meet Ether”');
    const [arrow, app] = (section as { fields: Field[] }).fields;
    expect(arrow?.label).toBe('“Conheça a Ether” · “Meet Ether”');
    expect(app?.label).toBe('“Um só aplicativo reúne Pix, pagamentos…” · “One app”');
  });

  test.each([
    ['{hits} of {total}', '{hits} of everything'],
    ['Press <a>here</a>', 'Press here'],
    ['{a} and {a}', '{a} alone'],
  ])('takes “%s” and refuses “%s”, which has lost a place', (whole, broken) => {
    const [pattern] = fieldsOf({ text: whole }).get('text')!.pattern!;
    expect(whole).toMatch(new RegExp(pattern, 'u'));
    expect(broken).not.toMatch(new RegExp(pattern, 'u'));
  });
});

test.each(documentIds)(
  'the form of the policy “%s” has its front matter in the order of the file, and its body',
  async (id) => {
    const fields = leavesOf(filesOf('policies').find(({ name }) => name === id)!.fields);
    for (const language of languages) {
      const { front } = await readSource(id, language);
      const keys = [...stringsOf(front).keys(), 'body'];
      expect([...fields.keys()]).toEqual(keys);
    }
    // No button for what the parser refuses: italics, pictures, code of other kinds.
    expect(fields.get('body')).toMatchObject({ modes: ['raw'], buttons: [], editor_components: [] });
  },
);

describe('the forge', () => {
  test('is none until a repository is named: the desk asks nobody but itself', () => {
    expect(readForge({}, origin)).toMatchObject({ config: { backend: { base_url: origin } }, origins: [] });
  });

  test.each([
    [{ DESK_REPOSITORY: 'bank/site' }, 'github', 'editorial_workflow', 'https://api.github.com'],
    [
      { DESK_REPOSITORY: 'a/b/site', DESK_FORGE: 'gitlab' },
      'gitlab',
      'editorial_workflow',
      'https://gitlab.com',
    ],
    [
      { DESK_REPOSITORY: 'bank/site', DESK_FORGE: 'gitea', DESK_FORGE_URL: 'https://git.bank.example' },
      'gitea',
      'simple',
      'https://git.bank.example',
    ],
  ])('of %j is %s, changed by %s', (environment, name, mode, host) => {
    expect(readForge(environment, origin)).toMatchObject({
      config: { backend: { name, auth_methods: ['token'] }, publish_mode: mode },
      origins: [host],
    });
  });

  test.each([
    {},
    { DESK_REPOSITORY: 'bank/site' },
    { DESK_REPOSITORY: 'bank/web/site', DESK_FORGE: 'gitlab' },
    { DESK_REPOSITORY: 'bank/web/site', DESK_FORGE: 'gitlab', DESK_FORGE_URL: 'https://git.bank.example' },
    { DESK_REPOSITORY: 'bank/site', DESK_FORGE: 'gitea', DESK_FORGE_URL: 'https://git.bank.example' },
  ])('of %j makes a configuration that fits the content manager’s own schema', async (environment) => {
    const made = await deskConfig(readForge(environment, origin), 'http://127.0.0.1:4173');
    fitsSchema(JSON.parse(JSON.stringify(made)));
    expect(fitsSchema.errors).toBeNull();
  });

  test('is refused where it is none', () => {
    expect(() => readForge({ DESK_FORGE: 'sourceforge' }, origin)).toThrow(/sourceforge/u);
  });
});
