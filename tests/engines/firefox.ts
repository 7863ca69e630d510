/** Firefox, by WebDriver BiDi, which it speaks itself. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTemporaryFolder, removeTemporaryFolder } from '../../build/temporary-folder.ts';
import { freePort } from '../../server/free-port.ts';
import { end, type Engine, hands, start, until } from './engine.ts';

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  method?: string;
  message?: string;
  error?: string;
  result?: Record<string, unknown>;
  params?: Record<string, unknown>;
}

interface Options {
  /** Whether the visitor wants motion. */
  motion?: boolean;
  /** The environment of a screen to show a window on; without one there is no window. */
  screen?: NodeJS.ProcessEnv;
}

/** Starts it with a profile of its own. */
export async function startFirefox(program: string, options: Options = {}): Promise<Engine> {
  const { motion = false, screen } = options;
  const port = await freePort();
  const profile = makeTemporaryFolder('firefox');
  // Nothing is asked of any network but the site.
  writeFileSync(
    join(profile, 'user.js'),
    [
      'user_pref("intl.accept_languages", "pt-BR");',
      'user_pref("browser.shell.checkDefaultBrowser", false);',
      'user_pref("browser.safebrowsing.malware.enabled", false);',
      'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
      'user_pref("toolkit.telemetry.enabled", false);',
      'user_pref("app.update.enabled", false);',
      'user_pref("extensions.update.enabled", false);',
      'user_pref("network.captive-portal-service.enabled", false);',
      'user_pref("network.connectivity-service.enabled", false);',
      `user_pref("ui.prefersReducedMotion", ${motion ? 0 : 1});`,
      // A mouse, which it does not find without a screen: a fine pointer (2) that hovers (4). On what has none the
      // application waits for a touch.
      'user_pref("ui.primaryPointerCapabilities", 6);',
      'user_pref("ui.allPointerCapabilities", 6);',
    ].join('\n'),
  );
  const child = start(
    program,
    [
      ...(screen ? [] : ['--headless']),
      '--no-remote',
      `--remote-debugging-port=${port}`,
      `--profile=${profile}`,
      'about:blank',
    ],
    screen ?? { HOME: profile },
  );
  const socket = await until('Firefox', () => connected(`ws://127.0.0.1:${port}/session`));

  const waiting = new Map<number, (answer: Answer) => void>();
  const said: string[] = [];
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.method === 'log.entryAdded') {
      const { level, text } = answer.params as { level: string; text: string };
      if (level === 'error' || level === 'warn') said.push(`${level}: ${text}`);
    } else if (answer.id !== undefined) {
      waiting.get(answer.id)?.(answer);
      waiting.delete(answer.id);
    }
  });
  const send = (method: string, params: object): Promise<Record<string, unknown>> =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, ({ type, result, error, message }) => {
        if (type === 'success') resolve(result ?? {});
        else reject(new Error(`${method}: ${error} ${message}`));
      });
      socket.send(JSON.stringify({ id: count, method, params }));
    });

  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const tree = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = tree.contexts[0]!.context;
  const act = (id: string, type: string, actions: object[]) =>
    send('input.performActions', { context, actions: [{ id, type, actions }] });

  const read: Engine['read'] = async <Value>(expression: string) => {
    const answer = (await send('script.evaluate', {
      expression: `(async () => JSON.stringify(await (${expression})))()`,
      target: { context },
      awaitPromise: true,
    })) as { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };
    if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text);
    return (answer.result?.value === undefined ? null : JSON.parse(answer.result.value)) as Value;
  };

  return {
    name: 'Firefox',
    open: async (address) => {
      await send('browsingContext.navigate', { context, url: address, wait: 'complete' });
    },
    read,
    countRole: async (role) => {
      const locator = { type: 'accessibility', value: { role } };
      const { nodes } = await send('browsingContext.locateNodes', { context, locator });
      return (nodes as object[]).length;
    },
    countNamed: async (selector, role, name) => {
      const located = async (locator: object) => {
        const { nodes } = await send('browsingContext.locateNodes', { context, locator });
        return (nodes as { sharedId: string }[]).map(({ sharedId }) => sharedId);
      };
      const matching = await located({ type: 'css', value: selector });
      const named = new Set(await located({ type: 'accessibility', value: { role, name } }));
      return matching.filter((id) => named.has(id)).length;
    },
    ...hands(act, read),
    back: async () => {
      await send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    complaints: () => said.splice(0),
    close: async () => {
      await send('browser.close', {}).catch(() => {});
      socket.close();
      await end(child);
      removeTemporaryFolder(profile);
    },
  };
}

function connected(address: string): Promise<WebSocket | null> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => resolve(null));
  });
}
