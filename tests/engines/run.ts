/**
 * `npm run test:browsers`: the core of the whole-site tests in Firefox and WebKit, where they are installed
 * (Debian: `firefox-esr`; `webkit2gtk-driver` and `xvfb`). The site has to be built.
 */
import { findProgram } from '../servers.ts';
import { checks } from './core.ts';
import type { Engine } from './engine.ts';
import { formChecks } from './forms.ts';
import { startFirefox } from './firefox.ts';
import { serveWithMail } from './site.ts';
import { findMiniBrowser, startWebKit } from './webkit.ts';

const engines: Record<string, (() => Promise<Engine>) | undefined> = {
  firefox: firefox(),
  webkit: webkit(),
};

let passed = 0;
let failed = 0;
const site = await serveWithMail();
for (const [name, start] of Object.entries(engines)) {
  if (!start) {
    console.warn(`\nNOT TESTED: ${name} is not on this machine.`);
    continue;
  }
  const engine = await start();
  console.log(`\n— ${engine.name}`);
  await engine.resize(1280, 900);
  for (const { name: check, run } of [...checks, ...formChecks]) {
    try {
      await run(engine, site);
      const complaints = engine.complaints();
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
      passed += 1;
      console.log(`  ✓ ${check}`);
    } catch (error) {
      failed += 1;
      console.error(`  ✗ ${check}\n    ${error instanceof Error ? error.message : String(error)}`);
      engine.complaints();
    }
  }
  await engine.close();
}
await site.stop();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function firefox(): (() => Promise<Engine>) | undefined {
  const program = findProgram('firefox') ?? findProgram('firefox-esr');
  return program ? () => startFirefox(program) : undefined;
}

function webkit(): (() => Promise<Engine>) | undefined {
  const [driver, binary] = [findProgram('WebKitWebDriver'), findMiniBrowser()];
  return driver && binary ? () => startWebKit(driver, binary) : undefined;
}
