/** The pictures of the site: each is there at every size, and belongs to a module. */
import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  addressOfFile,
  fallbackOf,
  type PictureSource,
  rangesOf,
} from '../../src/pictures/picture-source.ts';
import { parseJson } from '../source-error.ts';
import { readSources } from './sources.ts';

/** @returns one line for every file that belongs to no picture, and for every one that a picture lacks */
export async function pictureProblems(): Promise<string[]> {
  const there = new Set(await readdir('public/pictures'));
  const wanted = new Set<string>();
  for (const [file, source] of await readSources('src/pictures/*.json')) {
    for (const address of filesOf(parseJson(source, file) as PictureSource)) wanted.add(basename(address));
  }
  return [
    ...[...wanted].filter((file) => !there.has(file)).map((file) => `public/pictures/${file} is missing`),
    ...[...there]
      .filter((file) => !wanted.has(file))
      .map((file) => `public/pictures/${file} belongs to no picture of src/pictures/`),
  ];
}

/** The addresses of all files of a picture. */
function filesOf(picture: PictureSource): string[] {
  const files = rangesOf(picture).flatMap(([name]) =>
    picture[name]!.widths.map((width) => addressOfFile(picture, name, width)),
  );
  return [...files, fallbackOf(picture)];
}
