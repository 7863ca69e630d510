/** What the tests look for in the texts of each language: a language that is added gets its own here. */
import type { Language } from '../pages.ts';

export interface Sample {
  /** Words of the anti-corruption policy, as a reader types them: some without accents or vowel signs. */
  searched: string[];
  /** In the cookie policy: what names the row of the language, and ‘no’. */
  cookies: { language: string; no: string };
}

export const samples: Record<Language, Sample> = {
  pt: {
    searched: ['licitacao', 'salário mínimo', 'blockchain'],
    cookies: { language: 'idioma', no: 'Não' },
  },
  en: {
    searched: ['facilitation payment', 'Bribery', 'gifts'],
    cookies: { language: 'language', no: 'No' },
  },
  es: {
    searched: ['soborno', 'licitacion', 'salario mínimo'],
    cookies: { language: 'idioma', no: 'No' },
  },
  ar: {
    searched: ['الرشوة', 'تمنح', 'هذه السياسة', 'الموردون'],
    cookies: { language: 'اللغة', no: 'لا' },
  },
  zh: {
    searched: ['礼品', '最低工资', '区块链'],
    cookies: { language: '语言', no: '否' },
  },
};
