import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { readAnswers } from '#form/answer/readAnswers.ts';
import { matchesPattern } from '#form/pattern/matchesPattern.ts';
import { keepPartial } from '#service/collect/partial/keepPartial.ts';
import { queuePartialRuns } from '#service/collect/partial/queuePartialRuns.ts';
import { PublishedForms } from '#service/collect/publishedForm/publishedForms.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { editResponse } from '#service/response/change/editResponse.ts';
import { answerKeys, send, wordOf } from '../submission/example.ts';
import { eachEngine } from '../support/engines.ts';
import { addWorkflows, startWorking } from './example.ts';
import { startReceiver } from './receiver.ts';

const hour = 3_600_000;

eachEngine((engine) => {
  test('an edit runs the workflows for edits, with the answers as they are now', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    const hook = { id: 'hook', type: 'webhook', url: `${receiver.url}/hook` } as const;
    const { organizationId, formId } = await addWorkflows(data.store, [
      { id: 'changed', trigger: 'edited', do: [hook] },
    ]);
    await using working = startWorking(data);
    assert.equal(wordOf(await send(working.taking, formId, { field1: 'Ada' })), 'stored');
    await working.worker.settled();
    assert.equal(receiver.requests.length, 0);
    const row = await data.store.read
      .selectFrom('response')
      .select(['id', 'updated_at'])
      .executeTakeFirstOrThrow();
    const edit = { updatedAt: row.updated_at, answers: { field1: 'Ada L.' } };
    const writes = operatorWrites(data.store, organizationId);
    const edited = await editResponse(writes, answerKeys, formId, row.id, edit, working.clock.now);
    assert.ok(edited.ok);
    await working.worker.settled();
    const [request] = receiver.requests;
    const body = JSON.parse(request?.body.toString() ?? '');
    assert.equal(body.type, 'response.edited');
    assert.equal(body.data.response[0].value, 'Ada L.');
  });

  test('answers left for as many hours as a workflow says run it once, unless they are sent', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    const hook = (name: string) => ({ id: 'hook', type: 'webhook', url: `${receiver.url}/${name}` }) as const;
    const { formId } = await addWorkflows(
      data.store,
      [
        { id: 'soon', trigger: 'partial', hours: 2, do: [hook('soon')] },
        { id: 'late', trigger: 'partial', hours: 24, do: [hook('late')] },
      ],
      { settings: { partial: true } },
    );
    await using working = startWorking(data);
    const { store } = data;
    const found = await new PublishedForms(store, () => '').find(formId);
    assert.ok(found.ok);
    const keep = async (submission_id: string, name: string) => {
      const context = { today: '2026-11-17', matches: matchesPattern, upload: () => undefined };
      await keepPartial({ store, clock: working.clock.read }, found.value, {
        submission_id,
        readings: readAnswers(found.value.form, { answers: { field1: name } }, context),
        visitor: { country: '', region: '', city: '', time_spent: 1, url: '' },
        device: null,
        language: null,
        network: 'n',
      });
    };
    const [left, sent] = [randomUUID(), randomUUID()];
    await keep(left, 'Ada');
    await keep(sent, 'Bo');
    assert.equal(
      wordOf(await send(working.taking, formId, { field1: 'Bo' }, { submission_id: sent })),
      'stored',
    );
    const after = async (hours: number) => {
      await queuePartialRuns(store, working.clock.now + hours * hour);
      working.clock.now += hours * hour;
      await working.worker.settled();
      return receiver.requests.map(({ path }) => path);
    };
    assert.deepEqual(await after(1), []);
    assert.deepEqual(await after(1), ['/soon']);
    assert.deepEqual(await after(1), ['/soon']);
    assert.deepEqual(await after(21), ['/soon', '/late']);
    const body = JSON.parse(receiver.requests[0]?.body.toString() ?? '');
    assert.deepEqual([body.type, body.data.response[0].value], ['response.left', 'Ada']);
  });
});
