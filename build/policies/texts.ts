/** The texts of all documents in all languages, read and parsed. */
import { readFile } from 'node:fs/promises';
import type { SiteConfig } from '../../src/site-config.ts';
import { type Language, languages, scriptOf } from '../../src/language/languages.ts';
import type { PolicyDate, PolicyText, Section } from '../../src/policies/text.ts';
import { bound, boundHeading } from '../words/bind.ts';
import { dateText, valuesOf, withValues } from './values.ts';
import type { FrontMatter } from './front-matter.ts';
import { documentIds } from '../../src/document-ids.ts';
import { frontOf, readSource, type Source } from './list.ts';
import { parseSections, type Tokens } from './parse.ts';
import { type PdfWords, readWords } from './words.ts';

/**
 * Reads every text.
 * @param siteConfig the owner's, which stand in the texts
 * @throws SourceError with everything that is wrong in a file
 */
export async function readTexts(siteConfig: SiteConfig): Promise<PolicyText[]> {
  const tokens = tokensOf(siteConfig);
  const words = await readWords();
  const titles = await readTitles();
  const traditional = (await readFile('build/policies/traditional.txt', 'utf8')).match(
    /\p{Script=Han}{2}/gu,
  )!;
  const texts: PolicyText[] = [];
  for (const document of documentIds) {
    const translations = await Promise.all(
      languages.map(async (language): Promise<PolicyText> => {
        const source = await readSource(document, language);
        const all = source.front.title + source.front.summary + source.body;
        const variants =
          scriptOf(language) === 'Hans' ? traditional.filter(([, plain]) => all.includes(plain!)) : [];
        return {
          document,
          language,
          ...headOf(source.front, language, words[language]),
          variants: variants.join(''),
          sections: sectionsOf(source, language, titles[language], tokens),
        };
      }),
    );
    texts.push(...translations);
  }
  return texts;
}

/**
 * The sections of a document.
 * @param titles of all documents, in its language
 * @param tokens the facts of the owner
 * @throws SourceError with everything that is wrong in the Markdown
 */
export function sectionsOf(
  { file, front, body }: Source,
  language: Language,
  titles: Record<string, string>,
  tokens: Tokens,
): Section[] {
  const filled = withValues(body, valuesOf(front, language), titles, tokens);
  return parseSections(bound(filled, language), tokens, file, (title) => boundHeading(title, language));
}

/** The facts of the owner that a text may name. */
export function tokensOf(siteConfig: SiteConfig): Tokens {
  return {
    usEntity: siteConfig.usEntity,
    brazilEntity: siteConfig.brazilEntity,
    whatsapp: siteConfig.whatsapp,
    siteHost: new URL(siteConfig.siteOrigin).host,
    ...optionalFacts(siteConfig),
  };
}

/** Facts that are not given yet are empty: a sentence may ask whether they are. */
function optionalFacts(siteConfig: SiteConfig): Tokens {
  const {
    helpDesk,
    ombudsman,
    dataProtectionOfficer: officer,
    authorisation,
    whatsappHours: chat,
  } = siteConfig;
  return {
    // The texts speak of the help desk by phone.
    helpDesk: helpDesk.phone,
    ombudsman: beside(ombudsman.phone, ombudsman.email),
    dataProtectionOfficer: officer.name,
    dataProtectionEmail: officer.name && officer.email,
    authorisation: authorisation.text,
    anonymousChannel: siteConfig.anonymousChannel,
    feesUrl: siteConfig.feesUrl,
    // The chat of the specification is open at any hour: only other hours are named.
    whatsappFrom: chat ? `${chat.from}:00` : '',
    whatsappTo: chat ? `${chat.to}:00` : '',
  };
}

/** What is given of two facts, in the punctuation of no language. */
function beside(...facts: string[]): string {
  return facts.filter(Boolean).join(' · ');
}

/** The title of every document, by language; its id in place of one that cannot be read. */
export async function readTitles(): Promise<Record<Language, Record<string, string>>> {
  const entries = await Promise.all(
    languages.map(async (language) => {
      const titles = await Promise.all(
        documentIds.map(async (id) => [id, (await frontOf(id, language))?.title ?? id] as const),
      );
      return [language, Object.fromEntries(titles)] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<Language, Record<string, string>>;
}

function headOf(front: FrontMatter, language: Language, words: PdfWords) {
  return {
    title: front.title,
    // Set as a lede, which in Chinese breaks between phrases.
    summary: (scriptOf(language) === 'Hans' ? boundHeading : bound)(front.summary, language),
    version: front.version,
    effective: front.effective,
    updated: front.updated,
    updatedText: bound(dateText(front.updated, language), language),
    dates: datesOf(front, language, words),
  };
}

/** The document's own dates, the second only where it says more; or those of its parts. */
function datesOf(front: FrontMatter, language: Language, words: PdfWords): PolicyDate[] {
  const date = (kind: PolicyDate['kind'], iso: string, label: string): PolicyDate => {
    return { kind, label, iso, text: bound(dateText(iso, language), language) };
  };
  if (!front.parts) {
    const updated = date('updated', front.updated, words.updated);
    if (front.effective === front.updated) return [updated];
    return [updated, date('effective', front.effective, words.effective)];
  }
  return Object.values(front.parts).flatMap(({ name, updated, effective }) => [
    ...(updated ? [date('updated', updated, words.updatedPart.replace('{part}', name))] : []),
    ...(effective ? [date('effective', effective, words.effectivePart.replace('{part}', name))] : []),
  ]);
}
