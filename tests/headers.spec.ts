/** What the preview server sends, which is what everybody's browser is tested with. */
import { connect } from 'node:net';
import { expect, test } from './base.ts';
import { everyServer } from './hosting.ts';

const origin = `http://127.0.0.1:${process.env.TEST_PORT}`;

everyServer(() => ({ origin, tls: false, encodings: ['br', 'gzip'] }));

test('refuses what is not HTTP with 400 and says no more', async () => {
  const { hostname, port } = new URL(origin);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write('NONSENSE\r\n\r\n'));
    let said = '';
    socket.on('data', (chunk) => (said += chunk.toString()));
    socket.on('end', () => resolve(said));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/u);
  expect(answer).not.toContain('node');
});
