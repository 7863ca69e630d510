/** What is given of the bank, and how fast and how safe it is. */
import type { Copy } from '../../language/copy.ts';
import { Facts } from './facts.tsx';
import { FastAndSafe } from './fast-and-safe.tsx';

export function BelowWelcome({ copy }: { copy: Copy['facts'] }) {
  return (
    <>
      <Facts copy={copy} />
      <FastAndSafe />
    </>
  );
}
