/** Mistakes in the files of the project: which file, which line, what to do. */

export interface Problem {
  /** Counted from 1, in the whole file; left out where the file as a whole is meant. */
  line?: number;
  message: string;
}

/** What is wrong in one file. The development server shows it over the page, `npm run check` line by line. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  /** One line a problem: `content/copy/en/home.json:12 …`. */
  readonly lines: string[];

  constructor(file: string, problems: Problem[]) {
    const lines = problems.map(({ line, message }) => `${line ? `${file}:${line}` : file} ${message}`);
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/**
 * Reads JSON.
 * @param text what stands in the file
 * @param file its path, for the message
 * @throws SourceError with the line that cannot be read
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
