import { expect, test } from 'vitest';
import { findingOf } from './read.ts';

test.each([
  [
    'content/copy/es/home.json hero.title has a double space: “a  b”',
    'Início · Home › Abertura · Opening › Título · Heading › Espanhol · Spanish',
    { collection: 'copy', name: 'home' },
    { language: 'es', key: 'hero.title', message: 'tem um espaço duplo · has a double space: “a  b”' },
  ],
  [
    'content/copy/en/forms.json:12 is no JSON: Expected a comma',
    'Todos os formulários · All forms › Inglês · English',
    { collection: 'copy', name: 'forms' },
    { language: 'en', message: 'não pode ser lido como JSON · is no JSON: Expected a comma' },
  ],
  [
    'content/policies/due-diligence/ar.md:20 has a tatweel',
    'due-diligence › linha · line 20 › Árabe · Arabic',
    { collection: 'policies', name: 'due-diligence' },
    { language: 'ar', key: 'body', message: 'tem um tatweel · has a tatweel' },
  ],
  [
    'content/policies/due-diligence/pt.md:6 “version” is one, which is no version',
    'due-diligence › Versão · Version › Português · Portuguese',
    { collection: 'policies', name: 'due-diligence' },
    { language: 'pt', key: 'version', message: 'é one, que não é uma versão · is one, which is no version' },
  ],
])('“%s” is told with its field', (line, place, entry, rest) => {
  expect(findingOf(line)).toEqual({ place, entry, ...rest });
});

test('what no form can mend is told with its file', () => {
  expect(findingOf('content/glossary.json lacks same.fr: its sentences')).toEqual({
    place: 'content/glossary.json',
    message: 'lacks same.fr: its sentences',
  });
});
