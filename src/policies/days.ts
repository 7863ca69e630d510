/** The days that lists tell of the documents: their last update, or those of the texts that they hold. */
import dates from '../../.generated/policies/dates.json' with { type: 'json' };
import type { Language } from '../language/languages.ts';
import type { DocumentId } from '../policy-documents.ts';

/** A day that `build/policies/list.ts` writes. */
export interface PolicyDay {
  /** As people read it in the language. */
  text: string;
  /** Of which of its texts, if the document holds several. */
  part?: string;
  /** Whether it is the day on which that came into force, and not its last update. */
  effective?: boolean;
}

export type PolicyDays = Record<DocumentId, PolicyDay[]>;

/** @returns the days of each document, in the order of its texts */
export function daysIn(language: Language): PolicyDays {
  return dates[language];
}
