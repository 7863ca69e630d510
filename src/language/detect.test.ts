import { afterEach, describe, expect, test, vi } from 'vitest';
import { detectLanguage, languageInQuery, reduceTag, rememberLanguage, type Sources } from './detect.ts';

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

test.each([
  ['?lng=en', 'en'],
  ['?lng=fr&lng=zh-TW', 'zh'],
  ['?lng=', undefined],
  ['?lang=en', undefined],
])('the query %s asks for %s', (search, language) => {
  expect(languageInQuery(search)).toBe(language);
});

describe('a choice', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A browser with a cookie; tells what was stored and which cookies were written. */
  function browser(cookie: string) {
    const stored = new Map<string, string>();
    const written: string[] = [];
    vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => stored.set(key, value) });
    vi.stubGlobal('location', { hostname: 'www.ether.example', pathname: '/policies/code' });
    vi.stubGlobal('document', {
      get cookie() {
        return cookie;
      },
      set cookie(text: string) {
        written.push(text);
      },
    });
    return { stored, written };
  }

  test('is kept in local storage, and no cookie is touched that agrees or says nothing', () => {
    for (const cookie of ['', 'i18next=es-MX', 'i18next=klingon', 'session=1']) {
      const { stored, written } = browser(cookie);
      rememberLanguage('es');
      expect(Object.fromEntries(stored)).toEqual({ i18nextLng: 'es' });
      expect(written, cookie).toEqual([]);
    }
  });

  test('deletes the cookie of another language, of this host and path and of those above them', () => {
    const { written } = browser('session=1; i18next=en');
    rememberLanguage('es');
    expect(written).toEqual(
      ['/', '/policies', '/policies/code'].flatMap((path) => [
        `i18next=; path=${path}; max-age=0`,
        `i18next=; path=${path}; max-age=0; domain=www.ether.example`,
        `i18next=; path=${path}; max-age=0; domain=ether.example`,
        `i18next=; path=${path}; max-age=0; domain=example`,
      ]),
    );
  });

  test('is no failure where storage is forbidden', () => {
    vi.stubGlobal('document', {});
    expect(() => rememberLanguage('es')).not.toThrow();
  });
});
