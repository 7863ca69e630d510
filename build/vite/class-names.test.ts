import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shortClassName } from './class-names.ts';

describe('the names of classes in what is built', () => {
  const files = globSync('src/**/*.module.css');

  it('are short, and no two are the same', () => {
    const classes = Array.from({ length: 70 }, (_, index) => `class${index}`);
    const names = files.flatMap((file) => classes.map((name) => shortClassName(name, file)));
    expect(new Set(names).size).toBe(names.length);
    expect(names[0]).toMatch(/^[A-Z]\w{2}$/u);
  });

  it('stay the same when they are asked for again, by whatever path', () => {
    const [file] = files;
    const name = shortClassName('title', file!);
    shortClassName('text', file!);
    expect(shortClassName('title', `${process.cwd()}/${file}?direct`)).toBe(name);
  });

  it('are of the project alone', () => {
    expect(() => shortClassName('title', 'other.module.css')).toThrow('other.module.css');
  });
});
