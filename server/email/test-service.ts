/** For tests: the local email service over real HTTP, with a mailbox of its own for each test. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { makeTemporaryFolder, removeTemporaryFolder } from '../../build/temporary-folder.ts';
import { mailbox } from './mailbox.ts';
import { emailService } from './service.ts';

export const identifiers = { publicKey: 'key', serviceId: 'service', templateId: 'template' };

/** Where the service is, and the folder of its mailbox; known within a test. */
export interface TestService {
  origin: string;
  folder: string;
}

/** Starts the service before the tests of a file, and ends it after them. */
export function startService(): TestService {
  const service: TestService = { origin: '', folder: '' };
  let server: Server;

  beforeAll(async () => {
    server = createServer((request, response) => {
      void emailService(identifiers, mailbox(service.folder))(request, response).then((answered) => {
        if (!answered) response.writeHead(404).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  beforeEach(() => {
    service.folder = makeTemporaryFolder('mailbox');
  });
  afterEach(() => removeTemporaryFolder(service.folder));

  return service;
}
