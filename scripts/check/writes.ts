import { type Finding, lineAt, type SourceFile } from './finding.ts';
import { withoutComments } from './withoutComments.ts';

const changes =
  /\b(insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\b|\b(INSERT INTO|UPDATE|DELETE FROM)\b/;

/** A top-level function or constant. */
const declared = /^(?:export )?(?:async )?(?:function\*? |const )(\w+)/gm;

/**
 * Writes that bypass a transaction which rereads the actor's rights. Types keep an organisation's handlers from
 * `store.write`, but cannot tell a writing query from a reading one or notice code that acts as the operator.
 */
export function findUnguardedWrites(files: readonly SourceFile[]): Finding[] {
  const code = files
    .filter(({ path }) => path.startsWith('src/') && !path.endsWith('.test.ts'))
    .map(({ path, text }) => ({ path, text: withoutComments(text) }));
  const writing = writingQueries(code.filter(({ path }) => path.startsWith('src/store/query/')));
  return code.flatMap((file) => [
    ...throughReading(file, writing),
    ...inHandlers(file, writing),
    ...asOperator(file),
  ]);
}

/** The names of all queries that write, directly or through another one. */
function writingQueries(files: readonly SourceFile[]): Set<string> {
  const bodies = new Map(files.flatMap(({ text }) => declarations(text)));
  const writing = new Set<string>();
  for (let before = -1; before < writing.size; ) {
    before = writing.size;
    for (const [name, body] of bodies)
      if (
        changes.test(body) ||
        [...body.matchAll(/\b(\w+)\(/g)].some(([, called = '']) => writing.has(called))
      )
        writing.add(name);
  }
  return writing;
}

function declarations(text: string): [string, string][] {
  const places = [...text.matchAll(declared)];
  return places.map((match, at) => [
    match[1] ?? '',
    text.slice(match.index + match[0].length, places[at + 1]?.index),
  ]);
}

/**
 * Writing queries on the reading connection, such as `deleteMail(store.read, …)`: SQLite's is read-only, but
 * PostgreSQL would execute them.
 */
function throughReading({ path, text }: SourceFile, writing: ReadonlySet<string>): Finding[] {
  return [...text.matchAll(/\b(\w+)\(\s*(?:[\w.]+\.)?read\s*,/g)]
    .filter(([, name = '']) => writing.has(name))
    .map(({ 1: name, index }) => ({
      file: path,
      line: lineAt(text, index),
      message: `${name} changes something and is given no transaction`,
    }));
}

/**
 * Handlers that write by themselves: only use cases, which get the transactions of `actor.writes`, may
 * change an organisation's data.
 */
function inHandlers({ path, text }: SourceFile, writing: ReadonlySet<string>): Finding[] {
  if (!path.startsWith('src/http/app/handler/') || !/\bactor\.writes\b/.test(text)) return [];
  return [...text.matchAll(/\bimport\s*\{([^}]*)\}\s*from\s*'#store\/query\//g)].flatMap((found) =>
    (found[1] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => writing.has(name))
      .map((name) => ({
        file: path,
        line: lineAt(text, found.index),
        message: `${name} changes something; call a use case in src/service that takes OrganizationWrites`,
      })),
  );
}

function asOperator({ path, text }: SourceFile): Finding[] {
  if (!path.startsWith('src/http/')) return [];
  return [...text.matchAll(/\boperatorWrites\b/g)].slice(0, 1).map(({ index }) => ({
    file: path,
    line: lineAt(text, index),
    message: 'operatorWrites asks for no membership; a request acts through actor.writes',
  }));
}
