import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appendResponses } from '#store/query/response/response.ts';
import type { Store } from '#store/store.ts';
import { eachEngine } from '../support/engines.ts';
import { exported, importContent, lighthouse, linesOf } from './importing.ts';
import { at, basic, form, response } from './writeArchive.ts';

const responses = (...lines: unknown[]) => ({ ...basic, 'responses/form0001.jsonl': lines });

/** The number of each response by its id. */
async function numbers({ store }: { store: Store }): Promise<Record<string, number | null>> {
  const rows = await store.read.selectFrom('response').select(['id', 'number']).orderBy('id').execute();
  return Object.fromEntries(rows.map(({ id, number }) => [id, number]));
}

/** The number of a response that is sent now. */
async function nextNumber({ store }: { store: Store }): Promise<number | undefined> {
  const { visitor } = response(0, at(0));
  const arriving = { form_id: 'form0001', version: 1, test: false, visitor, response: [] };
  const unknown = { submission_id: null, body_hash: null, device: null, language: null };
  const [stored] = await store.write((transaction) =>
    appendResponses(transaction, lighthouse, [{ ...arriving, ...unknown }], () => Date.UTC(2027, 0, 1)),
  );
  return stored?.number;
}

eachEngine((engine) => {
  test('responses of an older archive are numbered in the order in which they came, tests apart', async () => {
    await using data = await engine.open();
    const lines = [response(9, at(10)), response(4, at(5), { test: true }), response(5, at(20))];
    await importContent(data, responses(...lines, response(7, at(1))));
    assert.deepEqual(await numbers(data), { 4: 1, 5: 3, 7: 1, 9: 2 });
    assert.equal(await nextNumber(data), 4);
  });

  test('numbers move with an archive, and those of deleted responses are not given again', async () => {
    await using one = await engine.open();
    await using other = await engine.open();
    const lines = [response(1, at(1), { number: 4 }), response(2, at(2), { number: 2 })];
    await importContent(one, { ...responses(...lines), 'forms.jsonl': [{ ...form, last_number: 7 }] });
    assert.deepEqual(await numbers(one), { 1: 4, 2: 2 });
    const files = await exported(one);
    assert.deepEqual(
      linesOf(files['responses/form0001.jsonl']).map(({ number }) => number),
      [4, 2],
    );
    await importContent(other, files);
    assert.deepEqual(await exported(other), files);
    assert.equal(await nextNumber(other), 8);
  });

  test('numbers that two responses share, or that some lack, are given anew', async () => {
    for (const [first, second] of [
      [{ number: 3 }, { number: 3 }],
      [{}, { number: 3 }],
    ]) {
      await using data = await engine.open();
      await importContent(data, responses(response(1, at(2), first), response(2, at(1), second)));
      assert.deepEqual(await numbers(data), { 1: 2, 2: 1 });
    }
  });

  test('responses that are added to a form keep numbers that it has not given, or go on after them', async () => {
    await using data = await engine.open();
    const known = [response(1, at(1), { number: 1 }), response(2, at(2), { number: 2 })];
    await importContent(data, responses(...known));
    await importContent(data, responses(...known, response(3, at(3), { number: 9 })));
    assert.deepEqual(await numbers(data), { 1: 1, 2: 2, 3: 9 });
    const later = [response(4, at(5), { number: 4 }), response(5, at(4), { test: true })];
    await importContent(data, responses(...known, response(3, at(3)), ...later));
    assert.deepEqual(await numbers(data), { 1: 1, 2: 2, 3: 9, 4: 10, 5: 1 });
    assert.equal(await nextNumber(data), 11);
  });
});
