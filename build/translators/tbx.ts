/** The glossary for translators' tools, as TBX-Basic: one entry a thing, with the terms of each language. */
import { defaultLanguage, languages } from '../../src/language/languages.ts';
import { escapeText } from '../escape.ts';
import type { Glossary } from '../check/glossary.ts';

/** Writes the terms. */
export function toTbx({ terms }: Pick<Glossary, 'terms'>): string {
  const entries = terms.map((term, index) => {
    const sets = languages.map((language) => {
      const words = term[language].map((word) => `<tig><term>${escapeText(word)}</term></tig>`);
      return `        <langSet xml:lang="${language}">${words.join('')}</langSet>`;
    });
    return [`      <termEntry id="term-${index + 1}">`, ...sets, '      </termEntry>'].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<martif type="TBX-Basic" xml:lang="${defaultLanguage}">
  <martifHeader><fileDesc><sourceDesc><p>content/glossary.json</p></sourceDesc></fileDesc></martifHeader>
  <text>
    <body>
${entries.join('\n')}
    </body>
  </text>
</martif>
`;
}
