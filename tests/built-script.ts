import { readdirSync, readFileSync } from 'node:fs';

/** The built script that holds a text, as a pattern of its address. */
export function scriptWith(text: string): string {
  const found = readdirSync('dist/assets').find(
    (name) => name.endsWith('.js') && readFileSync(`dist/assets/${name}`, 'utf8').includes(text),
  );
  if (!found) throw new Error(`No script holds “${text}”`);
  return `**/assets/${found}`;
}
