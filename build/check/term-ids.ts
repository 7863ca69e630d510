/** The terms of the site's glossary, as the copy marks them: `<pix>Pix</pix>`. */
import terms from '../../content/copy/pt/terms.json' with { type: 'json' };

export const termIds = Object.keys(terms.terms);

/** The text without the marks of terms: languages may meet a term in different sentences. */
export function withoutTermMarks(text: string): string {
  return text.replaceAll(/<\/?(\w+)>/gu, (mark, term: string) => (termIds.includes(term) ? '' : mark));
}
