/** Errors in source files, with file, line and what to do. */

export interface Problem {
  /** Counted from 1; absent if the whole file is meant. */
  line?: number;
  message: string;
}

/** The problems of one file, shown over the page by the development server and as lines by `npm run check`. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  /** One line for each problem: `content/copy/en/home.json:12 …`. */
  readonly lines: string[];

  constructor(file: string, problems: Problem[]) {
    const lines = problems.map(({ line, message }) => `${line ? `${file}:${line}` : file} ${message}`);
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/**
 * Parses JSON.
 * @param file its path, for the message
 * @throws SourceError with the line
 */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    const line = Number(/line (\d+)/u.exec(message)?.[1] ?? text.trimEnd().split('\n').length);
    const problem = `is no JSON: ${message}. Look for a comma or a quotation mark here or the line before`;
    throw new SourceError(file, [{ line, message: problem }]);
  }
}
