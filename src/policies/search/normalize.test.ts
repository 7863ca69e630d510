import { expect, test } from 'vitest';
import type { Language } from '../../language/languages.ts';
import { createNormalizer } from './normalize.ts';

function found(language: Language, text: string, query: string): string[] {
  const { normalize, createMatcher } = createNormalizer(language, '這这國国書书');
  return createMatcher(query)(normalize(text)).map(({ index, length }) => text.slice(index, index + length));
}

test.each<[string, Language, string, string, string[]]>([
  ['accents and case', 'pt', 'A Licitação e a LICITACAO', 'licitacao', ['Licitação', 'LICITACAO']],
  ['accents in the query alone', 'pt', 'licitacao', 'Licitação', ['licitacao']],
  ['decomposed letters', 'pt', 'a decomposed ac\u0327a\u0303o', 'ação', ['ac\u0327a\u0303o']],
  ['the end of a line', 'pt', 'salário\nmínimo', 'salario minimo', ['salário\nmínimo']],
  ['a space that the PDF lacks', 'pt', 'Prazo:trinta dias', 'prazo: trinta', ['Prazo:trinta']],
  ['a no-break hyphen', 'en', 'anti\u2011bribery', 'anti-bribery', ['anti\u2011bribery']],
  ['a space for a hyphen', 'en', 'anti-bribery', 'anti bribery', ['anti-bribery']],
  ['a dash for a hyphen', 'en', '2018–2024, 2018−2024', '2018-2024', ['2018–2024', '2018−2024']],
  ['a soft hyphen', 'en', 'govern\u00adance', 'governance', ['govern\u00adance']],
  ['full width', 'en', 'LGPD', 'ＬＧＰＤ', ['LGPD']],
  ['ligatures', 'en', 'o\ufb03ce', 'office', ['o\ufb03ce']],
  ['quotation marks', 'en', 'the ‘data subject’', "'data subject'", ['‘data subject’']],
  ['signs of a pattern', 'en', 'Art. 7 (a) and Art 7 xax', '7 (a)', ['7 (a)']],
  ['Arabic vowel signs', 'ar', 'ما تُمنح له', 'تمنح', ['تُمنح']],
  ['forms of alef', 'ar', 'الأطراف والإدارة', 'الاطراف', ['الأطراف']],
  ['forms of yeh and teh', 'ar', 'هدية إلى موظف', 'هديه الي', ['هدية إلى']],
  ['tatweel', 'ar', 'الرشـــوة', 'الرشوة', ['الرشـــوة']],
  ['Persian letters', 'ar', 'مكافحة الفساد وسلوكي', 'سلوکی', ['سلوكي']],
  ['presentation forms', 'ar', '\ufefb', 'لا', ['\ufefb']],
  ['Arabic digits', 'ar', 'في 2024', '٢٠٢٤', ['2024']],
  ['Persian digits', 'ar', 'في ٢٠٢٤', '۲۰۲۴', ['٢٠٢٤']],
  ['lines of a Chinese PDF', 'zh', '尽职\n调查政策', '尽职调查', ['尽职\n调查']],
  ['one Chinese character', 'zh', '礼品', '礼', ['礼']],
  ['traditional Chinese', 'zh', '这国书', '這國書', ['这国书']],
  ['Chinese full-width digits', 'zh', '第13.709号', '１３．７０９', ['13.709']],
  ['a single Latin letter', 'pt', 'aaa', 'a', []],
  ['hyphens alone', 'pt', 'a--b', '--', []],
  ['nothing', 'ar', 'abc', '  ', []],
])('%s', (_, language, text, query, wanted) => {
  expect(found(language, text, query)).toEqual(wanted);
});
