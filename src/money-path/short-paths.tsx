/** One path worked out, and every path in a list by where it begins, for a page that only points to them: each leads to its three stops on the services page. */
import { type Copy, fill } from '../language/copy.ts';
import { visuallyHidden } from '../language/rich.tsx';
import { useAddress } from '../routing/context.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { HeardSpace } from '../ui/heard-space.tsx';
import shortPath from './drawings/short-path.svg';
import { addressOfPair, destinations, isPath, origins, shortPair } from './pairs.ts';
import styles from './short-paths.module.css';

export function ShortPaths({ copy }: { copy: Copy['money-path'] }) {
  const services = useAddress()('services');
  const { from, to } = shortPair;
  return (
    <div className={styles.paths}>
      <div className={styles.lead}>
        <h3 className="h3">{copy.short.title}</h3>
        <p>{fill(copy.known, { from: copy.from[from], to: copy.to[to] })}</p>
      </div>
      <Drawing src={shortPath} width={1248} height={200} className={styles.drawing} />
      {/* Below the stops of the drawing. */}
      <ol className={styles.stops}>
        {[copy.send, copy.rail, copy.check].map((stop) => (
          <li key={stop.title}>
            {stop.title}
            <p>{stop[from]}</p>
          </li>
        ))}
      </ol>
      <ul className={styles.list}>
        {origins.map((origin) => (
          <li key={origin}>
            <span>{copy.from[origin]}</span>
            <ul>
              {destinations
                .map((destination) => ({ from: origin, to: destination }))
                .filter(isPath)
                .map((pair) => (
                  <li key={pair.to}>
                    <a href={services + addressOfPair(pair)}>
                      {visuallyHidden(copy.from[origin])}
                      <HeardSpace />
                      {copy.to[pair.to]}
                    </a>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
