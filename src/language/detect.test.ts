import { afterEach, describe, expect, test, vi } from 'vitest';
import { storeDetected, storeChoice } from './preference.ts';
import { detectLanguage, query, reduceTag, sources } from './detect.ts';

interface Browser {
  search?: string;
  cookie?: string;
  local?: string;
  session?: string;
  languages?: readonly string[] | undefined;
  language?: string;
  /** Whether access to storage throws. */
  blocked?: boolean;
}

afterEach(() => vi.unstubAllGlobals());

/** Simulates a browser; returns what was stored and which cookies were written. */
function browser({ search = '', cookie = '', local, session, languages, language, blocked }: Browser) {
  const stored = new Map<string, string>();
  const written: string[] = [];
  const storage = (value: string | undefined) => ({
    getItem: (key: string) => (key === 'i18nextLng' ? (value ?? null) : null),
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  const forbidden = new Proxy(
    {},
    {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  );
  vi.stubGlobal('location', { search, hostname: 'www.ether.example' });
  vi.stubGlobal('localStorage', blocked ? forbidden : storage(local));
  vi.stubGlobal('sessionStorage', blocked ? forbidden : storage(session));
  vi.stubGlobal('navigator', { languages, language });
  vi.stubGlobal('document', {
    documentElement: { lang: 'pt' },
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  return { stored, written };
}

/** The server always sends Portuguese. */
function detect(given: Browser) {
  browser(given);
  return detectLanguage(sources);
}

const all = {
  search: '?lng=en',
  cookie: 'a=b; i18next=es',
  local: 'ar',
  session: 'zh',
  languages: ['en-GB'],
};

test.each<[string, Browser, string]>([
  ['the query before all others', all, 'en'],
  ['then the cookie', { ...all, search: '' }, 'es'],
  ['then local storage', { ...all, search: '', cookie: '' }, 'ar'],
  ['then session storage', { session: 'zh', languages: ['en-GB'] }, 'zh'],
  ['then the browser, its first that we have', { languages: ['fr-FR', 'en-GB', 'es'] }, 'en'],
  ['the one language of the browser, where its list is empty', { languages: [], language: 'es-MX' }, 'es'],
  ['the one language of the browser, where it has no list', { language: 'zh-TW' }, 'zh'],
  ['nothing but the file that was sent', {}, 'pt'],
  ['no language of ours', { languages: ['fr', 'de'], language: 'fr' }, 'pt'],
  ['a second value of the query', { search: '?lng=fr&lng=zh-TW' }, 'zh'],
  ['another name in the query', { search: '?lang=en' }, 'pt'],
  ['a hostile query', { search: '?lng=%3Cscript%3E&lng=%E0%A4%A', local: 'zh' }, 'zh'],
  ['a cookie that cannot be decoded', { cookie: 'i18next=%E0%A4%A', local: 'zh' }, 'zh'],
  ['blocked storage', { ...all, search: '', cookie: '', blocked: true }, 'en'],
])('%s', (_, given, language) => {
  expect(detect(given)).toBe(language);
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
  'en\u0000',
  'ar;q=1',
  'x'.repeat(100_000),
])('the value %j names no language', (value) => {
  expect(reduceTag(value)).toBeUndefined();
});

test('a query without a supported language is ignored', () => {
  browser({ search: '?lng=fr&lng=zh-TW' });
  expect(detectLanguage([query])).toBe('zh');
  browser({ search: '?lng=' });
  expect(detectLanguage([query])).toBeUndefined();
});

describe('stores', () => {
  test('the detected language, without changing cookies', () => {
    const { stored, written } = browser({ cookie: 'i18next=en' });
    storeDetected('es');
    expect(Object.fromEntries(stored)).toEqual({ i18nextLng: 'es' });
    expect(written).toEqual([]);
  });

  test('a choice, without changing a cookie that agrees or has no language', () => {
    for (const cookie of ['', 'i18next=es-MX', 'i18next=klingon', 'session=1']) {
      const { stored, written } = browser({ cookie });
      storeChoice('es');
      expect(Object.fromEntries(stored)).toEqual({ i18nextLng: 'es' });
      expect(written, cookie).toEqual([]);
    }
  });

  test('a choice; a cookie of another language is deleted on this host and its parent domains', () => {
    const { written } = browser({ cookie: 'session=1; i18next=en' });
    storeChoice('es');
    expect(written).toEqual([
      'i18next=; path=/; max-age=0',
      'i18next=; path=/; max-age=0; domain=www.ether.example',
      'i18next=; path=/; max-age=0; domain=ether.example',
      'i18next=; path=/; max-age=0; domain=example',
    ]);
  });

  test('nothing, without an error, if storage is blocked', () => {
    browser({ blocked: true });
    expect(() => storeChoice('es')).not.toThrow();
  });
});
