import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import type { Data } from '#service/operate/openData.ts';
import { eachEngine } from '../support/engines.ts';
import { backUp, fill, restoreInto } from './installation.ts';

const writer = join(import.meta.dirname, 'writer.ts');

eachEngine((engine) => {
  test('a backup made while another process writes is a state that existed', async () => {
    await using data = await engine.open();
    await fill(data);
    const child = spawn(process.execPath, [writer, JSON.stringify(data.config)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    try {
      await Promise.race([once(child.stdout, 'data'), ended]);
      assert.equal(child.exitCode, null, 'the writer writes');
      for (const name of ['1.tar', '2.tar.gz', '3.tar']) {
        const made = await backUp(data, join(data.folder, name));
        assert.ok(made.ok);
        assert.equal(made.value.missing, 0);
      }
      assert.equal(child.exitCode, null, 'the writer still writes');
    } finally {
      child.kill('SIGKILL');
      await ended;
    }
    let last = 0;
    for (const name of ['1.tar', '2.tar.gz', '3.tar']) {
      await using other = await engine.open();
      assert.ok((await restoreInto(other, join(data.folder, name))).ok);
      const responses = await assertConsistent(other);
      assert.ok(responses >= last, 'a later backup holds no less');
      last = responses;
    }
    assert.ok(last > 5);
  });
});

async function assertConsistent({ store: { read }, files }: Data): Promise<number> {
  const form = await read.selectFrom('form').selectAll().executeTakeFirstOrThrow();
  const organization = await read.selectFrom('organization').selectAll().executeTakeFirstOrThrow();
  const responses = await read.selectFrom('response').select(['id', 'state', 'tail']).orderBy('id').execute();
  const live = responses.filter(({ state }) => state === 'live').length;
  assert.deepEqual(
    responses.map(({ id }) => id),
    responses.map((_, index) => index + 1),
  );
  assert.ok(responses.every(({ tail }) => tail.endsWith('"}')));
  assert.deepEqual([form.live_count, form.counter], [live, live]);
  assert.equal(organization.last_number, responses.length);
  for (const level of [0, 1, 2, 3]) {
    const counts = await read
      .selectFrom('response_count')
      .select('live')
      .where('level', '=', level)
      .execute();
    assert.equal(
      counts.reduce((sum, count) => sum + count.live, 0),
      live,
    );
  }
  const rows = await read.selectFrom('file').select(['storage_key', 'sha256']).execute();
  for (const { storage_key, sha256 } of rows) {
    const content = await buffer(files.read(storage_key ?? ''));
    assert.equal(createHash('sha256').update(content).digest('hex'), sha256);
  }
  return responses.length;
}
