/** Every path in one list by where it begins, for a page that only points to them: each leads to its three stops on the services page. */
import type { Copy } from '../language/copy.ts';
import { visuallyHidden } from '../language/rich.tsx';
import { useAddress } from '../routing/context.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { HeardSpace } from '../ui/heard-space.tsx';
import firstPath from './drawings/first-path.svg';
import { addressOfPair, destinations, isPath, origins } from './pairs.ts';
import styles from './short-paths.module.css';

export function ShortPaths({ copy }: { copy: Copy['money-path'] }) {
  const services = useAddress()('services');
  return (
    <div className={styles.paths}>
      <div className={styles.lead}>
        <h3 className="h3">{copy.short.title}</h3>
        <p>{copy.short.text}</p>
      </div>
      <Drawing src={firstPath} width={1248} height={200} className={styles.drawing} />
      {/* Below the stops of the drawing. */}
      <ol className={styles.stops}>
        {[copy.send, copy.rail, copy.check].map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
      <ul className={styles.list}>
        {origins.map((from) => (
          <li key={from}>
            <span>{copy.from[from]}</span>
            <ul>
              {destinations
                .map((to) => ({ from, to }))
                .filter(isPath)
                .map((pair) => (
                  <li key={pair.to}>
                    <a href={services + addressOfPair(pair)}>
                      {visuallyHidden(copy.from[from])}
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
