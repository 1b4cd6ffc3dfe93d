import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BackupBounds } from './backupBounds.ts';
import type { Manifest } from './manifest.ts';
import { RestoreStop } from './restoreFailure.ts';

const megabyte = 1_000_000;
const manifest: Manifest = {
  format: 1,
  engine: 'sqlite',
  schema: 1,
  made_at: '2026-01-01T00:00:00.000Z',
  program: '1.0.0',
  files: true,
};

function refusal(work: () => void): string {
  try {
    work();
  } catch (error) {
    if (error instanceof RestoreStop && error.failure.code === 'backup_damaged') return error.failure.reason;
    throw error;
  }
  return 'allowed';
}

test('a database may be 200 times as large as the packed file, and a small one up to 1 GB', () => {
  const allowed = (packed: number, size: number) =>
    refusal(() => new BackupBounds(packed).take('database/canvass.db', size));
  assert.equal(allowed(1000, 1000 * megabyte), 'allowed');
  assert.match(allowed(1000, 1001 * megabyte), /^it unpacks to more than 1 GB\. .* gunzip first$/);
  assert.equal(allowed(100 * megabyte, 20_000 * megabyte), 'allowed');
  assert.match(allowed(100 * megabyte, 20_001 * megabyte), /^it unpacks to more than 20 GB/);
});

test('file content may be as large as the manifest says, however small it is packed, and not larger', () => {
  const bounds = new BackupBounds(1000);
  bounds.promise({ ...manifest, file_bytes: 5000 * megabyte });
  assert.equal(
    refusal(() => bounds.take('files/a', 5000 * megabyte)),
    'allowed',
  );
  assert.equal(
    refusal(() => bounds.take('database/canvass.db', 1000 * megabyte)),
    'allowed',
  );
  assert.equal(
    refusal(() => bounds.take('files/b', 1)),
    'it holds more file content than its manifest says',
  );
});

test('file content of a backup without that promise counts like the rest', () => {
  const bounds = new BackupBounds(1000);
  bounds.promise(manifest);
  assert.equal(
    refusal(() => bounds.take('files/a', 600 * megabyte)),
    'allowed',
  );
  assert.match(
    refusal(() => bounds.take('files/b', 600 * megabyte)),
    /more than 1 GB/,
  );
});

test('a stream without entries ends too', async () => {
  const chunk = Buffer.alloc(100 * megabyte);
  const endless = (async function* () {
    for (;;) yield chunk;
  })();
  let read = 0;
  await assert.rejects(async () => {
    for await (const { length } of new BackupBounds(1000).watched(endless)) read += length;
  }, RestoreStop);
  assert.equal(read, 2000 * megabyte);
});
