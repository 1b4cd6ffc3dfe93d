import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ResponseIndexes } from '#service/response/index/responseIndexes.ts';
import { appendResponses } from '#store/query/response/response.ts';
import { findIndex, requestIndex } from '#store/query/response/table/responseIndex.ts';
import { newestNumber } from '#store/query/response/table/tableRows.ts';
import type { Store } from '#store/store.ts';
import { eachEngine } from '../support/engines.ts';
import { addSurvey, type Survey, surveyResponse } from './surveyForm.ts';

async function fill(store: Store, { organizationId, formId }: Survey, count: number): Promise<void> {
  const responses = Array.from({ length: count }, (_, number) =>
    surveyResponse(formId, { name: `Person ${number}` }, { version: 1 }),
  );
  await store.write((transaction) =>
    appendResponses(transaction, organizationId, responses, () => 1_790_000_000_000),
  );
}

async function request(store: Store, { organizationId, formId }: Survey, now: number): Promise<void> {
  await store.write(async ({ db }) => {
    const watermark = await newestNumber(db, organizationId);
    await requestIndex(db, organizationId, formId, 'name', { watermark, now });
  });
}

eachEngine((engine) => {
  test('the index of a small form is ready before that of a large one of another organisation ends', async () => {
    await using data = await engine.open();
    const { store } = data;
    const large = await addSurvey(store);
    const small = await addSurvey(store, '2');
    await fill(store, large, 1500);
    await fill(store, small, 5);
    await request(store, large, 1);
    await request(store, small, 2);
    const stateOf = async ({ organizationId, formId }: Survey) =>
      (await findIndex(store.read, organizationId, formId, 'name'))?.state;
    const ready: string[] = [];
    const note = async () => {
      for (const [name, survey] of Object.entries({ large, small }))
        if (!ready.includes(name) && (await stateOf(survey)) === 'ready') ready.push(name);
    };
    const watched: Store = Object.assign(Object.create(store) as Store, {
      write: async (...given: Parameters<Store['write']>) => {
        const result = await store.write(...given);
        await note();
        return result;
      },
    });
    const indexes = new ResponseIndexes({
      store: watched,
      definitions: large.reader.definitions,
      clock: large.reader.clock,
      log: { error: () => {} },
    });
    while (ready.length < 2) await indexes.work();
    await indexes.stop();
    assert.deepEqual(ready, ['small', 'large']);
  });
});
