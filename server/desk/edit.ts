/** `npm run edit`: the editors' desk, and the site beside it that shows what is saved (docs/editing.md). */
import { spawn } from 'node:child_process';
import { build, preview } from 'vite';
import { writeList } from '../../build/policies/list.ts';

const host = process.env.HOST ?? '127.0.0.1';
const siteOrigin = `http://${host}:${process.env.PORT ?? 4173}`;
const deskOrigin = `http://${host}:${process.env.DESK_PORT ?? 4174}`;

// The list of pages reads what is made from the policies.
await writeList();
const { deskServer } = await import('./desk.config.ts');
const config = deskServer(process.env, deskOrigin, siteOrigin);
await build(config);

// A program of its own: the desk answers while the PDFs are made.
const site = spawn(
  process.execPath,
  ['node_modules/vite/bin/vite.js', '--config', 'server/dev/dev.config.ts', '--logLevel', 'warn'],
  { stdio: 'inherit' },
);
site.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill());

await preview(config);
console.log(`The desk is at ${deskOrigin}, and shows the pages at ${siteOrigin}`);
