import { createHash } from 'node:crypto';

/** Styles in the file of a page. */
export interface InlineStyles {
  text: string;
  /** Their hash, in the form that a content policy names it. */
  hash: string;
}

/** Styles as they stand in a file: in one line, with their hash. */
export function inlineStyles(css: string): InlineStyles {
  const text = css.replaceAll('\n', '');
  return { text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}
