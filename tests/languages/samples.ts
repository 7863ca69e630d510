/** What the tests look for in the texts of each language: a language that is added gets its own here. */
import type { Language } from '../pages.ts';

export interface Sample {
  /** Words of the anti-corruption policy, as a reader types them: some without accents or vowel signs. */
  searched: string[];
  /** In the cookie policy: what names the row of the language, and ‘no’. */
  cookies: { language: string; no: string };
  /** What a second version of the due diligence policy adds to its first paragraph, and says of itself. */
  secondVersion: { sentence: string; changes: string };
}

export const samples: Record<Language, Sample> = {
  pt: {
    searched: ['licitacao', 'salário mínimo', 'blockchain'],
    cookies: { language: 'idioma', no: 'Não' },
    secondVersion: { sentence: ' Ela é revista todos os anos.', changes: 'Diz quando a política é revista.' },
  },
  en: {
    searched: ['facilitation payment', 'Bribery', 'gifts'],
    cookies: { language: 'language', no: 'No' },
    secondVersion: { sentence: ' It is reviewed every year.', changes: 'Says when the policy is reviewed.' },
  },
  es: {
    searched: ['soborno', 'licitacion', 'salario mínimo'],
    cookies: { language: 'idioma', no: 'No' },
    secondVersion: { sentence: ' Se revisa todos los años.', changes: 'Dice cuándo se revisa la política.' },
  },
  ar: {
    searched: ['الرشوة', 'تمنح', 'هذه السياسة', 'الموردون'],
    cookies: { language: 'اللغة', no: 'لا' },
    secondVersion: { sentence: ' وتُراجع كل عام.', changes: 'تحدد موعد مراجعة السياسة.' },
  },
  zh: {
    searched: ['礼品', '最低工资', '区块链'],
    cookies: { language: '语言', no: '否' },
    secondVersion: { sentence: '本政策每年审查一次。', changes: '说明政策的审查时间。' },
  },
};
