/** The sections of a policy as headings, lists and tables. */
import type { ReactNode } from 'react';
import { useAddress } from '../../navigation/context.tsx';
import { ScreenReaderSpace } from '../../ui/screen-reader-space.tsx';
import {
  type Block,
  type Inline,
  plainText,
  type PolicyText,
  routeRefOfLink,
  type Section,
  sectionId,
  maxUnbroken,
} from '../text.ts';
import styles from './policy-sections.module.css';

interface Props {
  text: PolicyText;
  /**
   * Whether it is one of several documents on the page: headings are one level lower, and ids contain the
   * document.
   */
  among?: boolean;
}

export function PolicySections({ text, among = false }: Props) {
  const idOf = (section: string) => (among ? sectionId(text.document, section) : section);
  return (
    <div className={styles.text}>
      {text.sections.map((section) => (
        <SectionPart key={section.id} section={section} level={among ? 3 : 2} idOf={idOf} />
      ))}
    </div>
  );
}

interface SectionProps {
  section: Section;
  level: number;
  /** The id of a section on this page. */
  idOf: (section: string) => string;
}

function SectionPart({ section, level, idOf }: SectionProps) {
  const Heading = `h${level}` as 'h2' | 'h3' | 'h4';
  const id = idOf(section.id);
  const isSub = section.number.includes('.');
  return (
    <section id={id} className={isSub ? styles.sub : styles.section}>
      <Heading className={`${styles.heading} ${isSub ? '' : `display ${styles.clause}`}`}>
        <a href={`#${id}`}>
          <span className={`figures ${styles.number}`}>{section.number}</span>
          <ScreenReaderSpace />
          <span>{section.title}</span>
        </a>
      </Heading>
      {section.blocks.map((block, index) => (
        <BlockPart key={index} block={block} />
      ))}
      {section.sections.map((each) => (
        <SectionPart key={each.id} section={each} level={level + 1} idOf={idOf} />
      ))}
    </section>
  );
}

function BlockPart({ block }: { block: Block }) {
  if (block.kind === 'table') return <TablePart block={block} />;
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Words content={block.content} />
      </p>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  const defines = block.items.every(([first]) => typeof first === 'object' && first.kind === 'strong');
  return (
    <List className={defines ? `rows ${styles.definitions}` : undefined}>
      {block.items.map((item, index) => (
        <li key={index}>
          <Words content={item} />
        </li>
      ))}
    </List>
  );
}

/**
 * A table. In a narrow container its rows and cells are stacked, each cell with the name of its column;
 * Chromium, Firefox and WebKitGTK still expose it as a table.
 */
function TablePart({ block: { head, rows } }: { block: Extract<Block, { kind: 'table' }> }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((cell, column) => (
            <th key={column} scope="col">
              <Words content={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => {
              const isRowHeader = column === 0;
              const Cell = isRowHeader ? 'th' : 'td';
              return (
                <Cell
                  key={column}
                  scope={isRowHeader ? 'row' : undefined}
                  data-column={plainText(head[column]!)}
                >
                  <Words content={cell} />
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Words({ content }: { content: Inline[] }): ReactNode {
  const address = useAddress();
  return content.map((inline, index) => {
    if (typeof inline === 'string') return inline;
    if (inline.kind === 'isolate') {
      return (
        <bdi key={index} dir="ltr" className={inline.text.length <= maxUnbroken ? styles.whole : undefined}>
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
