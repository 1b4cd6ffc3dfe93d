import assert from 'node:assert/strict';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { LineWriter } from './lineWriter.ts';

test('lines arrive whole and in order, whether waited for or flushed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-lines-'));
  const file = await open(join(folder, 'log'), 'w');
  const writer = new LineWriter(file.fd);
  const lines = Array.from({ length: 5000 }, (_, index) => `line ${index} ü\n`);
  for (const [index, line] of lines.entries()) {
    if (index % 3 === 0) writer.write(line);
    else writer.writeLater(line);
    if (index % 1000 === 999) await sleep(1);
  }
  await sleep(20);
  writer.flush();
  await file.close();
  assert.equal(await readFile(join(folder, 'log'), 'utf8'), lines.join(''));
  await rm(folder, { recursive: true });
});

test('a full disk loses lines and throws nothing', {
  skip: process.platform !== 'linux' && 'needs /dev/full',
}, async () => {
  const full = await open('/dev/full', 'w');
  const writer = new LineWriter(full.fd);
  writer.write('lost\n');
  await sleep(20);
  writer.write('lost too\n');
  writer.flush();
  await sleep(20);
  await full.close();
});
