import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine } from '../support/engines.ts';
import { addForm, totals } from './example.ts';
import { startVisitors } from './startVisitors.ts';

eachEngine((engine) => {
  test('quotas and the most responses hold exactly while two processes take submissions', async () => {
    await using data = await engine.open();
    const quotas = [{ field: 'field3', option: 'front', max: 31 }];
    const seats = await addForm(data.store, { quotas }, { id: 'seatsxx1' });
    const few = await addForm(data.store, { max_responses: 23 }, { id: 'fewxxxx1' });
    const order = { forms: [seats.formId, few.formId], visitors: 25, each: 8 };
    const processes = [startVisitors(data.env, order), startVisitors(data.env, order)];
    await Promise.all(processes.map(({ done }) => done));
    const told = processes.flatMap((one) => one.told);
    assert.equal(told.length, 400);
    const count = (formId: string, word: string) =>
      told.filter((one) => one.formId === formId && one.word === word).length;
    assert.equal(count(seats.formId, 'stored'), 31);
    assert.equal(count(few.formId, 'stored'), 23);
    assert.equal(count(seats.formId, 'option_full') + count(few.formId, 'unavailable'), 400 - 31 - 23);
    assert.deepEqual(await totals(data.store, seats), [31, 0, 31]);
    assert.deepEqual(await totals(data.store, few), [23, 0, 23]);
  });
});
