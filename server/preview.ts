/** `npm start`: serves what was built, with the real headers, and the local email service beside it. */
import { createServer } from 'node:http';
import { answerFile } from './static.ts';
import { readRules } from './rules.ts';

const port = Number(process.env.PORT ?? 4173);
const host = process.env.HOST ?? '127.0.0.1';
const rules = await readRules();

const server = createServer((request, response) => {
  answerFile(request, response, rules).catch((error: unknown) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
    response.end();
  });
});

server.listen(port, host, () => {
  console.log(`Ether is at http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`);
});
