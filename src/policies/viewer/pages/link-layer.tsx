import { useAddress } from '../../../navigation/context.tsx';
import { routeRefOfLink } from '../../link-target.ts';
import type { Box, PageLink } from './page-links.ts';
import styles from './pages.module.css';

interface Props {
  links: PageLink[];
  scale: number;
}

/**
 * The links of a page, over its picture. They lead to the pages that the same words in the text view lead to, in
 * the visitor's language and on the host that is being visited; PDF.js' own layer would give them no name.
 */
export function LinkLayer({ links, scale }: Props) {
  const address = useAddress();
  return links.map(({ to, words, boxes }, index) => {
    const whole = around(boxes);
    return (
      <a
        key={index}
        href={address(routeRefOfLink(to))}
        aria-label={words}
        className={styles.link}
        style={placed(whole, scale)}
      >
        {boxes.map((box, line) => (
          <span
            key={line}
            style={placed({ ...box, left: box.left - whole.left, top: box.top - whole.top }, scale)}
          />
        ))}
      </a>
    );
  });
}

function around(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = Math.max(...boxes.map((box) => box.left + box.width)) - left;
  const height = Math.max(...boxes.map((box) => box.top + box.height)) - top;
  return { left, top, width, height };
}

/** A page is measured from its left, in every language. */
function placed({ left, top, width, height }: Box, scale: number) {
  return { left: left * scale, top: top * scale, width: width * scale, height: height * scale };
}
