/** What changed from one version of a document to the next, passage by passage and word by word. */
import { diffArrays } from 'diff';
import type { Language } from '../../src/language/languages.ts';
import {
  allSections,
  type Difference,
  type Inline,
  type Piece,
  type PolicyText,
  type Section,
  stretches,
} from '../../src/policies/text.ts';

/** A heading, a paragraph, an item or a cell, with the section that it stands in. */
interface Passage {
  section: Section;
  isHeading: boolean;
  words: string;
}

/** Two passages are one that was changed, and not one in place of another, if this share of their words is the same. */
const alike = 0.35;

/**
 * Compares two versions of a text.
 * @returns the sections in which something changed, in the order of the newer text, each with its changed passages
 */
export function differencesBetween(older: PolicyText, newer: PolicyText): Difference[] {
  const found = new Map<Section, Difference>();
  /** The sections of the older text by those of the newer that they became. */
  const became = new Map<Section, Section>();
  const differenceIn = (section: Section): Difference => {
    const shown = became.get(section) ?? section;
    const { number, title } = shown;
    const difference = found.get(shown) ?? { number, title: [{ words: title }], passages: [] };
    found.set(shown, difference);
    return difference;
  };
  const tell = (section: Section, isHeading: boolean, pieces: Piece[]) => {
    const difference = differenceIn(section);
    if (isHeading) difference.title = pieces;
    else difference.passages.push(pieces);
  };

  for (const { before, after } of changesBetween(passagesOf(older), passagesOf(newer))) {
    if (before?.isHeading && after) became.set(before.section, after.section);
    if (before && after) {
      if (before.words !== after.words)
        tell(after.section, after.isHeading, marked(before.words, after.words, newer.language));
    } else if (after) {
      tell(after.section, after.isHeading, [{ words: after.words, change: 'inserted' }]);
    } else if (before) {
      tell(before.section, before.isHeading, [{ words: before.words, change: 'deleted' }]);
    }
  }
  return [...found.values()];
}

interface Change {
  before?: Passage;
  after?: Passage;
}

/** Each passage beside what became of it; alone where it came or went. */
function changesBetween(before: Passage[], after: Passage[]): Change[] {
  const runs = diffArrays(before, after, {
    comparator: (one, other) => one.words === other.words && one.isHeading === other.isHeading,
  });
  const changes: Change[] = [];
  let [read, written] = [0, 0];
  for (const [index, { added, removed, count }] of runs.entries()) {
    if (!added && !removed) {
      for (let step = 0; step < count; step += 1)
        changes.push({ before: before[read + step]!, after: after[written + step]! });
      [read, written] = [read + count, written + count];
    } else if (removed) {
      const next = runs[index + 1];
      const replacements = next?.added ? after.slice(written, written + next.count) : [];
      changes.push(...paired(before.slice(read, read + count), replacements));
      [read, written] = [read + count, written + replacements.length];
    } else if (!runs[index - 1]?.removed) {
      changes.push(...after.slice(written, written + count).map((passage) => ({ after: passage })));
      written += count;
    }
  }
  return changes;
}

/** The passages of a run that were rewritten, beside what they became; the others came or went. */
function paired(before: Passage[], after: Passage[]): Change[] {
  const waiting = [...after];
  const changes = before.flatMap((passage): Change[] => {
    const index = waiting.findIndex(
      (each) => each.isHeading === passage.isHeading && areAlike(each, passage),
    );
    if (index < 0) return [{ before: passage }];
    const [...come] = waiting.splice(0, index + 1);
    const became = come.pop()!;
    return [...come.map((each) => ({ after: each })), { before: passage, after: became }];
  });
  return [...changes, ...waiting.map((passage) => ({ after: passage }))];
}

function areAlike(one: Passage, other: Passage): boolean {
  const words = new Set(wordsOf(one.words));
  const theirs = new Set(wordsOf(other.words));
  const shared = [...theirs].filter((word) => words.has(word)).length;
  return shared / Math.max(words.size, theirs.size) > alike;
}

const anyLanguage = new Intl.Segmenter(undefined, { granularity: 'word' });

function wordsOf(text: string): string[] {
  return [...anyLanguage.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}

/** The words of both, those that came and those that went marked: whole words, also where letters are joined. */
function marked(before: string, after: string, language: Language): Piece[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const segmentsOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
  return diffArrays(segmentsOf(before), segmentsOf(after)).map(({ value, added, removed }): Piece => {
    const words = value.join('');
    return added || removed ? { words, change: added ? 'inserted' : 'deleted' } : { words };
  });
}

function passagesOf({ sections }: PolicyText): Passage[] {
  return allSections(sections).flatMap((section) => [
    { section, isHeading: true, words: section.title },
    ...section.blocks
      .flatMap(stretches)
      .map((content) => ({ section, isHeading: false, words: wordsIn(content) })),
  ]);
}

/** The words of a passage; what keeps its own direction in the text keeps it here. */
function wordsIn(content: Inline[]): string {
  return content
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if (inline.kind === 'isolate') return `\u2066${inline.text}\u2069`;
      return inline.kind === 'code' ? inline.text : wordsIn(inline.content);
    })
    .join('');
}
