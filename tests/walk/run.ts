/**
 * `npm run test:walk -- --presses 2000 --engine firefox --seed 7`: a longer random walk than the suite's, with
 * motion allowed, in Chromium (the default) or Firefox. The site has to be built.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { serveSite } from '../../server/serve-site.ts';
import { findBrowser, provideBrowser } from '../browser.ts';
import { escapeKey, until } from '../engines/engine.ts';
import { startFirefox } from '../engines/firefox.ts';
import { findProgram } from '../servers.ts';
import { walkerOf } from './chromium.ts';
import { walk, type Walker } from './walk.ts';

const { values } = parseArgs({
  options: {
    presses: { type: 'string', default: '2000' },
    engine: { type: 'string', default: 'chromium' },
    seed: { type: 'string', default: '1' },
  },
});

interface Browser {
  walker: Walker;
  open: (address: string) => Promise<unknown>;
  complaints: () => string[];
  close: () => Promise<void>;
}

const site = await serveSite();
const browser = await (values.engine === 'firefox' ? openFirefox() : openChromium());
try {
  const starts = ['/en', '/about-us', '/ar/policies', '/zh/partners'];
  const presses = Math.ceil(Number(values.presses) / starts.length);
  for (const [index, path] of starts.entries()) {
    await browser.open(site.origin + path);
    await until('the application', () =>
      browser.walker.read<boolean>(`'running' in document.documentElement.dataset`),
    );
    await walk(browser.walker, presses, Number(values.seed) + index);
    const complaints = browser.complaints();
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
    console.log(`✓ ${presses} presses from ${path}`);
  }
  console.log(`${presses * starts.length} presses in ${values.engine} without a disagreement`);
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await browser.close();
  await site.stop();
}

async function openChromium(): Promise<Browser> {
  provideBrowser();
  const program = await chromium.launch({ executablePath: findBrowser(), args: ['--disable-gpu'] });
  const page = await program.newPage({ viewport: { width: 1280, height: 900 }, locale: 'pt-BR' });
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  });
  return {
    walker: walkerOf(page),
    open: (address) => page.goto(address),
    complaints: () => said.splice(0),
    close: () => program.close(),
  };
}

async function openFirefox(): Promise<Browser> {
  const program = findProgram('firefox') ?? findProgram('firefox-esr');
  if (!program) throw new Error('Firefox is not on this machine');
  const { open, read, pressAt, key, resize, complaints, close } = await startFirefox(program, {
    motion: true,
  });
  await resize(1280, 900);
  return { walker: { read, pressAt, escape: () => key(escapeKey) }, open, complaints, close };
}
