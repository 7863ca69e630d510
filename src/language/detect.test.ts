import { expect, test } from 'vitest';
import { detectLanguage, reduceTag, type Sources } from './detect.ts';

const silent: Sources = {
  search: '',
  cookie: '',
  local: () => null,
  session: () => null,
  navigator: [],
  page: '',
};

/** Every source names another language; one after the other falls silent. */
test('the sources are asked in the order of the specification', () => {
  const sources: Sources = {
    search: '?lng=en',
    cookie: 'a=b; i18next=es; c=d',
    local: () => 'ar',
    session: () => 'zh',
    navigator: ['fr-FR', 'en-GB', 'es'],
    page: 'es',
  };
  expect(detectLanguage(sources)).toBe('en');
  sources.search = '';
  expect(detectLanguage(sources)).toBe('es');
  sources.cookie = '';
  expect(detectLanguage(sources)).toBe('ar');
  sources.local = () => null;
  expect(detectLanguage(sources)).toBe('zh');
  sources.session = () => null;
  expect(detectLanguage(sources)).toBe('en');
  sources.navigator = [];
  expect(detectLanguage(sources)).toBe('es');
  sources.page = '';
  expect(detectLanguage(sources)).toBe('pt');
});

test.each([
  ['en-GB', 'en'],
  ['zh-TW', 'zh'],
  ['zh_Hant_HK', 'zh'],
  ['PT-br', 'pt'],
  [' ar ', 'ar'],
  ['es-419', 'es'],
])('the tag %s is %s', (tag, language) => {
  expect(reduceTag(tag)).toBe(language);
});

test.each([
  '',
  'fr',
  'english',
  'e',
  'en<script>',
  'en/../ar',
  '__proto__',
  'constructor',
  '../../en',
  'en\u0000',
  'ar;q=1',
  'x'.repeat(100_000),
  null,
  undefined,
])('the value %j names no language', (value) => {
  expect(reduceTag(value)).toBeNull();
});

test('a hostile value falls through to the next source', () => {
  const sources = {
    ...silent,
    search: '?lng=%3Cscript%3E&lng=%E0%A4%A',
    cookie: 'i18next=%E0%A4%A',
    local: () => 'zh',
  };
  expect(detectLanguage(sources)).toBe('zh');
});

test('storage that throws counts as silence', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(detectLanguage({ ...silent, local: forbidden, session: forbidden, navigator: ['ar-AE'] })).toBe(
    'ar',
  );
});
