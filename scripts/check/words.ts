import { type Finding, lineAt, type SourceFile } from './finding.ts';

/**
 * Paths that exist on no reader's machine, and marks of a merge that is not finished. Joined from parts so that this file passes its
 * own check.
 */
const unwanted = [['', 'work', ''].join('/'), ['..', 'shared'].join('/'), '<'.repeat(7), '>'.repeat(7)];

/** Words that have a meaning only on the author's machine. */
export function findUnwantedWords(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(({ path, text }) =>
    unwanted.flatMap((word) =>
      placesOf(text, word).map((offset) => ({
        file: path,
        line: lineAt(text, offset),
        message: `"${word}" must not occur in the repository`,
      })),
    ),
  );
}

function placesOf(text: string, word: string): number[] {
  const offsets: number[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) offsets.push(at);
  return offsets;
}
