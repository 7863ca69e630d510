/** `npm start`: serves what was built, with the real headers, and the local email service beside it. */
import { createServer } from 'node:http';
import { readSiteConfig } from '../build/site-config.ts';
import { localEmail } from './email/local.ts';
import { answerFile } from './static.ts';
import { readRules } from './rules.ts';

const port = Number(process.env.PORT ?? 4173);
const host = process.env.HOST ?? '127.0.0.1';
const rules = await readRules();
const { siteConfig } = readSiteConfig(process.env);
const email = localEmail(siteConfig.email, process.env);

const server = createServer((request, response) => {
  const answered = async () => {
    if (await email.service?.(request, response)) return;
    await answerFile(request, response, rules);
  };
  answered().catch((error: unknown) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
    response.end();
  });
});

server.listen(port, host, () => {
  console.log(`Ether is at http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`);
  console.log(email.notice);
});
