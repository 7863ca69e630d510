/** One path worked out, and the way to the others, for a page that only points to them: each leads to its three stops on the services page. */
import { type Copy, fill } from '../language/copy.ts';
import { useAddress } from '../navigation/context.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { TextLink } from '../ui/text-link.tsx';
import shortPath from './drawings/short-path.svg';
import { addressOfPair, idOfPair, otherPairs, type Pair, shortPair } from './pairs.ts';
import styles from './short-paths.module.css';

export function ShortPaths({ copy }: { copy: Copy['money-path'] }) {
  const services = useAddress()('services');
  const ends = ({ from, to }: Pair) => fill(copy.short.pair, { from: copy.from[from], to: copy.to[to] });
  return (
    <div className={styles.paths}>
      <div className={styles.lead}>
        <h3 className="h3">{copy.short.title}</h3>
        <p>{ends(shortPair)}</p>
      </div>
      <Drawing src={shortPath} width={1248} height={200} className={styles.drawing} />
      {/* Below the stops of the drawing. */}
      <ol className={styles.stops}>
        {[copy.send, copy.rail, copy.check].map((stop) => (
          <li key={stop.title}>
            {stop.title}
            <p>{stop[shortPair.from]}</p>
          </li>
        ))}
      </ol>
      <ul className={styles.list}>
        {otherPairs.map((pair) => (
          <li key={idOfPair(pair)}>
            <TextLink href={services + addressOfPair(pair)} arrow="none">
              {ends(pair)}
            </TextLink>
          </li>
        ))}
        <li>
          <TextLink href={`${services}#money-path`}>{copy.short.all}</TextLink>
        </li>
      </ul>
    </div>
  );
}
