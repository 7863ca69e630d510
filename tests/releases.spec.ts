/** A page stays open over a release, and over the way back from one: the files of its own release go on being served. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeTemporaryFolder, removeTemporaryFolder } from '../build/temporary-folder.ts';
import { expect, test } from './base.ts';
import { ask, findProgram, type Running, startEdge, startNginx } from './servers.ts';

const nginx = findProgram('nginx');

if (nginx) {
  test.describe('nginx', () => {
    test.describe.configure({ mode: 'serial' });
    let running: Running;
    const status = async (address: string) => (await ask(running.origin, address)).status;
    /** A file that one release has and the others have not. */
    const addTo = (release: string, name: string) =>
      writeFileSync(join(running.folder!, 'releases', release, 'site/assets', name), '// of one release\n');

    test.beforeAll(async () => {
      running = await startNginx(nginx);
      addTo('tested', 'of-tested-00000000.js');
    });
    test.afterAll(() => running.stop());

    test('goes on serving the files of the release before', async () => {
      execFileSync('deploy/nginx/release.sh', [running.folder!, 'second'], { stdio: 'pipe' });
      expect(existsSync(join(running.folder!, 'current/site/assets/of-tested-00000000.js'))).toBe(false);
      const { status: answer, headers } = await ask(running.origin, '/assets/of-tested-00000000.js');
      expect(answer).toBe(200);
      expect(headers['cache-control']).toContain('immutable');
      expect(headers['content-security-policy']).toBeTruthy();
      expect(await status('/assets/of-none-00000000.js')).toBe(404);
    });

    test('goes back to the release before, and still serves the files of the one that is taken back', async () => {
      addTo('second', 'of-second-00000000.js');
      execFileSync('deploy/nginx/activate.sh', [running.folder!, 'tested'], { stdio: 'pipe' });
      expect(await status('/assets/of-second-00000000.js')).toBe(200);
      expect(await status('/assets/of-tested-00000000.js')).toBe(200);
      expect(await status('/pt')).toBe(200);
    });

    test('lets go of files that no tab can ask for any more', async () => {
      const old = join(running.folder!, 'kept/assets/of-second-00000000.js');
      const longAgo = Date.now() / 1000 - 32 * 86_400;
      utimesSync(old, longAgo, longAgo);
      execFileSync('deploy/nginx/activate.sh', [running.folder!, 'tested'], { stdio: 'pipe' });
      expect(await status('/assets/of-second-00000000.js')).toBe(404);
      expect(await status('/assets/of-tested-00000000.js')).toBe(200);
    });

    test('refuses a release that is not there, and stays with the one it has', async () => {
      const activate = () =>
        execFileSync('deploy/nginx/activate.sh', [running.folder!, 'never-made'], { stdio: 'pipe' });
      expect(activate).toThrow('There is no release never-made');
      expect(await status('/pt')).toBe(200);
    });
  });
} else if (process.env.TEST_WORKER_INDEX === undefined) {
  console.warn(
    '\nNOT TESTED: nginx is not on this machine, so that no release was put in place of another.\n',
  );
}

test.describe('the edge, and whatever else replaces a release as a whole', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });
  let folder: string;
  let running: Running;
  const own = (name: string) => `/assets/of-${name}-00000000.js`;

  /** Builds a release, which has one file that the others have not. */
  function build(name: string): string {
    const dist = join(folder, name, 'dist');
    cpSync('dist', dist, { recursive: true });
    writeFileSync(join(dist, own(name)), '// of one release\n');
    const list = join(dist, 'files.json');
    const files = JSON.parse(readFileSync(list, 'utf8')) as object;
    writeFileSync(list, JSON.stringify({ ...files, [own(name)]: null }));
    return dist;
  }

  /** Puts a release in service, with the files that pages of the one in service still ask for. */
  async function release(name: string): Promise<void> {
    const dist = build(name);
    execFileSync(process.execPath, [resolve('build/keep-earlier.ts'), running.origin], {
      cwd: join(folder, name),
      stdio: 'pipe',
    });
    await running.stop();
    running = await startEdge(dist);
  }

  test.beforeAll(async () => {
    folder = makeTemporaryFolder('releases');
    running = await startEdge(build('first'));
  });
  test.afterAll(async () => {
    await running.stop();
    removeTemporaryFolder(folder);
  });

  test('goes on serving the files of the release before', async () => {
    await release('second');
    const { status, headers } = await ask(running.origin, own('first'));
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-security-policy']).toBeTruthy();
    const missing = await ask(running.origin, own('none'));
    expect(missing.status).toBe(404);
    expect(missing.headers['cache-control']).toContain('must-revalidate');
  });

  test('and those of the one before that, and of one that is taken back', async () => {
    await release('third');
    for (const name of ['first', 'second', 'third']) {
      expect((await ask(running.origin, own(name))).status, name).toBe(200);
    }
    expect((await ask(running.origin, '/pt')).status).toBe(200);
  });
});
