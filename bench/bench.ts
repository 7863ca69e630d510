/**
 * `npm run bench`: measures the built site and prints tables that can be pasted into docs/performance.md; the
 * numbers behind them go to `bench/results/latest.json`. Names of parts may be given to run only these, and
 * `--quick` to run each measure once, which shows that it works and nothing else. The parts that open every page in every
 * language are told by `--page` and `--language`, as often as wanted, to open only these; the paint is measured in the
 * languages that are told. The pace of the machine is told with each part, before and after it (`pace.ts`).
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem, release } from 'node:os';
import { parseArgs } from 'node:util';
import { provideBrowser } from '../tests/browser.ts';
import { measureBuild } from './build-time.ts';
import { measureBytes } from './bytes.ts';
import { measureInteraction } from './interaction.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMemory } from './memory.ts';
import { measureNavigation } from './navigation.ts';
import { measureNginx } from './nginx.ts';
import { measurePace, tellPace } from './pace.ts';
import { measureObserved, measurePaint } from './paint.ts';
import type { Part } from './part.ts';
import { measureShift } from './shift.ts';
import { measureViewer } from './viewer.ts';

const parts: Record<string, Part> = {
  bytes: measureBytes,
  paint: measurePaint,
  observed: measureObserved,
  navigation: measureNavigation,
  interaction: measureInteraction,
  memory: measureMemory,
  viewer: measureViewer,
  shift: measureShift,
  lighthouse: measureLighthouse,
  nginx: measureNginx,
  build: measureBuild,
};

const {
  values: { quick, page: pages, language: languages },
  positionals: wanted,
} = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    page: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
  },
});
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  throw new Error(`There is no “${unknown.join(', ')}” to measure: ${Object.keys(parts).join(', ')}`);
}
if (!existsSync('dist/index.html')) throw new Error('Nothing is built: npm run build');
provideBrowser();

const started = performance.now();
const seconds = () => Math.round((performance.now() - started) / 1000);
const results: Record<string, unknown> = { machine: machine(), at: new Date().toISOString(), quick };
console.log(`${machine()}\n`);
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const before = measurePace();
  const { title, markdown, data } = await measure({ quick, pages, languages });
  const pace = [before, measurePace()];
  results[name] = { data, pace };
  console.log(
    `### ${title}\n\n${markdown}\n\n_(${seconds()} s; pace ${pace.map(tellPace).join(', then ')})_\n`,
  );
}
await mkdir('bench/results', { recursive: true });
await writeFile('bench/results/latest.json', `${JSON.stringify(results, null, 2)}\n`);
console.log(`Measured in ${seconds()} s; the numbers are in bench/results/latest.json.`);

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${memory} GiB, ${process.platform} ${release()}, Node ${process.version}`;
}
