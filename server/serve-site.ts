/** The built site on a port of its own: the preview's files and headers without its mail. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readRules } from './rules.ts';
import { answerFile } from './static.ts';

export interface Served {
  origin: string;
  stop: () => Promise<void>;
}

/** Serves `dist/`. */
export async function serveSite(): Promise<Served> {
  const rules = await readRules();
  return listen((request, response) => void answerFile(request, response, rules));
}

/** Serves on a port that nobody else listens on. */
export function listen(answer: RequestListener): Promise<Served> {
  const server = createServer(answer);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({
        origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        stop: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
