import { type Finding, lineAt, type SourceFile } from './finding.ts';
import { withoutComments } from './withoutComments.ts';

const builders = /\b(selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\b/g;

/** Row types may be imported anywhere; anything that can query a database may not. */
const drivers =
  /\b(?:import(?!\s+type\b)[^;'"`]*?|export(?!\s+type\b)[^;'"`]*?\bfrom\s*|import\s*\(\s*|require\s*\(\s*)(['"`])(kysely|pg|pg-copy-streams|node:sqlite)\1/g;

/** Queries outside the store, which is the one place where every query must name an organisation. */
export function findStrayQueries(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => /^(src|web)\//.test(path) && !/^src\/store\/|\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      const found = [
        ...[...code.matchAll(builders)].map((match) => ({ what: match[1], offset: match.index })),
        ...[...code.matchAll(drivers)].map((match) => ({
          what: `"${match[2]}"`,
          offset: match.index + match[0].length,
        })),
      ];
      return found.map(({ what, offset }) => ({
        file: path,
        line: lineAt(text, offset),
        message: `${what} belongs into src/store; write a function in src/store/query and call that`,
      }));
    });
}
