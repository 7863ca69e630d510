/** The packages of others: each known by its hash, from no place of its own, and under a licence that allows this use. */
import { readFile } from 'node:fs/promises';

export interface LockedPackage {
  /** As SPDX writes it; left out by npm where a package says it in an older way. */
  license?: string;
  integrity?: string;
  /** The address it was fetched from: no machine's registry belongs into the project. */
  resolved?: string;
  /** Only for the build and the tests. */
  dev?: boolean;
  /** Installed where it can run: the builds of one package for different machines, judged by the package itself. */
  optional?: boolean;
}

/** Ask for no more than that their text goes along. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** Bind whoever passes the work on, which is nobody where it only runs in the build or in a test. */
const toolsOnly = ['LGPL-3.0-or-later', 'MPL-2.0'];

/** MIT, in a form older than SPDX, which npm does not read. */
const saidOtherwise = 'node_modules/svg-tags';

/** @returns one line for every package that is not as it should be */
export async function dependencyProblems(): Promise<string[]> {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return lockProblems(packages);
}

export function lockProblems(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([folder, { license, integrity, resolved, dev, optional }]) => {
    if (folder === '' || (optional && !license) || folder === saidOtherwise) return [];
    return [
      ...(integrity ? [] : [`${folder} has no hash in package-lock.json`]),
      ...(resolved
        ? [`${folder} has an address in package-lock.json: npm install --omit-lockfile-registry-resolved`]
        : []),
      ...(allows(license, dev)
        ? []
        : [`${folder} has ${license ?? 'no licence'}, which build/check/dependencies.ts does not allow`]),
    ];
  });
}

/** @param expression as SPDX writes it, such as `(MIT OR CC0-1.0)` */
function allows(expression = '', tool = false): boolean {
  const known = tool ? [...permissive, ...toolsOnly] : permissive;
  const choices = expression.replaceAll(/[()]/gu, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((licence) => known.includes(licence)));
}
