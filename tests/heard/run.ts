/**
 * `npm run test:heard`: the site as it is heard with Orca, in Firefox and Chromium, in Portuguese and Arabic. Says
 * every sentence that was spoken at each key moment, and what is wrong with it. The site has to be built.
 * `npm run test:heard -- --engine firefox --language pt --moment strip,signed` walks a part of it.
 */
import { parseArgs } from 'node:util';
import { isLanguage, type Language } from '../../src/language/languages.ts';
import { serveWithMail } from '../engines/site.ts';
import { findBrowsers, type StartBrowser } from './browsers.ts';
import { listen } from './listener.ts';
import { live } from './moment.ts';
import { momentsIn } from './moments.ts';
import { missingPackages, startScreen } from './screen.ts';
import { walkerOf } from './walker.ts';

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
const site = await serveWithMail();
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
  await site.stop();
}
console.log(`\n${heard} moments as they should be, ${failed} not`);
process.exitCode = failed > 0 || heard === 0 ? 1 : 0;

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
      const walker = walkerOf(browser, screen, listener, site);
      for (const moment of momentsIn(language)) {
        if (!values.moment.split(',').some((part) => moment.name.includes(part))) continue;
        const problems = await live(moment, walker, listener);
        if (problems.length > 0) failed += 1;
        else heard += 1;
        console.log(`  ${problems.length > 0 ? '✗' : '✓'} ${moment.name}`);
        for (const sentence of listener.spoken()) console.log(`      ${sentence}`);
        for (const problem of problems) console.log(`    ✗ ${problem}`);
      }
    } finally {
      await browser.close();
    }
  } finally {
    await screen.close();
  }
}
