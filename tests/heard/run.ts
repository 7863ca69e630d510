/**
 * `npm run test:heard`: the site as it is heard with Orca, in Firefox and Chromium, in Portuguese and Arabic. Says
 * every sentence that was spoken at each key moment, and what is wrong with it. The site has to be built.
 * `npm run test:heard -- --engine firefox --language pt --moment strip,signed` walks a part of it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguage, type Language } from '../../src/language/languages.ts';
import { end, until } from '../engines/engine.ts';
import { freePort } from '../../server/free-port.ts';
import { findBrowsers, type StartBrowser } from './browsers.ts';
import { listen } from './listener.ts';
import { momentsIn } from './moments.ts';
import { missingPackages, startScreen } from './screen.ts';
import { problemsOf, walkerOf } from './walker.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'firefox,chromium' },
    language: { type: 'string', default: 'pt,ar' },
    moment: { type: 'string', default: '' },
  },
});

const missing = missingPackages();
if (missing.length > 0) {
  console.error(`NOT TESTED: this machine lacks ${missing.join(', ')} (packages of Debian).`);
  process.exit(1);
}

let heard = 0;
let failed = 0;
const mailbox = mkdtempSync(join(tmpdir(), 'ether-mailbox-'));
const port = await freePort();
const site = await startSite();
try {
  for (const [engine, start] of Object.entries(findBrowsers())) {
    if (!values.engine.split(',').includes(engine)) continue;
    if (!start) {
      console.warn(`\nNOT TESTED: ${engine} is not on this machine.`);
      continue;
    }
    for (const language of values.language.split(',').filter(isLanguage)) await walk(engine, start, language);
  }
} finally {
  await end(site);
  rmSync(mailbox, { recursive: true, force: true });
}
console.log(`\n${heard} moments as they should be, ${failed} not`);
process.exitCode = failed > 0 || heard === 0 ? 1 : 0;

/** The built site with the local email service. */
async function startSite(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['server/preview.ts'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', MAILBOX: mailbox },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until('the site', () =>
    fetch(`http://127.0.0.1:${port}`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return child;
}

/** One walk, with a screen, a reader and a browser of its own. */
async function walk(engine: string, start: StartBrowser, language: Language): Promise<void> {
  console.log(`\n— ${engine}, ${language}`);
  const screen = await startScreen();
  try {
    const listener = listen(screen.speech);
    await listener.hear('Screen reader on');
    const browser = await start(screen.environment);
    try {
      await screen.focusWindow(engine);
      const walker = walkerOf(browser, screen, listener, `http://127.0.0.1:${port}`);
      for (const moment of momentsIn(language)) {
        if (!values.moment.split(',').some((part) => moment.name.includes(part))) continue;
        listener.forget();
        const problems: string[] = [];
        try {
          await moment.act(walker);
        } catch (error) {
          problems.push(error instanceof Error ? error.message : String(error));
        }
        const spoken = listener.spoken();
        problems.push(...problemsOf(moment, spoken));
        if (problems.length > 0) failed += 1;
        else heard += 1;
        console.log(`  ${problems.length > 0 ? '✗' : '✓'} ${moment.name}`);
        for (const sentence of spoken) console.log(`      ${sentence}`);
        for (const problem of problems) console.log(`    ✗ ${problem}`);
      }
    } finally {
      await browser.close();
    }
  } finally {
    await screen.close();
  }
}
