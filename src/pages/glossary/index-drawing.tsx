/**
 * The drawing of the glossary: the cards of an index, one behind the other, a card for each term. The first of each group
 * has a tab, and the edge of the foremost is gilt.
 */
import styles from './glossary.module.css';
import { groups } from './groups.ts';

const card = { width: 372, height: 84, radius: 5 };
/** From one card to the next behind it. */
const step = { x: 15, y: 13 };
const tab = { width: 62, height: 17, slope: 7, from: 22, apart: 84 };

const count = groups.flatMap(({ terms }) => terms).length;
const width = card.width + step.x * (count - 1);
const height = card.height + step.y * (count - 1) + tab.height;

/** Which group begins with a card. */
const begins = groups.flatMap(({ terms }, group) =>
  terms.map((_, index) => (index === 0 ? group : undefined)),
);

/** The edge of a tab above the edge of its card. */
const bump = `l${tab.slope}-${tab.height}h${tab.width - 2 * tab.slope}l${tab.slope} ${tab.height}`;

/** A card from its foot at the start to its foot at the end; `group` is that of its tab. */
function cardPath(index: number, group: number | undefined): string {
  const { radius } = card;
  const toTab = group === undefined ? '' : `H${index * step.x + tab.from + group * tab.apart}${bump}`;
  const [start, foot] = [index * step.x, height - index * step.y];
  const end = start + card.width;
  return `M${start} ${foot}v-${card.height - radius}q0-${radius} ${radius}-${radius}${toTab}H${end - radius}q${radius} 0 ${radius} ${radius}V${foot}`;
}

export function IndexDrawing() {
  return (
    <svg
      className={styles.cards}
      viewBox={`-1 -1 ${width + 2} ${height + 1}`}
      width={width + 2}
      height={height + 1}
      aria-hidden="true"
    >
      {begins.map((group, index) => <path key={index} d={cardPath(index, group)} />).toReversed()}
      <path className={styles.gilt} d={`M${tab.from} ${height - card.height}${bump}`} />
    </svg>
  );
}
