/** What a test may do with a browser of another engine; each speaks its own protocol. */
import { type ChildProcess, spawn } from 'node:child_process';

export interface Engine {
  name: string;
  /** Opens an address and waits until it has loaded. */
  open: (address: string) => Promise<void>;
  /** Runs an expression of script in the page and waits for what it promises; that has to be plain data. */
  read: <Value>(expression: string) => Promise<Value>;
  /** How many elements of a page have a role, as the browser tells assistive technology. */
  countRole: (role: string) => Promise<number>;
  /** How many of the elements that match have a role and a name, as the browser tells assistive technology. */
  countNamed: (selector: string, role: string, name: string) => Promise<number>;
  /** Presses an element as a visitor's pointer does; the first that is visible and matches. */
  press: (selector: string) => Promise<void>;
  /** Presses a point of the window. */
  pressAt: (point: { x: number; y: number }) => Promise<void>;
  /** Presses a key, by its WebDriver code. */
  key: (code: string) => Promise<void>;
  /** Types a text into what has the focus. */
  type: (text: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** What the browser complained about since it was last asked, where it tells. */
  complaints: () => string[];
  close: () => Promise<void>;
}

/** The Escape key, as WebDriver writes it. */
export const escapeKey = '\uE00C';
/** The Enter key of the letters; the other one is that of the numbers. */
export const enterKey = '\uE006';

/** The Tab key. */
export const tabKey = '\uE004';

/** One source of input and what it does, as WebDriver and BiDi both write it. */
export type Act = (
  id: string,
  type: 'pointer' | 'key',
  actions: Record<string, unknown>[],
) => Promise<unknown>;

/** The hands of a visitor, for an engine that can act and read. */
export function hands(act: Act, read: Engine['read']): Pick<Engine, 'press' | 'pressAt' | 'key' | 'type'> {
  const pressAt: Engine['pressAt'] = async ({ x, y }) => {
    await act('pointer', 'pointer', [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  };
  return {
    pressAt,
    press: async (selector) => {
      await pressAt(await until(selector, () => read<{ x: number; y: number } | null>(pointOf(selector))));
    },
    key: async (value) => {
      await act('keys', 'key', stroke(value));
    },
    type: async (text) => {
      await act('keys', 'key', [...text].flatMap(stroke));
    },
  };
}

const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

/** The point of an element to press, in the window, once it has been scrolled into it; null if none can be seen. */
function pointOf(selector: string): string {
  return `(() => {
    const element = [...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.checkVisibility());
    if (!element) return null;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  })()`;
}

/** A program that runs beside the test. */
export function start(program: string, options: string[], environment: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(program, options, { stdio: 'ignore', env: { ...process.env, ...environment } });
  child.on('error', (error) => console.error(error.message));
  // Where it did not answer, nobody has it to end.
  process.once('exit', () => child.kill());
  return child;
}

/** Ends a program and waits until it has. */
export function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/**
 * Asks until the answer is there.
 * @throws Error saying what was waited for, after twenty seconds
 */
export async function until<Value>(what: string, ask: () => Promise<Value | null | false>): Promise<Value> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const answer = await ask();
    if (answer !== null && answer !== false) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`waited in vain: ${what}`);
}
