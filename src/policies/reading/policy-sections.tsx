/** The sections of a policy as HTML: real headings, lists and tables, each passage with an id to be led to. */
import type { ReactNode } from 'react';
import { useAddress } from '../../navigation/context.tsx';
import type { DocumentId } from '../../policy-documents.ts';
import { routeRefOfLink } from '../link-target.ts';
import { HeardSpace } from '../../ui/heard-space.tsx';
import { passageId, sectionId } from '../passages.ts';
import {
  type Block,
  type Inline,
  plainText,
  type PolicyText,
  type Section,
  shortName,
  stretches,
} from '../text.ts';
import styles from './reading.module.css';
import { SectionLink } from './section-link.tsx';

interface Props {
  text: PolicyText;
  /** One of several documents on a page: headings one level further down, and ids with the document in them. */
  among?: boolean;
}

export function PolicySections({ text, among = false }: Props) {
  return (
    <div className={`running ${styles.text}`}>
      {text.sections.map((section) => (
        <SectionPart
          key={section.id}
          section={section}
          level={among ? 3 : 2}
          document={among ? text.document : null}
          of={among ? text.title : null}
        />
      ))}
    </div>
  );
}

interface SectionProps {
  section: Section;
  level: number;
  /** Whose section it is, where there are several documents; its passages then have ids for the search. */
  document: DocumentId | null;
  /** That document's title. */
  of: string | null;
}

function SectionPart({ section, level, document, of }: SectionProps) {
  const Heading = `h${level}` as 'h2' | 'h3' | 'h4';
  const id = document ? sectionId(document, section.id) : section.id;
  const idOf = (index: number) => (document ? passageId(document, section.id, index) : undefined);
  const starts = section.blocks.map((_, index) =>
    section.blocks.slice(0, index).reduce((sum, block) => sum + stretches(block).length, 1),
  );
  return (
    <section id={id} className={section.number.includes('.') ? styles.sub : styles.section}>
      <div className={styles.heading}>
        <Heading>
          <span className={styles.number}>{section.number}</span>
          <HeardSpace />
          <span id={idOf(0)}>{section.title}</span>
        </Heading>
        <SectionLink id={id} number={section.number} of={of} />
      </div>
      {section.blocks.map((block, index) => (
        <BlockPart key={index} block={block} idOf={(passage) => idOf(starts[index]! + passage)} />
      ))}
      {section.sections.map((each) => (
        <SectionPart key={each.id} section={each} level={level + 1} document={document} of={of} />
      ))}
    </section>
  );
}

interface BlockProps {
  block: Block;
  /** The id of the nth stretch of the block, counted as `stretches` does. */
  idOf: (index: number) => string | undefined;
}

function BlockPart({ block, idOf }: BlockProps) {
  if (block.kind === 'paragraph') {
    return (
      <p id={idOf(0)}>
        <Words content={block.content} />
      </p>
    );
  }
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    const defines = block.items.every(([first]) => typeof first === 'object' && first.kind === 'strong');
    return (
      <List className={defines ? styles.definitions : undefined}>
        {block.items.map((item, index) => (
          <li key={index} id={idOf(index)}>
            <Words content={item} />
          </li>
        ))}
      </List>
    );
  }
  return <TablePart head={block.head} rows={block.rows} idOf={idOf} />;
}

/**
 * A table; where it has no room, its rows are set one below the other, each cell with its column's name. Chromium,
 * Firefox and WebKitGTK keep its meaning then too.
 */
function TablePart({
  head,
  rows,
  idOf,
}: Omit<Extract<Block, { kind: 'table' }>, 'kind'> & Pick<BlockProps, 'idOf'>) {
  const names = head.map(plainText);
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col" id={idOf(column)}>
                <Words content={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => {
                // The first cell names the row.
                const Cell = column === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column}
                    scope={column === 0 ? 'row' : undefined}
                    id={idOf((index + 1) * head.length + column)}
                    data-column={names[column]}
                  >
                    <Words content={cell} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A Chinese citation of an article, a paragraph, an item, which would be broken around its number. */
const citation = /(第[\w.-]+[条款项](?:\w目)?)/u;

function withCitations(words: string): ReactNode {
  return words.split(citation).map((piece, index) =>
    index % 2 ? (
      <span key={index} className={styles.whole}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

function Words({ content }: { content: Inline[] }): ReactNode {
  const address = useAddress();
  return content.map((inline, index) => {
    if (typeof inline === 'string') return withCitations(inline);
    if (inline.kind === 'isolate') {
      return (
        <bdi key={index} dir="ltr" className={inline.text.length <= shortName ? styles.whole : undefined}>
          {inline.text}
        </bdi>
      );
    }
    if (inline.kind === 'code') {
      return (
        <code key={index} dir="ltr">
          {inline.text}
        </code>
      );
    }
    const words = <Words content={inline.content} />;
    if (inline.kind === 'strong') return <strong key={index}>{words}</strong>;
    return (
      <a key={index} href={address(routeRefOfLink(inline.to))}>
        {words}
      </a>
    );
  });
}
