import { type Finding, lineAt, type SourceFile } from './finding.ts';

/** Openers that hide the subject of a sentence, so that readers have to decode it. */
const riddle =
  /(?:\/\*\*?|^[ \t]*\/\/)\s*\*?\s*(Whoever|Whatever|Nobody|Somebody|What|Those who|Those that|Sees to it)\b/gm;

/** Comments whose first sentence does not name who does what. */
export function findRiddles(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(riddle)].map(({ 1: opener, index }) => ({
      file: path,
      line: lineAt(text, index),
      message: `the comment opens with "${opener}": name the subject`,
    })),
  );
}
