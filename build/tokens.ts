/** The tokens of the design, for what is not CSS: PDFs, social cards, the head of a page. */
import { readFileSync } from 'node:fs';
import { parse } from 'postcss';

const tokens = new Map<string, string>();
for (const file of ['tokens', 'languages']) {
  parse(readFileSync(`src/styles/${file}.css`, 'utf8')).walkRules((rule) => {
    if (rule.selector === ':root')
      rule.each((node) => void (node.type === 'decl' && tokens.set(node.prop, node.value)));
  });
}

/**
 * The value of a token as `:root` has it: `token('--ink')`.
 * @throws when there is none of that name
 */
export function token(name: `--${string}`): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`src/styles/ has no ${name}`);
  return value;
}
