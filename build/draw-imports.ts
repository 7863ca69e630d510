/** `npm run imports`: draws what imports what, for docs/architecture.md. */
import { writeFile } from 'node:fs/promises';
import { drawImports, drawingFile } from './check/imports/drawing.ts';
import { readImports } from './check/imports/read.ts';

await writeFile(drawingFile, await drawImports(await readImports()));
console.log(`Drawn in ${drawingFile}.`);
