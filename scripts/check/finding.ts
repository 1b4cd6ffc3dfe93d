/** A violation and its location. */
export interface Finding {
  file: string;
  line: number;
  message: string;
}

/** A file of the repository: its path from the root with `/`, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** The line number of an offset in a text, starting at 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
