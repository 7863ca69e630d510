/** The texts of all documents in all languages, read and parsed. */
import type { SiteConfig } from '../../src/site-config.ts';
import { type Language, languages, locales } from '../../src/language/languages.ts';
import type { PolicyText } from '../../src/policies/text.ts';
import { bound } from './bind.ts';
import { documentIds, type FrontMatter, readSource } from './list.ts';
import { parseSections, type Tokens } from './parse.ts';

/**
 * Reads every text.
 * @param siteConfig the owner's, which stand in the texts
 * @throws naming the file, on anything that is wrong in it
 */
export async function readTexts(siteConfig: SiteConfig): Promise<PolicyText[]> {
  const tokens: Tokens = {
    usEntity: siteConfig.usEntity,
    brazilEntity: siteConfig.brazilEntity,
    whatsapp: siteConfig.whatsapp,
    siteHost: new URL(siteConfig.siteOrigin).host,
  };
  const texts: PolicyText[] = [];
  for (const document of documentIds) {
    const translations = await Promise.all(
      languages.map(async (language): Promise<PolicyText> => {
        const { front, body } = await readSource(document, language);
        try {
          return {
            document,
            language,
            ...headOf(front, language),
            sections: parseSections(bound(body, language), tokens),
          };
        } catch (error) {
          throw new Error(`content/policies/${document}/${language}.md: ${(error as Error).message}`, {
            cause: error,
          });
        }
      }),
    );
    texts.push(...translations);
  }
  return texts;
}

function headOf(front: FrontMatter, language: Language) {
  for (const name of ['title', 'summary', 'version', 'effective', 'updated'] as const) {
    if (!front[name]) throw new Error(`the front matter has no “${name}”`);
  }
  return {
    title: front.title,
    summary: bound(front.summary, language),
    version: front.version,
    effective: front.effective,
    effectiveText: dateText(front.effective, language),
    updated: front.updated,
    updatedText: dateText(front.updated, language),
  };
}

/** `2024-01-09` as it is read in a language. */
function dateText(iso: string, language: Language): string {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(iso)) throw new Error(`“${iso}” is not a date`);
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
  return bound(format.format(new Date(`${iso}T00:00:00Z`)), language);
}
