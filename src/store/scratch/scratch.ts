import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newUuid } from '#kit/ids.ts';

/**
 * A temporary database on disk: lookups over all lines of an archive do not fit into memory. It is unlinked at
 * once, so that nothing outlives the process.
 */
export function openScratch(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `scratch-${newUuid()}.db`);
  const database = new DatabaseSync(path);
  // One transaction that is never committed: pages reach the disk only when the cache is full, and new
  // pages are not journalled.
  database.exec(`
    PRAGMA journal_mode = MEMORY;
    PRAGMA synchronous = OFF;
    PRAGMA locking_mode = EXCLUSIVE;
    PRAGMA temp_store = FILE;
    PRAGMA cache_size = -16000;
    CREATE TABLE item (
      kind TEXT NOT NULL, id TEXT NOT NULL, name TEXT, plan TEXT NOT NULL, PRIMARY KEY (kind, id)
    ) WITHOUT ROWID;
    CREATE INDEX item_name ON item (kind, name) WHERE name IS NOT NULL;
    CREATE TABLE seen (list INTEGER NOT NULL, id INTEGER NOT NULL, PRIMARY KEY (list, id)) WITHOUT ROWID;
    CREATE TABLE placed (
      list INTEGER NOT NULL, time INTEGER NOT NULL, line INTEGER NOT NULL, PRIMARY KEY (list, time, line)
    ) WITHOUT ROWID;
    CREATE TABLE run (
      list INTEGER NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL, PRIMARY KEY (list, first)
    ) WITHOUT ROWID;
    CREATE TABLE moved (
      list INTEGER NOT NULL, line INTEGER NOT NULL, target INTEGER, time INTEGER NOT NULL,
      PRIMARY KEY (list, line)
    ) WITHOUT ROWID;
    CREATE TABLE named (file_id TEXT NOT NULL, form_id TEXT NOT NULL, response_id INTEGER NOT NULL,
      field_id TEXT NOT NULL);
    CREATE INDEX named_file ON named (file_id);
    BEGIN;
  `);
  rmSync(path);
  return database;
}
