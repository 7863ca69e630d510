/** The field of a search, the place among its results, and buttons for previous, next and clear. */
import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { fill } from '../language/copy.ts';
import { useCopy } from '../navigation/context.tsx';
import { IconButton } from './icon-button.tsx';
import { IconChevronDown, IconChevronUp, IconX } from './icons.tsx';
import { isComposing } from './is-composing.ts';

/** Milliseconds without typing before the results are announced. */
const pause = 500;

interface Props extends Pick<ComponentProps<'input'>, 'id' | 'aria-label' | 'placeholder'> {
  field: RefObject<HTMLInputElement | null>;
  /** Whether the query in the field is long enough to be searched. */
  isSearching: boolean;
  /** The number of results, and which is the current one: 0 before the first step. Null until they are known. */
  found: { current: number; total: number } | null;
  /** What is announced; by default what is shown. */
  status?: string;
  onSearch: (query: string) => void;
  /** Goes to the next (1) or the previous (-1) result, if there are any. */
  onStep: (direction: 1 | -1) => void;
}

export function SearchInput({ field, isSearching, found, status, onSearch, onStep, ...attributes }: Props) {
  const copy = useCopy('policies').viewer;
  const isEmpty = found?.total === 0;
  const count = found && (found.current ? fill(copy.hit, found) : String(found.total));
  const place = (isSearching && (isEmpty ? copy.noHits : count)) || '';
  const announced = useSettled(status ?? place);
  const step = (direction: 1 | -1) => {
    if (isSearching && found?.total) onStep(direction);
  };
  const clear = () => {
    field.current!.value = '';
    onSearch('');
    field.current!.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') clear();
  };
  return (
    <>
      <input
        {...attributes}
        ref={field}
        type="text"
        enterKeyHint="search"
        maxLength={200}
        spellCheck={false}
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={onKeyDown}
      />
      {isSearching && (
        <div className="cluster">
          <span className="figures" aria-hidden="true">
            {place}
          </span>
          <IconButton
            name={copy.previousHit}
            disabled={isEmpty}
            onClick={() => step(-1)}
            Icon={IconChevronUp}
          />
          <IconButton name={copy.nextHit} disabled={isEmpty} onClick={() => step(1)} Icon={IconChevronDown} />
          <IconButton name={copy.clear} onClick={clear} Icon={IconX} />
        </div>
      )}
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </>
  );
}

/** Debounces what is announced: typing would interrupt the screen reader. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
