import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginData } from '#service/operate/openData.ts';

let template: Promise<Buffer> | undefined;

/** The bytes of an empty, migrated database: writing them is faster than migrating. */
export function sqliteTemplate(): Promise<Buffer> {
  template ??= make();
  return template;
}

async function make(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-test-'));
  try {
    const data = await beginData({ data: folder, databaseUrl: undefined, allowUnsafePostgres: false });
    // Closing moves the write-ahead log into the one file.
    await data.close();
    return await readFile(join(folder, 'canvass.db'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
