/**
 * `npm run test:browsers`: the core of the whole-site tests in Firefox and WebKit, where they are installed
 * (Debian: `firefox-esr`; `webkit2gtk-driver` and `xvfb`). The site has to be built.
 */
import { findProgram } from '../servers.ts';
import type { Check } from './checks.ts';
import { checks } from './core.ts';
import { deskChecks } from './desk.ts';
import type { Engine } from './engine.ts';
import { formChecks } from './forms.ts';
import { startFirefox } from './firefox.ts';
import { motionChecks } from './motion.ts';
import { serveWithMail } from './site.ts';
import { findMiniBrowser, startWebKit } from './webkit.ts';

interface Kind {
  start: () => Promise<Engine>;
  /** Starts it with motion allowed, if it animates moves between pages. */
  startWithMotion?: () => Promise<Engine>;
  /** What is tried in it alone. */
  ownChecks?: Check[];
}

const kinds: Record<string, Kind | undefined> = {
  firefox: firefox(),
  webkit: webkit(),
};

let passed = 0;
let failed = 0;
const site = await serveWithMail();
for (const [name, kind] of Object.entries(kinds)) {
  if (!kind) {
    console.warn(`\nNOT TESTED: ${name} is not on this machine.`);
    continue;
  }
  await putToTheTest(kind.start, [...checks, ...formChecks, ...(kind.ownChecks ?? [])]);
  if (kind.startWithMotion) await putToTheTest(kind.startWithMotion, motionChecks);
}
await site.stop();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/** Runs checks in a browser of its own. */
async function putToTheTest(start: () => Promise<Engine>, all: Check[]): Promise<void> {
  const engine = await start();
  console.log(`\n— ${engine.name}`);
  await engine.resize(1280, 900);
  for (const { name, run } of all) {
    try {
      await run(engine, site);
      const complaints = engine.complaints();
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
      passed += 1;
      console.log(`  ✓ ${name}`);
    } catch (error) {
      failed += 1;
      console.error(`  ✗ ${name}\n    ${error instanceof Error ? error.message : String(error)}`);
      engine.complaints();
    }
  }
  await engine.close();
}

function firefox(): Kind | undefined {
  const program = findProgram('firefox') ?? findProgram('firefox-esr');
  if (!program) return undefined;
  return {
    start: () => startFirefox(program),
    startWithMotion: () => startFirefox(program, { motion: true }),
    ownChecks: deskChecks,
  };
}

function webkit(): Kind | undefined {
  const [driver, binary] = [findProgram('WebKitWebDriver'), findMiniBrowser()];
  return driver && binary ? { start: () => startWebKit(driver, binary) } : undefined;
}
