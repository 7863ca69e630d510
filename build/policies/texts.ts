/** Reads and parses all policies in all languages. */
import { readFile } from 'node:fs/promises';
import { documentIds } from '../../src/document-ids.ts';
import type { Copy } from '../../src/language/copy.ts';
import { type Language, languages, scriptOf } from '../../src/language/languages.ts';
import type { PolicyDate, PolicyText, Section } from '../../src/policies/text.ts';
import type { SiteConfig } from '../../src/site-config.ts';
import { insertNoBreakSpaces, insertNoBreakSpacesInHeading } from '../copy/no-break-spaces.ts';
import { readCopy } from '../copy/read-copy.ts';
import { type FrontMatter, frontMatterOf, readSource, type Source } from './list.ts';
import { parseSections, type Facts } from './parse.ts';
import { dateText, frontMatterValues, interpolate } from './interpolate.ts';

/** The labels around a text: `Last updated`, `Page {page} of {pages}`. */
export type PdfLabels = Copy['policies']['documentMeta'];

export async function readPdfLabels(language: Language): Promise<PdfLabels> {
  return ((await readCopy(language, 'policies')) as Copy['policies']).documentMeta;
}

/**
 * Reads all policies.
 * @param siteConfig the bank's facts, which are inserted into the texts
 * @throws SourceError with every problem of a file
 */
export async function readTexts(siteConfig: SiteConfig): Promise<PolicyText[]> {
  const facts = factsOf(siteConfig);
  const traditional = (await readFile('build/policies/traditional.txt', 'utf8')).match(
    /\p{Script=Han}{2}/gu,
  )!;
  const inLanguage = async (language: Language) => {
    const words = await readPdfLabels(language);
    const titles = await readTitles(language);
    const read = async (document: (typeof documentIds)[number]): Promise<PolicyText> => {
      const source = await readSource(document, language);
      const { title, summary, version, updated } = source.front;
      const isChinese = scriptOf(language) === 'Hans';
      const all = title + summary + source.body;
      return {
        document,
        language,
        title,
        // A lede: in Chinese it breaks between phrases only.
        summary: (isChinese ? insertNoBreakSpacesInHeading : insertNoBreakSpaces)(summary, language),
        version,
        updated,
        updatedText: insertNoBreakSpaces(dateText(updated, language), language),
        dates: datesOf(source.front, language, words),
        variants: isChinese ? traditional.filter(([, plain]) => all.includes(plain!)).join('') : '',
        sections: sectionsOf(source, language, titles, facts),
      };
    };
    return Promise.all(documentIds.map(read));
  };
  return (await Promise.all(languages.map(inLanguage))).flat();
}

/**
 * The sections of a document; `titles` are those of all documents in its language.
 * @throws SourceError with every problem of the Markdown
 */
export function sectionsOf(
  { file, front, body }: Source,
  language: Language,
  titles: Record<string, string>,
  facts: Facts,
): Section[] {
  const filled = interpolate(body, frontMatterValues(front, language), titles, facts);
  return parseSections(insertNoBreakSpaces(filled, language), facts, file, (title) =>
    insertNoBreakSpacesInHeading(title, language),
  );
}

/** The bank's facts that a policy may name. Missing ones are empty, for conditions. */
export function factsOf(siteConfig: SiteConfig): Facts {
  const { ombudsman, dataProtectionOfficer: officer, whatsappHours: chat } = siteConfig;
  return {
    usEntity: siteConfig.usEntity,
    brazilEntity: siteConfig.brazilEntity,
    whatsapp: siteConfig.whatsapp,
    siteHost: new URL(siteConfig.siteOrigin).host,
    // The texts mention the help desk's phone only.
    helpDesk: siteConfig.helpDesk.phone,
    ombudsman: [ombudsman.phone, ombudsman.email].filter(Boolean).join(' · '),
    dataProtectionOfficer: officer.name,
    dataProtectionEmail: officer.name && officer.email,
    authorisation: siteConfig.authorisation.text,
    anonymousChannel: siteConfig.anonymousChannel,
    feesUrl: siteConfig.feesUrl,
    // Empty if the chat is always open.
    whatsappFrom: chat ? `${chat.from}:00` : '',
    whatsappTo: chat ? `${chat.to}:00` : '',
  };
}

/** The titles of all documents; the id of one that is invalid. */
export async function readTitles(language: Language): Promise<Record<string, string>> {
  const titles = documentIds.map(
    async (id) => [id, (await frontMatterOf(id, language))?.title ?? id] as const,
  );
  return Object.fromEntries(await Promise.all(titles));
}

/** The dates of the document, or of its parts. The effective date is left out if it equals the last change. */
function datesOf(front: FrontMatter, language: Language, words: PdfLabels): PolicyDate[] {
  const { effective, updated, parts } = front;
  const own = { name: '', updated, effective: effective === updated ? undefined : effective };
  return Object.values(parts ?? { own }).flatMap(({ name, ...dates }) =>
    (['updated', 'effective'] as const).flatMap((kind) => {
      const iso = dates[kind];
      if (!iso) return [];
      const label = parts ? words[`${kind}Part`].replace('{part}', name) : words[kind];
      return { kind, label, iso, text: insertNoBreakSpaces(dateText(iso, language), language) };
    }),
  );
}
