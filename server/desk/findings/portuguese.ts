/** The findings of the checks in Portuguese: the checks speak English, and the bank's people read one or the other. */

/** What a finding begins with, and the same in Portuguese; `$1` is what stands there in it. */
const phrases: [english: RegExp, portuguese: string][] = [
  [/^is missing/u, 'falta'],
  [/^is empty/u, 'está vazio'],
  [/^is no JSON/u, 'não pode ser lido como JSON'],
  [/^is not in the Portuguese/u, 'não existe em português'],
  [/^is still Portuguese/u, 'ainda está em português'],
  [/^is (\d+) characters long, and may be (\d+)/u, 'tem $1 caracteres e pode ter no máximo $2'],
  [/^has a space at its edge/u, 'tem um espaço no começo ou no fim'],
  [/^has a double space/u, 'tem um espaço duplo'],
  [/^has a straight quotation mark/u, 'tem aspas retas'],
  [/^has other quotation marks than (\S+) (\S+?)(?=:|$)/u, 'tem outras aspas em vez de $1 $2'],
  [/^has (\S+) without (\S+), or the other way round/u, 'tem $1 sem $2, ou o contrário'],
  [/^has three full stops for …/u, 'tem três pontos em vez de …'],
  [/^has a hyphen for a dash/u, 'tem um hífen em vez de um travessão'],
  [/^has a space before punctuation/u, 'tem um espaço antes da pontuação'],
  [/^has a space beside punctuation/u, 'tem um espaço ao lado da pontuação'],
  [/^has a space beside a Chinese character/u, 'tem um espaço ao lado de um caractere chinês'],
  [/^has punctuation of another script/u, 'tem pontuação de outra escrita'],
  [/^has half-width punctuation/u, 'tem pontuação de meia largura'],
  [/^has Latin punctuation for ، ؛ ؟/u, 'tem pontuação latina em vez de ، ؛ ؟'],
  [/^has other than Western digits/u, 'tem algarismos que não são 0 a 9'],
  [/^has a tatweel/u, 'tem um tatweel'],
  [/^has the word “(.+?)”/u, 'tem a palavra “$1”, que não usamos'],
  [/^has none of (“.+”) for (“.+?”)/u, 'não tem nenhum dos termos $1 para $2'],
  [/^has the placeholders “(.*?)”, not “(.*?)”/u, 'tem os marcadores “$1”, e não “$2”'],
  [/^has an invisible character/u, 'tem um caractere invisível: apague-o'],
  [/^has no sections/u, 'não tem seções'],
  [/^has no front matter between two lines of ---/u, 'não tem os dados do documento no começo'],
  [
    /^has the description of (\S+), and so its address/u,
    'tem o nome nas listas de $1 e, com ele, o endereço',
  ],
  [/^has (.+?) as “(.+?)”, the Portuguese (\S+)/u, 'tem $1 em “$2”, e o português tem $3'],
  [/^is built differently from the Portuguese/u, 'tem outra estrutura que o português'],
  [
    /^is .+ where the Portuguese has .+: every language has the same lines/u,
    'difere do português nesta linha',
  ],
  [/^is ([\d.]+), and no earlier one is kept/u, 'é $1, e nenhuma anterior está guardada'],
  [/^is ([\d.]+), and has to be ([\d.]+) or ([\d.]+)/u, 'é $1 e deve ser $2 ou $3'],
  [
    /^is (\S+), as in version ([\d.]+): write the day of the change/u,
    'é $1, como na versão $2: escreva o dia da mudança',
  ],
  [/^is (\S+), before the text was updated on (\S+)/u, 'é $1, antes da atualização do texto em $2'],
  [/^is (\S+), before the (\S+) of version ([\d.]+)/u, 'é $1, antes de $2, a data da versão $3'],
  [/^is missing: say what changed from version ([\d.]+)/u, 'falta: diga o que mudou desde a versão $1'],
  [
    /^is given, and there is no version that it could be a change of/u,
    'está preenchido, e não há versão anterior',
  ],
  [/^is (.+?), which is no version/u, 'é $1, que não é uma versão'],
  [/^is (.+?), which is no day/u, 'é $1, que não é um dia'],
  [
    /^has more than letters, digits, hyphens and single spaces/u,
    'só pode ter letras, algarismos, hifens e espaços simples',
  ],
];

/**
 * Says a finding in both languages of the desk.
 * @param message as the checks say it: `has a double space: “a  b”`
 * @returns `tem um espaço duplo · has a double space: “a  b”`; as it was where there is no Portuguese for it
 */
export function inBothLanguages(message: string): string {
  const fitting = phrases.flatMap(([english, portuguese]) => {
    const match = english.exec(message)?.[0];
    return match ? [{ length: match.length, said: match.replace(english, portuguese) }] : [];
  });
  // The longest that fits says the most.
  const [best] = fitting.toSorted((one, other) => other.length - one.length);
  return best ? `${best.said} · ${message}` : message;
}
