/** The policies while they are written: their list, texts and PDFs are made again whenever a file of them changes. */
import { relative, resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { SiteConfig } from '../../src/site-config.ts';
import type * as policyList from '../../build/policies/list.ts';
import type * as policyFiles from '../../build/policies/publish.ts';

/** What they are made of, and by. */
const sources = ['content/policies', 'build/policies', 'src/policy-documents.ts'].map((path) =>
  resolve(path),
);
const listFile = resolve('.generated/policies/documents.json');

export interface DevPolicies {
  /**
   * Settled when what the last change asked for is written.
   * @throws SourceError if the documents cannot be read
   */
  written: () => Promise<void>;
}

/** Writes the policies, and again after each change; never two at once, and once for changes that come together. */
export function devPolicies(server: ViteDevServer, siteConfig: SiteConfig): DevPolicies {
  const write = async () => {
    const { writeList } = (await server.ssrLoadModule('/build/policies/list.ts')) as typeof policyList;
    await writeList();
    // What was loaded with the former list is loaded again.
    const { moduleGraph } = server.environments.ssr;
    for (const module of moduleGraph.getModulesByFile(listFile) ?? []) moduleGraph.invalidateModule(module);
    const { publishPolicies } = (await server.ssrLoadModule(
      '/build/policies/publish.ts',
    )) as typeof policyFiles;
    await publishPolicies(siteConfig);
  };

  let running = write();
  let waiting: Promise<void> | undefined;
  const writeAgain = () => {
    waiting ??= running
      .catch(() => undefined)
      .then(() => {
        waiting = undefined;
        running = write();
        return running;
      });
    waiting.then(
      () => server.ws.send({ type: 'full-reload' }),
      (error: Error & { id?: string; loc?: { file: string; line: number; column: number } }) => {
        const { message, id, loc } = error;
        server.config.logger.error(message, { error });
        server.ws.send({ type: 'error', err: { message, id, loc, stack: '' } });
      },
    );
  };
  // A page that is asked for tells the mistakes of the first time.
  running.catch(() => undefined);
  server.watcher.on('all', (_, file) => {
    if (sources.some((source) => !relative(source, file).startsWith('..'))) writeAgain();
  });
  return { written: () => waiting ?? running };
}
