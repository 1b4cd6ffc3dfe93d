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

/** The condition on a form, and the one on its organisation if it stands right before it. */
const formConditions =
  /(?:\.where\('(?<owner>\w+\.)?organization_id', '=', [^\n]+\)\s*)?\.where\('(?<of>\w+\.)?form_id', '=',/g;

/** Conditions on a form without its organisation, whose id every query has in its condition. */
export function findUnownedForms(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => path.startsWith('src/store/') && !path.endsWith('.test.ts'))
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(formConditions)]
        .filter(([found, owner, of]) => !found.includes("organization_id'") || owner !== of)
        .map(({ index }) => ({
          file: path,
          line: lineAt(text, index),
          message: 'chooses a form without its organisation; use ofForm (src/store/query/ofForm.ts)',
        })),
    );
}
