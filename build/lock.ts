/** What `package-lock.json` says of every package that is installed. */
import { readFile } from 'node:fs/promises';

export interface LockedPackage {
  version: string;
  /** The licence as SPDX writes it; npm leaves it out where the package says it in an older way. */
  license?: string;
  /** The hash of the package, as the registry gives it: `sha512-…`. */
  integrity?: string;
  /** Only for the build and the tests. */
  dev?: boolean;
  /** Installed where it can run: the builds of one package for different machines. */
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The packages by their folders: `node_modules/react`. The project itself is not among them. */
export type Lock = Record<string, LockedPackage>;

export async function readLock(): Promise<Lock> {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as { packages: Lock };
  return Object.fromEntries(Object.entries(packages).filter(([folder]) => folder !== ''));
}

/** The name of the package in a folder: `@a/b` in `node_modules/c/node_modules/@a/b`. */
export function nameIn(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
