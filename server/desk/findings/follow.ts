/** Sends the findings to the desk, as server-sent events, whenever a file of `content/` has changed. */
import type { ServerResponse } from 'node:http';
import type { Finding } from './finding.ts';
import { readFindings } from './read.ts';
import { watchFolders } from './watch-folders.ts';

/** @returns what answers a request for the findings: those of now, and those after each change */
export function findingsService(): (response: ServerResponse) => void {
  const readers = new Set<ServerResponse>();
  let running: Promise<void> | undefined;
  let changed = false;

  const check = async () => {
    do {
      changed = false;
      const findings = await readFindings().catch(brokenDown);
      for (const reader of readers) reader.write(`data: ${JSON.stringify(findings)}\n\n`);
      // A file that was saved while the others were read is read as well.
    } while (changed);
    running = undefined;
  };
  const checkAgain = () => {
    changed = true;
    running ??= check();
  };
  watchFolders('content', checkAgain);

  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    readers.add(response);
    response.on('close', () => readers.delete(response));
    checkAgain();
  };
}

function brokenDown(error: unknown): Finding[] {
  return [{ place: 'npm run check', message: error instanceof Error ? error.message : String(error) }];
}
