import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unboundedWindow } from '#store/store.ts';
import { eachEngine, type TestData } from '../support/engines.ts';
import { exported, importContent, lighthouse, linesOf } from './importing.ts';
import { at, basic, file, form, response, workspace } from './writeArchive.ts';

const responses = (...lines: unknown[]) => ({ ...basic, 'responses/form0001.jsonl': lines });

async function timesById(data: TestData): Promise<Record<string, string>> {
  const archive = await exported(data);
  const lines = linesOf(archive['responses/form0001.jsonl']);
  return Object.fromEntries(lines.map(({ id, created_at }) => [id, String(created_at)]));
}

eachEngine((engine) => {
  test('only the tied line moves, past a line right after it', async () => {
    await using data = await engine.open();
    const summary = await importContent(
      data,
      responses(
        response(1, at(0)),
        response(2, at(0), { updated_at: at(900) }),
        response(3, at(1)),
        response(4, at(0)),
      ),
    );
    assert.deepEqual(await timesById(data), { 1: at(0), 2: at(2), 3: at(1), 4: at(3) });
    assert.equal(summary.moved, 2);
    assert.deepEqual(summary.findings[0]?.examples, [
      `responses/form0001.jsonl:2: ${at(0)} → ${at(2)}`,
      `responses/form0001.jsonl:4: ${at(0)} → ${at(3)}`,
    ]);
    const page = await data.store.responsePage(lighthouse, 'form0001', { limit: 10, ...unboundedWindow });
    const listed = JSON.parse(`[${Buffer.from(page?.items ?? []).toString()}]`);
    assert.deepEqual(
      listed.map(({ id, updated_at }: { id: number; updated_at: string }) => [id, updated_at]),
      [
        [4, at(3)],
        [2, at(900)],
        [3, at(1)],
        [1, at(0)],
      ],
    );
  });

  test('test responses are in no list, so they never move', async () => {
    await using data = await engine.open();
    const summary = await importContent(
      data,
      responses(response(1, at(0)), response(2, at(0), { test: true }), response(3, at(0), { test: true })),
    );
    assert.equal(summary.moved, 0);
    assert.deepEqual(await timesById(data), { 1: at(0), 2: at(0), 3: at(0) });
  });

  test('importing again recognises what the first import moved', async () => {
    await using data = await engine.open();
    const content = {
      ...responses(response(7, at(0)), response(5, at(0)), response(6, at(0))),
      'workspaces.jsonl': [workspace, { ...workspace, id: 'b' }],
      'forms.jsonl': [form, { ...form, id: 'b' }, { ...form, id: 'c', updated_at: form.created_at }],
      'files.jsonl': ['1', '2', '3'].map((id) => file(`${id.repeat(8)}-2222-4333-8444-555555555555`, at(0))),
    };
    const first = await importContent(data, content);
    assert.equal(first.moved, 2 + 1 + 2 + 2);
    const archive = await exported(data);
    assert.deepEqual(
      linesOf(archive['forms.jsonl']).map(({ created_at, updated_at }) => [created_at, updated_at]),
      [
        ['2025-01-02T00:00:00.000Z', '2025-01-03T00:00:00.000Z'],
        ['2025-01-02T00:00:00.001Z', '2025-01-03T00:00:00.000Z'],
        ['2025-01-02T00:00:00.002Z', '2025-01-02T00:00:00.002Z'],
      ],
    );
    const again = await importContent(data, content);
    assert.deepEqual([again.moved, again.skipped], [0, 2 + 3 + 3 + 3]);
    const moved = await importContent(data, archive);
    assert.deepEqual([moved.moved, moved.skipped], [0, 2 + 3 + 3 + 3]);
    assert.deepEqual(await exported(data), archive);
  });

  test('an item that the list has already keeps its time', async () => {
    await using data = await engine.open();
    await importContent(data, responses(response(1, at(0)), response(2, at(1))));
    const summary = await importContent(
      data,
      responses(response(3, at(0)), response(4, at(2)), response(1, at(0))),
    );
    assert.deepEqual([summary.moved, summary.skipped, summary.live], [1, 3, 2]);
    assert.deepEqual(await timesById(data), { 1: at(0), 2: at(1), 3: at(3), 4: at(2) });
  });

  test('thousands in one second all find a place', async () => {
    await using data = await engine.open();
    const count = 6000;
    const lines = Array.from({ length: count }, (_, index) => response(index + 1, at(1000 * (index % 2))));
    const summary = await importContent(data, responses(...lines));
    assert.equal(summary.moved, count - 2);
    const times = Object.values(await timesById(data));
    assert.equal(new Set(times).size, count);
    assert.deepEqual(times.slice(0, 6), [at(0), at(1000), at(1), at(1001), at(2), at(1002)]);
  });
});
