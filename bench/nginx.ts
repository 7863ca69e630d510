/** Requests a second from nginx, with the configuration of `deploy/nginx/`, and how long the slowest wait. */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { findProgram, startNginx } from '../tests/servers.ts';
import type { Part } from './part.ts';
import { table } from './table.ts';

const run = promisify(execFile);

export const measureNginx: Part = async ({ quick }) => {
  const title = 'nginx';
  const [nginx, wrk] = [findProgram('nginx'), findProgram('wrk')];
  if (!nginx || !wrk) {
    const missing = [nginx ? '' : 'nginx', wrk ? '' : 'wrk'].filter(Boolean).join(' and ');
    return { title, markdown: `NOT MEASURED: ${missing} is not on this machine.`, data: null };
  }
  const server = await startNginx(nginx);
  const script = readdirSync('dist/assets').find((name) => /^react-.*\.js$/u.test(name))!;
  const rows: { path: string; perSecond: number; p99: string; errors: number }[] = [];
  try {
    for (const path of ['/pt', '/ar/products', `/assets/${script}`, '/nothing-here']) {
      const { stdout } = await run(wrk, [
        '-t1',
        '-c64',
        quick ? '-d1s' : '-d10s',
        '--latency',
        '-Haccept-encoding: br, gzip',
        server.origin + path,
      ]);
      rows.push({
        path,
        perSecond: Number(/Requests\/sec:\s+([\d.]+)/u.exec(stdout)![1]),
        p99: /99%\s+(\S+)/u.exec(stdout)![1]!,
        errors: Number(/Socket errors.*timeout (\d+)/u.exec(stdout)?.[1] ?? 0),
      });
    }
  } finally {
    await server.stop();
  }
  return {
    title,
    markdown: `${table(
      ['64 connections', 'requests a second', '99 % within', 'timeouts'],
      rows.map(({ path, perSecond, p99, errors }) => [path, Math.round(perSecond), p99, errors]),
    )}\n\nwrk on the same machine, which takes one of its cores.`,
    data: rows,
  };
};
