/** WebKit, as WebKitGTK: its small browser, by WebDriver. */
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '../../server/free-port.ts';
import { findProgram } from '../servers.ts';
import { end, type Engine, hands, start, until } from './engine.ts';

const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec'];
const versions = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'];

/** The browser that WebKitGTK brings for tests, or undefined. */
export function findMiniBrowser(): string | undefined {
  return folders
    .flatMap((folder) => versions.map((version) => `${folder}/${version}/MiniBrowser`))
    .find((file) => existsSync(file));
}

/**
 * Starts it, on a screen of its own if the machine has none.
 * @param driver the path of WebKitWebDriver
 * @param binary the path of MiniBrowser
 * @throws Error when there is no screen and no Xvfb either
 */
export async function startWebKit(driver: string, binary: string): Promise<Engine> {
  const children: ChildProcess[] = [];
  let display = process.env.DISPLAY;
  if (!display && !process.env.WAYLAND_DISPLAY) {
    const xvfb = findProgram('Xvfb');
    if (!xvfb) throw new Error('WebKit needs a screen: install xvfb');
    display = `:${(await freePort()) % 1000}`;
    children.push(start(xvfb, [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']));
  }
  const port = await freePort();
  children.push(
    start(driver, [`--port=${port}`, '--host=127.0.0.1'], {
      DISPLAY: display,
      LANG: 'pt_BR.UTF-8',
      LANGUAGE: 'pt_BR',
    }),
  );
  const base = `http://127.0.0.1:${port}`;
  await until('WebKitWebDriver', () =>
    fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const send = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(base + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
    },
  });
  const session = `/session/${sessionId}`;
  const act = (id: string, type: string, actions: object[]) =>
    send('POST', `${session}/actions`, { actions: [{ id, type, actions }] });

  const read: Engine['read'] = async <Value>(expression: string) => {
    const text = await send<string | null>('POST', `${session}/execute/sync`, {
      script: `return (async () => JSON.stringify(await (${expression})))()`,
      args: [],
    });
    return (text === null ? null : JSON.parse(text)) as Value;
  };

  return {
    name: 'WebKit',
    open: async (url) => {
      await send('POST', `${session}/url`, { url });
    },
    read,
    countRole: async (role) => {
      const query = { using: 'css selector', value: 'main table, main table *' };
      const elements = await send<Record<string, string>[]>('POST', `${session}/elements`, query);
      let count = 0;
      for (const element of elements) {
        const [id] = Object.values(element);
        if ((await send('GET', `${session}/element/${id}/computedrole`)) === role) count += 1;
      }
      return count;
    },
    countNamed: async (selector, role, name) => {
      const query = { using: 'css selector', value: selector };
      const elements = await send<Record<string, string>[]>('POST', `${session}/elements`, query);
      let count = 0;
      for (const element of elements) {
        const [id] = Object.values(element);
        const told = await Promise.all(
          // Of an element that it has told nobody of yet, it says that it does not know.
          ['computedrole', 'computedlabel'].map((what) =>
            send('GET', `${session}/element/${id}/${what}`).catch(() => null),
          ),
        );
        if (told[0] === role && told[1] === name) count += 1;
      }
      return count;
    },
    ...hands(act, read),
    back: async () => {
      await send('POST', `${session}/back`, {});
    },
    resize: async (width, height) => {
      await send('POST', `${session}/window/rect`, { width, height });
    },
    // It tells nobody what stands in its console.
    complaints: () => [],
    close: async () => {
      await send('DELETE', session).catch(() => {});
      for (const child of children.toReversed()) await end(child);
    },
  };
}
