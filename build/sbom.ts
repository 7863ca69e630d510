/**
 * The bill of materials: every package of the lock, in CycloneDX's words. Made from the lock alone, so that it is
 * the same wherever and whenever it is built. `npm sbom` refuses the whole, because a package of Lighthouse asks for
 * the `latest` of another; without the tools it would leave out the fonts and the flags, which visitors are sent.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type Lock, type LockedPackage, nameIn, readLock } from './lock.ts';

interface Project {
  name: string;
  version: string;
}

/** Writes `.generated/sbom.json`. It is for whoever runs the site, and is not published. */
export async function writeSbom(): Promise<void> {
  const { name, version } = JSON.parse(await readFile('package.json', 'utf8')) as Project;
  const bill = sbom({ name, version }, await readLock());
  await mkdir('.generated', { recursive: true });
  await writeFile('.generated/sbom.json', `${JSON.stringify(bill, null, 2)}\n`);
}

/** @param project what the packages are for */
export function sbom(project: Project, lock: Lock) {
  // The same version of a package can lie in several folders: one component, with what all of them depend on.
  const components = new Map<string, object>();
  const dependencies = new Map<string, Set<string>>();
  for (const [folder, locked] of Object.entries(lock)) {
    const ref = refOf(folder, locked);
    components.set(ref, component(ref, nameIn(folder), locked));
    const known = dependencies.get(ref) ?? new Set();
    for (const name of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) {
      const found = resolve(name, folder, lock);
      if (found) known.add(refOf(found, lock[found]!));
    }
    dependencies.set(ref, known);
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': project.name, ...project } },
    components: [...components.values()],
    dependencies: [...dependencies].map(([ref, names]) => ({ ref, dependsOn: [...names].toSorted() })),
  };
}

function component(ref: string, name: string, { version, license, integrity, dev }: LockedPackage): object {
  const [algorithm, hash] = integrity?.split('-') ?? [];
  return {
    type: 'library',
    'bom-ref': ref,
    name,
    version,
    purl: ref,
    ...(license && { licenses: [{ expression: license }] }),
    ...(algorithm === 'sha512' && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(hash!, 'base64').toString('hex') }],
    }),
    ...(dev && { properties: [{ name: 'cdx:npm:package:development', value: 'true' }] }),
  };
}

/** The package's address as the specification of package URLs writes it. */
function refOf(folder: string, { version }: LockedPackage): string {
  return `pkg:npm/${nameIn(folder).replace('@', '%40')}@${version}`;
}

/** The folder in which a package finds another one: its own, or the nearest above it. */
function resolve(name: string, folder: string, lock: Lock): string | undefined {
  for (let from = folder; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
    const candidate = `${from ? `${from}/` : ''}node_modules/${name}`;
    if (lock[candidate]) return candidate;
    if (from === '') return undefined;
  }
}
