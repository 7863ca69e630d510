/** The pictures: every file that a picture names is there, and no file is left over (`npm run pictures` writes both). */
import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  addressOfFile,
  fallbackOf,
  type PictureSource,
  rangesOf,
} from '../../src/pictures/picture-source.ts';
import { readSources } from './sources.ts';

/** @returns one line for every file that is missing or left over */
export async function pictureProblems(): Promise<string[]> {
  const there = new Set(await readdir('public/pictures'));
  const sources = await readSources('src/pictures/*.json');
  const wanted = new Set(
    [...sources.values()].flatMap((source) => filesOf(JSON.parse(source) as PictureSource)),
  );
  return [
    ...[...wanted.difference(there)].map((file) => `public/pictures/${file} is missing`),
    ...[...there.difference(wanted)].map((file) => `public/pictures/${file} belongs to no picture`),
  ];
}

function filesOf(picture: PictureSource): string[] {
  const files = rangesOf(picture).flatMap(([name]) =>
    picture[name]!.widths.map((width) => addressOfFile(picture, name, width)),
  );
  return [...files, fallbackOf(picture)].map((address) => basename(address));
}
