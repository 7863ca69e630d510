/**
 * The page as the edge of a book: a hairline for each section, in a strip at the end side. It parts under the pointer and
 * the focus and shows the section's name; where the reader is, it is gilt (docs/decisions/0030-the-fore-edge.md).
 */
import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { rich, visuallyHidden } from '../language/rich.tsx';
import { followCurrent } from '../policies/reading/current.ts';
import type { PolicyPage } from '../policies/text.ts';
import { useCopy, useData, useOptionalCopy, useRouteMatch } from '../navigation/context.tsx';
import { routeOf } from '../routes.ts';
import { isUnmodifiedClick } from '../ui/unmodified-click.ts';
import { type Leaf, leavesOfCopy, leavesOfPolicies, leavesOfPolicy } from './leaves.ts';

export default function ForeEdge() {
  const { foreEdge: label, footer } = useCopy('common');
  const leaves = useLeaves();
  const current = useCurrent(leaves);
  const found = useFound();
  const dark = useDarkBehind(leaves);
  const [closed, setClosed] = useState(false);

  // What is shown over the page can be sent away without moving the pointer.
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setClosed(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const open = () => setClosed(false);

  // Where the reader is, and the last link up to there.
  const place = leaves.findIndex(({ id }) => id === current);
  const named = leaves.findLastIndex(({ name }, index) => name !== null && index <= place);

  if (leaves.length === 0) return null;
  return (
    <nav
      className={dark ? 'dark' : undefined}
      aria-label={label}
      data-closed={closed || undefined}
      onPointerEnter={open}
      onFocus={open}
    >
      <ol>
        {leaves.map(({ id, name, length }, index) => (
          <li
            key={id}
            data-leaf={id}
            data-found={found.has(id) || undefined}
            aria-hidden={name === null || undefined}
            data-current={(name === null && index === place) || undefined}
          >
            {name === null ? (
              <Hairline length={length} />
            ) : (
              <a href={`#${id}`} aria-current={index === named ? 'true' : undefined} onClick={leadToText(id)}>
                <Hairline length={length} />
                <span>
                  {rich(name, { soft: (words) => words, hidden: visuallyHidden })}
                  {/* A link of the same name, elsewhere on the page, may lead to the page itself. */}
                  {id === 'top' && visuallyHidden(` ${footer.top}`)}
                </span>
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function useLeaves(): Leaf[] {
  const { route } = useRouteMatch();
  const part = routeOf(route).copy[0];
  const copy = useOptionalCopy(part);
  const policies = useOptionalCopy('policies');
  const data = useData<PolicyPage | PolicyPage[]>();
  return useMemo(() => {
    if (policies) return Array.isArray(data) ? leavesOfPolicies(data, policies) : leavesOfPolicy(data);
    return copy ? leavesOfCopy(part, copy) : [];
  }, [part, copy, policies, data]);
}

/** The leaf of the section that is being read. */
function useCurrent(leaves: Leaf[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const ending = new AbortController();
    followCurrent(
      leaves.map(({ id }) => id),
      setCurrent,
      ending.signal,
    );
    return () => ending.abort();
  }, [leaves]);
  return current;
}

/** Whether what stands behind the strip is dark: so is the strip. */
function useDarkBehind(leaves: Leaf[]): boolean {
  const { route } = useRouteMatch();
  const [dark, setDark] = useState(routeOf(route).theme === 'dark');
  useEffect(() => {
    const ending = new AbortController();
    const update = () => {
      const behind = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      setDark(Boolean(behind?.closest('.dark')));
    };
    addEventListener('scroll', update, { passive: true, signal: ending.signal });
    // Not at once: see `followCurrent`.
    const first = requestAnimationFrame(update);
    return () => {
      cancelAnimationFrame(first);
      ending.abort();
    };
  }, [leaves]);
  return dark;
}

/** The sections that the search of all policies has marked. */
function useFound(): ReadonlySet<string> {
  const [found, setFound] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const update = () =>
      setFound(new Set([...document.querySelectorAll('main [data-found]')].map(({ id }) => id)));
    const observer = new MutationObserver(update);
    observer.observe(document.querySelector('main')!, { subtree: true, attributeFilter: ['data-found'] });
    update();
    return () => observer.disconnect();
  }, []);
  return found;
}

/** With a policy's PDF its text is not shown: the address asks for it. */
function leadToText(id: string) {
  return (event: MouseEvent) => {
    if (!isUnmodifiedClick(event) || document.getElementById(id)?.getClientRects().length) return;
    event.preventDefault();
    location.assign(`?view=text#${id}`);
  };
}

/** The longest hairline, in pixels. The content policy allows no `style`: the length is in the drawing. */
const longest = 14;

function Hairline({ length }: { length: number }) {
  const drawn = Math.round(4 + (longest - 4) * length);
  return (
    <svg viewBox={`0 0 ${longest} 4`} width={longest} height="4" aria-hidden="true">
      <path d={`M${longest} 2h-${drawn}`} />
    </svg>
  );
}
