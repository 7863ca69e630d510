/** The packages of others: each pinned, known by its hash, and under a licence that allows this use. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allows } from '../licences.ts';
import { type Lock, type LockedPackage, readLock } from '../lock.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** @returns one line for every package that is not as it should be */
export async function dependencyProblems(): Promise<string[]> {
  const manifest = JSON.parse(await readFile('package.json', 'utf8')) as Manifest;
  const lock = await readLock();
  for (const [folder, locked] of Object.entries(lock)) {
    if (!locked.license && !locked.optional) locked.license = await olderLicence(folder);
  }
  return [...versionProblems(manifest), ...lockProblems(lock)];
}

/** What `package.json` asks for has to be one version, and not a range of them. */
export function versionProblems({ dependencies, devDependencies }: Manifest): string[] {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/u.test(version))
    .map(([name, version]) => `package.json asks for ${name} ${version}, which is not one exact version`);
}

/** A build for another machine is judged by the package that it belongs to: npm knows neither of it. */
export function lockProblems(lock: Lock): string[] {
  const unknown = ({ license, optional }: LockedPackage) => !license && optional === true;
  return Object.entries(lock).flatMap(([folder, locked]) => {
    if (unknown(locked)) return [];
    const licence = locked.license || 'no licence';
    return [
      ...(locked.integrity ? [] : [`${folder} has no hash in package-lock.json`]),
      ...(allows(licence, locked.dev === true)
        ? []
        : [`${folder} has ${licence}, which build/licences.ts does not allow`]),
    ];
  });
}

/** The licence of a package that says it as packages did before SPDX: `"licenses": [{ "type": "MIT" }]`. */
async function olderLicence(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const { licenses = [] } = JSON.parse(text) as { licenses?: { type: string }[] };
  return licenses.map(({ type }) => type).join(' OR ');
}
