import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appendResponses } from '#store/query/response/response.ts';
import { eraseResponses } from '#store/query/response/retention.ts';
import type { FinishedRun, NewRun } from '#store/runBatch.ts';
import { eachEngine } from '../support/engines.ts';
import { waitingRun } from '../workflow/waitingRun.ts';
import { addExample, arriving } from './example.ts';

const count = 300;
const claim = 'worker:1';

eachEngine((engine) => {
  test('erasing responses and writing down what became of their runs never deadlock', async () => {
    await using data = await engine.open();
    const { store } = data;
    const { organizationId, formId } = await addExample(store);
    for (let round = 0; round < 5; round += 1) {
      const added = await store.write(
        async (transaction) =>
          await appendResponses(
            transaction,
            organizationId,
            Array.from({ length: count }, () => arriving(formId, { text: 'x' })),
            () => 1,
          ),
      );
      const queued = added.map(({ id }, number) => ({
        ...waitingRun({ organizationId, formId }, 'https://shop.example.org', 1000 + number),
        response_id: id,
      }));
      await store.write(async ({ runs }) => {
        // Not in the order of their ids, as they are written down by several processes over the days.
        await runs.insert([...queued].reverse());
        await runs.claim(queued, { by: claim, until: 60_000 });
      });
      const finish = store.write(async ({ runs }) => await runs.finish([...queued].reverse().map(finished)));
      const erase = store.write(async (transaction) => {
        await transaction.lockForms(organizationId, [formId]);
        const due = added.map(({ id }) => ({
          id,
          state: 'live' as const,
          created_at: 1,
          submission_id: null,
        }));
        await eraseResponses(transaction, organizationId, formId, due, { now: 2 });
      });
      await Promise.all([finish, erase]);
      const left = await store.read.selectFrom('workflow_run').select('id').execute();
      assert.deepEqual(left, []);
    }
  });
});

function finished({ organization_id, form_id, id }: NewRun): FinishedRun {
  return {
    organization_id,
    form_id,
    id,
    claimed_by: claim,
    state: 'done',
    due_at: 2000,
    tries: 1,
    attempts: 1,
    finished_at: 2000,
    recorded: 1,
    error_code: null,
    error_detail: null,
    sealed: null,
  };
}
