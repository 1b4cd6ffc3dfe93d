import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { Mutex } from '#kit/async/mutex.ts';
import { Checkpointer } from './checkpointer.ts';
import { type Connection, openMain } from './connection.ts';
import { LogCopier } from './logCopier.ts';

test('a long log is copied into the database and starts anew, while a short one stays', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-log-'));
  const path = join(folder, 'canvass.db');
  const connection = openMain(path);
  const copier = new LogCopier();
  t.after(async () => {
    await copier.close();
    connection.close();
    await rm(folder, { recursive: true });
  });
  const mutex = new Mutex();
  const checkpointer = new Checkpointer({ path, connection, copier, alone: (task) => mutex.run(task) });
  connection.handle.exec('CREATE TABLE page (content BLOB)');
  const insert = connection.prepare('INSERT INTO page VALUES (zeroblob(?))');
  const write = (bytes: number) => {
    insert.run(bytes);
    checkpointer.committed();
  };

  for (let count = 0; count < 16; count += 1) write(100_000);
  await checkpointer.close();
  assert.equal(logOf(connection).checkpointed, 0, 'two megabytes are not worth a copy');

  for (let count = 0; count < 16; count += 1) write(2_500_000);
  await checkpointer.close();
  const { log, checkpointed } = logOf(connection);
  assert.ok(log > 4000, `${log} frames`);
  assert.equal(checkpointed, log);

  write(100_000);
  assert.ok(logOf(connection).log < 100, 'the next write overwrites the log');
});

test('a copy that is impossible ends, and the next one is tried', async () => {
  const copier = new LogCopier();
  await copier.copy('/nowhere/at/all.db');
  await copier.copy('/nowhere/at/all.db');
  await copier.close();
  await copier.copy('/nowhere/at/all.db');
});

test('a process that waits for nothing but a copy and its end goes on', async () => {
  const program = `
    import { LogCopier } from ${JSON.stringify(new URL('./logCopier.ts', import.meta.url).href)};
    const copier = new LogCopier();
    await copier.copy('/nowhere/at/all.db');
    await copier.close();
    console.log('closed');`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  assert.equal(stdout, 'closed\n');
});

function logOf(connection: Connection): { log: number; checkpointed: number } {
  return connection.prepare('PRAGMA wal_checkpoint(NOOP)').get() as { log: number; checkpointed: number };
}
