/** A copy of the project that is changed, built and served: a site of another kind than the one that is tested. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeTemporaryFolder } from '../build/temporary-folder.ts';
import { copyProject } from '../server/dev/test-project.ts';
import { expect } from './base.ts';

export interface BuiltCopy {
  /** Reads a file of what was built. */
  read: (file: string) => string;
  folder: string;
  stop: () => Promise<void>;
}

interface Changes {
  /** What the build and the server are told beside what this machine tells them. */
  environment?: Record<string, string>;
  /** Writes to the copy before it is built. */
  change?: (project: string) => void;
}

/** Builds the copy, which takes as long as any build, and serves it with the real headers. */
export async function serveBuiltCopy(port: number, changes: Changes): Promise<BuiltCopy> {
  const folder = copyProject();
  changes.change?.(folder);
  // The PDFs of the other texts are made already.
  cpSync('.generated/policies/cache', join(folder, '.generated/policies/cache'), { recursive: true });
  const env = {
    ...process.env,
    ...changes.environment,
    PORT: String(port),
    HOST: '127.0.0.1',
    NODE_ENV: undefined,
  };
  const built = spawnSync(process.execPath, ['build/build.ts'], { cwd: folder, env, encoding: 'utf8' });
  expect(built.status, built.stderr).toBe(0);
  const child: ChildProcess = spawn(process.execPath, ['server/preview.ts'], {
    cwd: folder,
    env,
    stdio: 'ignore',
  });
  await expect(async () => fetch(`http://127.0.0.1:${port}`)).toPass();
  return {
    folder,
    read: (file) => readFileSync(join(folder, 'dist', file), 'utf8'),
    stop: async () => {
      const ended = new Promise((resolved) => child.once('exit', resolved));
      child.kill();
      await ended;
      removeTemporaryFolder(folder);
    },
  };
}
