/** `npm run keep-earlier -- <origin or folder of the release in service>`, after the build and before a release. */
import { compressFiles } from './compress.ts';
import { addEarlierFiles, earlierRelease, keptDays } from './earlier-files.ts';

const from = process.argv[2];
if (!from) {
  console.error('Of which release? npm run keep-earlier -- https://www…');
  process.exit(1);
}
const added = await addEarlierFiles('dist', earlierRelease(from), new Date().toISOString().slice(0, 10));
if (added) {
  await compressFiles('dist', added);
  console.log(`${added.length} files of releases that were current in the last ${keptDays} days are kept.`);
} else {
  console.log(`${from} has no list of its files: nothing is kept.`);
}
