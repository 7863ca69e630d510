/** What a check of another engine is. */
import { type Engine, until } from './engine.ts';
import type { Site } from './site.ts';

export interface Check {
  name: string;
  run: (engine: Engine, site: Site) => Promise<void>;
}

export const running = (engine: Engine) =>
  until('the application', () => engine.read<boolean>(`'running' in document.documentElement.dataset`));

/** Opens an address and waits until the application has taken the page over. */
export async function visit(engine: Engine, address: string): Promise<void> {
  await engine.open(address);
  await running(engine);
}
