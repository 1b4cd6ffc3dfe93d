import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type FoundDatabase, occupiedQuery } from '../findDatabase.ts';
import { Connection } from './connection.ts';

export function findSqlite(folder: string): FoundDatabase {
  const path = join(folder, 'canvass.db');
  if (!existsSync(path)) return { begun: false, occupied: false };
  // Not read-only: such a connection leaves WAL files beside a database that no other process has open.
  const connection = new Connection(path);
  try {
    const table = connection.handle
      .prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'migration'")
      .get();
    if (table === undefined) return { begun: false, occupied: false };
    const row = connection.handle.prepare(occupiedQuery).get();
    return { begun: true, occupied: row?.occupied === 1 };
  } finally {
    connection.close();
  }
}
