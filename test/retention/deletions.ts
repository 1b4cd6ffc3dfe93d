import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const store = join(import.meta.dirname, '../../src/store');

/** Statements that delete or overwrite rows, as Kysely's builder or SQL writes them; a variable stands for some tables. */
const statement =
  /\.(?<verb>deleteFrom|updateTable)\(\s*(?:'(?<table>\w+)|(?<variable>\w[\w.]*))|\b(?<sql>DELETE FROM|UPDATE) (?:(?<named>[a-z]\w+)|\$\{sql\.table\((?<some>[^)]+)\)\})/g;

export interface Deletion {
  /** Below `src/store`. */
  readonly file: string;
  readonly verb: 'delete' | 'update';
  /** A name in angle brackets is a variable. */
  readonly table: string;
}

/** Every statement of the store's sources that deletes or changes rows, migrations and scratch files aside. */
export async function deletions(): Promise<Deletion[]> {
  const found: Deletion[] = [];
  for (const entry of await readdir(store, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const file = path.slice(store.length + 1);
    if (!entry.isFile() || /\.test\.ts$|^(?:migration|scratch|download)\//.test(file)) continue;
    for (const { groups = {} } of (await readFile(path, 'utf8')).matchAll(statement)) {
      const { verb, table, variable, sql, named, some } = groups;
      const isDelete = verb === 'deleteFrom' || sql === 'DELETE FROM';
      const name = table ?? named ?? `<${variable ?? some}>`;
      found.push({ file, verb: isDelete ? 'delete' : 'update', table: name });
    }
  }
  return found.sort((one, other) => (`${one.file} ${one.table}` < `${other.file} ${other.table}` ? -1 : 1));
}
