/** What each measure is given and gives back, and what they share. */
import { chromium, type Browser } from '@playwright/test';
import type { RouteRef } from '../src/navigation/address.ts';
import { findBrowser } from '../tests/browser.ts';

export interface Measured {
  title: string;
  /** A table, and what has to be known to read it. */
  markdown: string;
  /** The numbers, for the file. */
  data: unknown;
}

export interface Options {
  /** Each measure once. */
  quick: boolean;
  /** The names of the routes and documents that are opened, and the languages; all where none is named. */
  pages?: string[] | undefined;
  languages?: string[] | undefined;
}

export type Part = (options: Options) => Promise<Measured>;

/** What a page is called in the tables: its route, or its document. */
export function nameOf(routeRef: RouteRef): string {
  return typeof routeRef === 'string' ? routeRef : routeRef.document;
}

/** The value in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Does a thing some times, one after the other. */
export async function times<Value>(count: number, action: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let each = 0; each < count; each++) values.push(await action());
  return values;
}

/** A browser that does nothing but what it is told. */
export function launch(...more: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...more,
    ],
  });
}
