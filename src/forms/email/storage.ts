/**
 * Where the email client remembers when a form was last sent. Browsers may forbid local storage, by throwing
 * at the first touch or when it is full; then the memory of the page has to do.
 */
import { attempt } from '../../language/detect.ts';

export interface Storage {
  get: (key: string) => Promise<string | null>;
  set: (key: string, value: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

const memory = new Map<string, string>();

export const storage: Storage = {
  get: async (key) => attempt(() => localStorage.getItem(key)) ?? memory.get(key) ?? null,
  set: async (key, value) => {
    memory.set(key, value);
    attempt(() => localStorage.setItem(key, value));
  },
  remove: async (key) => {
    memory.delete(key);
    attempt(() => localStorage.removeItem(key));
  },
};

/**
 * Runs an action that looks for local storage while it is evaluated, such as importing the email client, which
 * throws where storage is forbidden. In such a browser it is told that there is none.
 */
export async function withoutForbiddenStorage<Result>(action: () => Promise<Result>): Promise<Result> {
  const forbidden = attempt(() => typeof localStorage) === undefined;
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  if (!forbidden || !own?.configurable) return action();
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
  try {
    return await action();
  } finally {
    Object.defineProperty(globalThis, 'localStorage', own);
  }
}
