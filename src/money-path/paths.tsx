/**
 * The path of money: a choice of where it comes from and where it goes, and the three stops between. Every choice is
 * a link. With scripts the address keeps it and one view changes; in the HTML every pair has a view of its own, and
 * the fragment of the address shows it.
 */
import type { MouseEvent } from 'react';
import type { Copy } from '../language/copy.ts';
import { useNavigation, useCopy } from '../navigation/context.tsx';
import { isUnmodifiedClick } from '../ui/unmodified-click.ts';
import { useScripted } from '../ui/use-scripted.ts';
import { type Choose, PathView } from './path-view.tsx';
import { addressOfPair, firstPair, idOfPair, pairIn, pairs } from './pairs.ts';
import styles from './paths.module.css';

export function Paths({ copy }: { copy: Copy['money-path'] }) {
  // The fore-edge names it as well, before the words of this part have come.
  const { title } = useCopy('services').moneyPath;
  const { search, changeSearch } = useNavigation();
  const scripted = useScripted();
  const query = scripted ? search : '';
  const pair = pairIn(query);

  const choose: Choose = (chosen) => ({
    href: addressOfPair(chosen, query),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      // Without the Navigation API nobody would hear of the way back: the link loads the page anew.
      if (!window.navigation || !isUnmodifiedClick(event)) return;
      event.preventDefault();
      if (idOfPair(chosen) !== idOfPair(pair)) changeSearch(addressOfPair(chosen, query), 'pushState');
    },
  });

  return (
    <div className="inner">
      <h2 className="statement phrases">{title}</h2>
      <p className={`voice ${styles.text}`}>{copy.text}</p>
      <div className={styles.views}>
        <PathView copy={copy} pair={pair} choose={choose} />
        {!scripted &&
          pairs
            .filter((each) => idOfPair(each) !== idOfPair(firstPair))
            .map((each) => <PathView key={idOfPair(each)} copy={copy} pair={each} choose={choose} further />)}
      </div>
    </div>
  );
}
