/** The servers that the site is hosted on, run for real on this machine, and plain requests to them. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { findProgram } from './browser.ts';

export interface Running {
  /** Where it answers by plain HTTP. */
  origin: string;
  /** Where it answers by TLS, and where plain HTTP only leads there; if it does. */
  tlsOrigin?: string;
  redirectOrigin?: string;
  /** The folder that holds its releases; if it has any. */
  folder?: string;
  /** The folder of its log files; if it writes any. */
  logs?: string;
  /** What to read when it does not do what it should. */
  log: () => string;
  stop: () => Promise<void>;
}

/** Starts nginx on a release of what was built, with both of its configurations: plain, and with TLS if openssl is there. */
export async function startNginx(program: string): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'ether-nginx-'));
  chmodSync(folder, 0o755);
  execFileSync('deploy/nginx/release.sh', [folder, 'tested'], { stdio: 'pipe' });
  const release = join(folder, 'current');
  const [plain, tls, redirect] = [await freePort(), await freePort(), await freePort()];

  const children = [run('nginx.conf', (text) => text.replace('listen 8080', `listen 127.0.0.1:${plain}`))];
  const openssl = findProgram('openssl');
  if (openssl) {
    makeCertificate(openssl, release);
    children.push(
      run('tls.conf', (text) =>
        text
          .replace('listen 443', `listen 127.0.0.1:${tls}`)
          .replace('listen 80;', `listen 127.0.0.1:${redirect};`)
          .replace('run/nginx.pid', 'run/tls.pid'),
      ),
    );
  }
  const log = () => children.map(({ said }) => said()).join('\n');
  const running: Running = {
    origin: `http://127.0.0.1:${plain}`,
    folder,
    logs: join(release, 'logs'),
    log,
    stop: async () => {
      await Promise.all(children.map(({ child }) => ended(child)));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  if (openssl) {
    running.tlsOrigin = `https://127.0.0.1:${tls}`;
    running.redirectOrigin = `http://127.0.0.1:${redirect}`;
  }
  await answering(running.origin, log);
  if (running.tlsOrigin) await answering(running.tlsOrigin, log);
  return running;

  function run(configuration: string, changed: (text: string) => string) {
    const file = join(release, configuration);
    writeFileSync(file, changed(readFileSync(file, 'utf8')));
    // Started by root it would serve as somebody else, who may not read a folder for tests.
    const user = process.getuid?.() === 0 ? 'user root; ' : '';
    return watched(spawn(program, ['-p', `${release}/`, '-c', configuration, '-g', `${user}daemon off;`]));
  }
}

function makeCertificate(openssl: string, release: string): void {
  execFileSync('mkdir', ['-p', join(release, 'tls')]);
  const options = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ];
  const files = ['-keyout', join(release, 'tls/privkey.pem'), '-out', join(release, 'tls/fullchain.pem')];
  execFileSync(openssl, [...options, '-subj', '/CN=localhost', ...files], { stdio: 'pipe' });
}

function watched(child: ChildProcess): { child: ChildProcess; said: () => string } {
  const lines: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  child.on('error', (error) => lines.push(error.message));
  // Where nothing answered, nobody has it to end.
  process.once('exit', () => child.kill());
  return { child, said: () => lines.join('') };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

async function answering(origin: string, log: () => string): Promise<void> {
  const deadline = Date.now() + 40_000;
  while (Date.now() < deadline) {
    const answer = await ask(origin, '/').catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${origin}:\n${log()}`);
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Asks for a path exactly as it is written, which no browser and no `fetch` would do. A connection that is
 * reset before an answer is asked for once more: a busy engine drops one now and then.
 * @throws what the connection failed of, with the request that it was
 */
export async function ask(
  origin: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  try {
    return await askOnce(origin, path, options).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error;
      return askOnce(origin, path, options);
    });
  } catch (error) {
    throw new Error(`${options.method ?? 'GET'} ${path.slice(0, 60)} at ${origin}`, { cause: error });
  }
}

function askOnce(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> },
): Promise<Answer> {
  const { hostname, port, protocol } = new URL(origin);
  const send = protocol === 'https:' ? tlsRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const request = send(
      // The certificate is our own and lives as long as the test.
      { hostname, port, path, method, headers, agent: false, rejectUnauthorized: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    request.on('error', reject);
    request.end();
  });
}
