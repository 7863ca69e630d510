/** For the tests: what a reader of the PDF of a text should meet, in its order. */
import { plainText, type PolicyText, type Section, stretches } from '../../src/policies/text.ts';
import type { PdfWords } from './words.ts';

/**
 * The words of a PDF, without running titles.
 * @param words the words around the text, in its language
 */
export function expectedText(text: PolicyText, { version }: PdfWords): string {
  const sectionText = ({ number, title, blocks, sections }: Section): string[] => [
    number.includes('.') ? number : `${number}.`,
    title,
    ...blocks.flatMap((block) =>
      stretches(block).map((stretch, index) => {
        const marker = block.kind === 'list' ? (block.ordered ? `${index + 1}.` : '–') : '';
        return marker + plainText(stretch);
      }),
    ),
    ...sections.flatMap(sectionText),
  ];
  return [
    text.title,
    text.summary,
    version,
    text.version,
    ...text.dates.flatMap(({ label, text: date }) => [label, date]),
    ...text.sections.flatMap(sectionText),
  ].join('\n');
}
