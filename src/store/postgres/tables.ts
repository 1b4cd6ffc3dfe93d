import pg from 'pg';
import { liveTables } from '../backup.ts';
import type { Migration } from '../migration/migration.ts';

export interface TableShape {
  name: string;
  columns: string[];
}

/** The list of tables in a backup; their rows are in numbered pieces beside it. */
export const tableList = 'tables.json';

export function pieceName(table: string, number: number): string {
  return `${table}.${String(number).padStart(6, '0')}`;
}

/** `"form" ("id", "name")` */
export function shapeText({ name, columns }: TableShape): string {
  return `${quoted(name)} (${columns.map(quoted).join(', ')})`;
}

export function quoted(name: string): string {
  return pg.escapeIdentifier(name);
}

/**
 * Must run before the first read of a snapshot transaction, so that it waits for a running restore before the
 * snapshot is taken. TRUNCATE is not MVCC-safe: an earlier snapshot would see neither the old rows nor the new ones.
 */
export function lockTablesStatement(tables: readonly TableShape[]): string {
  const names = ['migration', ...tables.map(({ name }) => name)];
  return `LOCK TABLE ${names.map(quoted).join(', ')} IN ACCESS SHARE MODE`;
}

/**
 * Canvass's tables in the connection's schema, each after the tables it references. The names come from the
 * migrations, so other tables in the same schema are left out.
 */
export async function canvassTables(
  client: pg.ClientBase,
  migrations: readonly Migration[],
): Promise<TableShape[]> {
  const ours = namesIn(migrations);
  const shapes = await client.query<TableShape>(`
    SELECT class.relname::text AS name, array_agg(attribute.attname::text ORDER BY attribute.attnum) AS columns
    FROM pg_class AS class
      JOIN pg_namespace AS namespace ON namespace.oid = class.relnamespace
      JOIN pg_attribute AS attribute ON attribute.attrelid = class.oid
    WHERE namespace.nspname = current_schema() AND class.relkind IN ('r', 'p')
      AND attribute.attnum > 0 AND NOT attribute.attisdropped AND attribute.attgenerated = ''
    GROUP BY class.relname ORDER BY class.relname`);
  const links = await client.query<{ child: string; parent: string }>(`
    SELECT child.relname::text AS child, parent.relname::text AS parent
    FROM pg_constraint AS link
      JOIN pg_namespace AS namespace ON namespace.oid = link.connamespace
      JOIN pg_class AS child ON child.oid = link.conrelid
      JOIN pg_class AS parent ON parent.oid = link.confrelid
    WHERE link.contype = 'f' AND namespace.nspname = current_schema() AND child.oid <> parent.oid`);
  return parentsFirst(
    shapes.rows.filter(({ name }) => ours.has(name)),
    links.rows,
  );
}

function namesIn(migrations: readonly Migration[]): Set<string> {
  const names = new Set<string>();
  for (const migration of migrations) {
    for (const statement of migration.statements({ key: 'TEXT', withoutRowid: '', engine: 'postgres' })) {
      const found = /^\s*(?:CREATE TABLE|ALTER TABLE \w+ RENAME TO)\s+(?:IF NOT EXISTS\s+)?(\w+)/i.exec(
        statement,
      );
      if (found?.[1] !== undefined && !liveTables.includes(found[1])) names.add(found[1]);
    }
  }
  return names;
}

function parentsFirst(shapes: TableShape[], links: { child: string; parent: string }[]): TableShape[] {
  const sorted: TableShape[] = [];
  let waiting = shapes;
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const blocked = new Set(links.filter(({ parent }) => names.has(parent)).map(({ child }) => child));
    const free = waiting.filter(({ name }) => !blocked.has(name));
    if (free.length === 0)
      throw new Error(`tables point to each other in a circle: ${[...names].join(', ')}`);
    sorted.push(...free);
    waiting = waiting.filter(({ name }) => blocked.has(name));
  }
  return sorted;
}
