import { expect, test } from 'vitest';
import terms from '../../content/copy/en/terms.json' with { type: 'json' };
import {
  insertNoBreakSpaces,
  insertNoBreakSpacesInHeading,
  insertNoBreakSpacesInSentence,
} from './no-break-spaces.ts';
import { definitionsFor, withFallback, insertNoBreakSpacesInCopy } from './read-copy.ts';

/** `~` is U+00A0, `_` is U+202F, `|` is U+200B; `[` and `]` are U+2066 and U+2069. */
const signs: Record<string, string> = {
  '\u00a0': '~',
  '\u202f': '_',
  '\u200b': '|',
  '\u2066': '[',
  '\u2069': ']',
};
const seen = (text: string) => text.replaceAll(/[\u00a0\u202f\u200b\u2066\u2069]/gu, (sign) => signs[sign]!);

test.each([
  ['pt', 'a Lei nº 12.846/2013, nos arts. 56 e 57', 'a Lei nº~12.846/2013, nos arts.~56 e 57'],
  ['pt', 'em 9 de janeiro de 2024, das 8h às 19h', 'em 9~de~janeiro de 2024, das 8h~às~19h'],
  ['pt', 'Saldo: R$ 2.418.060, por 5 anos', 'Saldo: R$~2.418.060, por 5~anos'],
  ['en', 'on 9 January 2024, 163 KB, under 18 years', 'on 9~January 2024, 163~KB, under 18~years'],
  ['ar', '(Bribery Act 2010) من Ether', '(Bribery~Act~2010) من Ether'],
  ['ar', 'المادة 337-B، أو name@example.com', 'المادة~[337-B]، أو [name@example.com]'],
  ['ar', 'conta de domiciliado no exterior', 'conta de domiciliado no exterior'],
] as const)('%s: %s', (language, text, wanted) => {
  expect(seen(insertNoBreakSpaces(text, language))).toBe(wanted);
});

test('a digit is not separated from its Chinese unit', () => {
  expect(seen(insertNoBreakSpacesInSentence('自2024年1月9日起，年满18周岁', 'zh'))).toBe(
    '自2024_年1_月9_日起，年满18_周岁',
  );
});

test('a Chinese heading breaks between phrases, and not within a term, a number or a tag', () => {
  expect(seen(insertNoBreakSpacesInHeading('推出带卡组织标识的信用卡，或二维码', 'zh'))).toContain(
    '信用卡，|',
  );
  expect(seen(insertNoBreakSpacesInHeading('立足<soft>巴西</soft>，通达世界。', 'zh'))).toContain(
    '<soft>巴西</soft>，|',
  );
  expect(seen(insertNoBreakSpacesInHeading('已有20多家企业加入', 'zh'))).not.toContain('20|');
  expect(seen(insertNoBreakSpacesInHeading('合作伙伴的数字办公室。', 'zh'))).toContain('办公室');
});

test.each([
  ['向阿登工作室付款86,500雷亚尔', '86,500'],
  ['基于去中心化技术的数字办公室', '去中心化'],
  ['钱包存放您的加密资产', '存放'],
  ['全天候即时收付', '全天候'],
  ['由众多计算机同时保存的记录', '计算机'],
  ['记录的数字指纹（哈希值）便几乎全变', '哈希值'],
  ['由程序运行、而非由中心机构运营的金融服务', '而非'],
])('a Chinese heading does not break within a word: %s', (heading, word) => {
  expect(insertNoBreakSpacesInHeading(heading, 'zh')).toContain(word);
});

test('only headings break by phrases; chat texts and placeholders are unchanged', () => {
  const copy = {
    meta: { title: '立足巴西，通达世界。' },
    caption: '立足巴西，通达世界。',
    chat: '5 KB',
    placeholder: '5 KB',
  };
  expect(insertNoBreakSpacesInCopy(copy, 'zh')).toEqual(copy);
  expect(insertNoBreakSpacesInCopy({ title: '立足巴西，通达世界。' }, 'zh')).toEqual({
    title: expect.stringContaining('，\u200b') as string,
  });
});

test('the punctuation beside a glossary term moves into its tag', () => {
  expect(insertNoBreakSpacesInCopy('Pay by (<pix>Pix</pix>), today', 'en')).toBe(
    'Pay by <pix>(Pix),</pix> today',
  );
});

test('a missing translation falls back to Portuguese, and unknown keys are dropped', () => {
  const portuguese = { title: 'Título', inner: { a: 'A', b: 'B' } };
  const wanted = { title: 'Title', inner: { a: 'A', b: 'Bee' } };
  expect(withFallback({ title: 'Title', inner: { b: 'Bee' }, extra: 'x' }, portuguese)).toEqual(wanted);
});

test('a part of the copy has the definitions of its terms only', () => {
  const copy = { lede: 'Paid by <pix>Pix</pix>, <a>as you like</a>' };
  expect(definitionsFor(copy, terms.terms)).toEqual({ pix: terms.terms.pix });
  expect(definitionsFor({ text: '<a>Pix</a>' }, terms.terms)).toBeNull();
});
