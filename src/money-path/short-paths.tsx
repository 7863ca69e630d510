/** Every path in one list by where it ends, for a page that only points to them: each leads to its three stops on the services page. */
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
      <Drawing src={firstPath} width={1248} height={200} className={styles.drawing} />
      <div className={styles.lead}>
        <h3 className="h3">{copy.short.title}</h3>
        <p>{copy.short.text}</p>
      </div>
      <ul className={styles.list}>
        {destinations.map((to) => (
          <li key={to}>
            <span>{copy.to[to]}</span>
            <ul>
              {origins
                .map((from) => ({ from, to }))
                .filter(isPath)
                .map((pair) => (
                  <li key={pair.from}>
                    <a href={services + addressOfPair(pair)}>
                      {copy.from[pair.from]}
                      <HeardSpace />
                      {visuallyHidden(copy.to[to])}
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
