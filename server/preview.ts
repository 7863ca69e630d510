/** `npm start`: serves the built site with the production headers, and the local email service. */
import { createServer } from 'node:http';
import { readSiteConfig } from '../build/site-config.ts';
import { localEmail } from './email/local.ts';
import { siteHandler } from './site.ts';

const port = Number(process.env.PORT ?? 4173);
const host = process.env.HOST ?? '127.0.0.1';
const email = localEmail(readSiteConfig(process.env).siteConfig.email, process.env);
const answer = await siteHandler();

const server = createServer((request, response) => {
  const answered = async () => (await email.service?.(request, response)) || answer(request, response);
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
