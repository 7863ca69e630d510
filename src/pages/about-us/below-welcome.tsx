/** How fast and how safe the bank is, and what is given of it. */
import type { Copy } from '../../language/copy.ts';
import { Facts } from './facts.tsx';
import { FastAndSafe } from './fast-and-safe.tsx';

export function BelowWelcome({ copy }: { copy: Copy['facts'] }) {
  return (
    <>
      <FastAndSafe />
      <Facts copy={copy} />
    </>
  );
}
