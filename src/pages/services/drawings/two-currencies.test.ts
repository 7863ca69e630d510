import { expect, it } from 'vitest';
import { twoCurrencies } from './two-currencies.ts';

it('gilds one of the leaves, and draws no line beside it', () => {
  const { leaves, gilt } = twoCurrencies();
  expect(leaves.split(/(?=M)/u)).toContain(gilt);
});
