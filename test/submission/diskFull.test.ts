import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { beginData } from '#service/operate/openData.ts';
import { isDiskFull } from '#store/diskFull.ts';
import { countFaults } from '../property/countFaults.ts';
import { fillUp } from '../support/fillUp.ts';
import { addForm, listed, send, takingOf, totals } from './example.ts';

/** Mounting a separate disk needs root. */
const cannotMount = process.platform !== 'linux' || process.getuid?.() !== 0 ? 'needs root on Linux' : false;

test('on a full disk nothing is acknowledged, and it recovers when there is room again', {
  skip: cannotMount,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', folder]);
  try {
    const config = { data: join(folder, 'data'), databaseUrl: undefined, allowUnsafePostgres: false };
    const data = await beginData(config);
    const example = await addForm(data.store, {
      quotas: [{ field: 'field3', option: 'front', max: 1_000 }],
    });
    const taking = takingOf(data.store);
    const sendMany = () =>
      Promise.allSettled(
        Array.from({ length: 20 }, (_, index) =>
          send(taking, example.formId, {
            field1: `Visitor ${index} ${'x'.repeat(900)}`,
            field3: ['front'],
          }),
        ),
      );
    await fillUp(join(folder, 'filler'));
    let stored = 0;
    let refused = 0;
    for (let round = 0; round < 20; round += 1) {
      for (const answer of await sendMany()) {
        if (answer.status === 'fulfilled') {
          assert.ok(answer.value.ok, JSON.stringify(answer.value));
          stored += 1;
        } else {
          assert.ok(isDiskFull(answer.reason), String(answer.reason));
          refused += 1;
        }
      }
    }
    assert.ok(refused > 0, 'the disk was full');
    assert.equal((await totals(data.store, example))[0], stored);
    await rm(join(folder, 'filler'));
    for (const answer of await sendMany()) assert.ok(answer.status === 'fulfilled' && answer.value.ok);
    assert.deepEqual(await totals(data.store, example), [stored + 20, 0, stored + 20]);
    assert.ok((await listed(data.store, example)).length >= 20);
    assert.deepEqual(await countFaults(data.store, example.organizationId), []);
    const counts = await data.store.read.selectFrom('option_count').select('live').execute();
    assert.deepEqual(
      counts.map(({ live }) => live),
      [stored + 20],
    );
    await data.close();
  } finally {
    execFileSync('umount', ['-l', folder]);
    await rm(folder, { recursive: true, force: true });
  }
});
