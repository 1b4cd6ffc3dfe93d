import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ResponseSelection } from '#contract/app/response/changes.ts';
import { keptDays } from '#contract/app/response/deleted.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import type { Act } from '#service/response/change/actOnResponses.ts';
import { changeResponses } from '#service/response/change/changeResponses.ts';
import { erasePerson } from '#service/response/people/erasePerson.ts';
import { exportPerson, type NamedResponse } from '#service/response/people/exportPerson.ts';
import { findPerson } from '#service/response/people/findPerson.ts';
import { eraseDeletedResponses } from '#service/response/retention/eraseDeletedResponses.ts';
import { bytesOfBatch } from '#store/query/response/boundedRows.ts';
import { insertChanges } from '#store/query/response/changeLog.ts';
import { belowEveryId, readResponses } from '#store/query/response/readResponses.ts';
import { appendResponses } from '#store/query/response/response.ts';
import { dueResponses } from '#store/query/response/retention.ts';
import { workRows } from '#store/query/response/workRow.ts';
import type { Store } from '#store/store.ts';
import { answerKeys } from '../submission/example.ts';
import { eachEngine } from '../support/engines.ts';
import { Counting } from './counting.ts';
import { addSurvey, type Survey, surveyResponse } from './surveyForm.ts';

/** Three of them fit into a batch. */
const longLength = 600_000;
const responseCount = 24;
/** The parts of a row besides its answers. */
const slack = 100_000;
const now = 1_800_000_000_000;
const person = 'ana@example.org';

async function fill(store: Store, { organizationId, formId }: Survey, length: number): Promise<number[]> {
  const arriving = Array.from({ length: responseCount }, (_, number) =>
    surveyResponse(formId, { name: person, note: `${number} `.padEnd(length, 'x') }),
  );
  let time = 1_790_000_000_000;
  const clock = () => {
    time += 1;
    return time;
  };
  const stored = await store.write((transaction) =>
    appendResponses(transaction, organizationId, arriving, clock),
  );
  return stored.map(({ id }) => id);
}

const isBounded = ({ largest }: Counting) =>
  assert.ok(
    largest > longLength && largest <= bytesOfBatch + slack,
    `a query returned ${largest} characters at once`,
  );

eachEngine((engine) => {
  test('a person with many long responses is found, exported and erased in parts', async () => {
    await using data = await engine.open();
    const survey = await addSurvey(data.store);
    const { organizationId, formId } = survey;
    const ids = await fill(data.store, survey, longLength);
    const edited = ids.slice(0, 6);
    const earlier = 'bob@example.org';
    await data.store.write(({ db }) =>
      insertChanges(
        db,
        organizationId,
        formId,
        edited.map((response_id) => ({
          kind: 'response_edited' as const,
          response_id,
          old: { name: earlier, note: 'y'.repeat(longLength) },
          new: { name: person, note: '' },
        })),
        { actor: { kind: 'command_line' }, now },
      ),
    );

    const counting = new Counting(data.store);
    const find = async (text: string) => {
      const found: number[] = [];
      for (let cursor: string | undefined; ; ) {
        const wanted = { text, match: 'whole', cursor } as const;
        const step = await findPerson(counting.store.read, organizationId, wanted, () => 0);
        assert.ok(step !== undefined);
        found.push(...step.responses.map(({ response }) => response));
        if (step.next === null) return { found, progress: step.progress };
        cursor = step.next;
      }
    };
    const everything = { read: responseCount, total: responseCount };
    assert.deepEqual(await find(person), { found: ids, progress: everything });
    assert.deepEqual(await find(earlier), { found: edited, progress: everything });
    isBounded(counting);

    const writes = operatorWrites(counting.store, organizationId);
    const named = ids.map((response) => ({ form: formId, response }));
    const exported: number[] = [];
    let calls = 0;
    for (let left: readonly NamedResponse[] = named; left.length > 0; calls += 1) {
      const answer = await exportPerson(writes, left, now);
      for (const { response, history } of answer.responses) {
        exported.push(response.id);
        const old = edited.includes(response.id) ? longLength : undefined;
        const [change] = history.flatMap(({ changes }) => changes.filter(({ field }) => field === 'note'));
        assert.equal((change?.old as string | undefined)?.length, old);
      }
      assert.ok(JSON.stringify(answer.responses).length < 9_000_000);
      left = answer.left;
    }
    assert.deepEqual(exported, ids);
    assert.ok(calls > 1, 'one answer would be too long');
    isBounded(counting);

    const context = { keys: answerKeys, clock: () => now };
    const report = await erasePerson(writes, context, { responses: named, links: [], mails: [] });
    assert.deepEqual([report.responses, report.skipped], [responseCount, 0]);
    isBounded(counting);
    assert.deepEqual((await find(person)).found, []);
    assert.deepEqual((await find(earlier)).found, []);
  });

  test('actions on many long responses read them in parts', async () => {
    await using data = await engine.open();
    const survey = await addSurvey(data.store);
    const { organizationId, formId } = survey;
    const ids = await fill(data.store, survey, longLength);
    const counting = new Counting(data.store);
    const writes = operatorWrites(counting.store, organizationId);
    const reader = { ...survey.reader, store: counting.store };
    const context = { keys: answerKeys, clock: () => now, reader };
    const change = async (act: Act, selection: ResponseSelection = { ids }) => {
      const step = await changeResponses(writes, context, await survey.form(), {
        act,
        selection,
        cursor: undefined,
      });
      assert.ok(step.ok);
      const { changed, skipped, next } = step.value;
      return [changed, skipped, next];
    };
    const all = [responseCount, 0, null];
    assert.deepEqual(await change({ action: 'tag', tag: 'long' }), all);
    assert.deepEqual(await change({ action: 'delete', deletion: 'one' }), all);
    assert.equal((await survey.form()).live_count, 0);
    assert.deepEqual(await change({ action: 'restore' }, { deletion: 'one' }), all);
    assert.equal((await survey.form()).live_count, responseCount);
    isBounded(counting);

    const entries = await data.store.read
      .selectFrom('audit_entry')
      .select(['action', 'details'])
      .where('action', '=', 'form.responses_deleted')
      .execute();
    assert.equal(entries.length, 1, 'the parts are one action');

    const found: number[] = [];
    for await (const { id } of readResponses(counting.store.read, organizationId, formId, belowEveryId))
      found.push(id);
    assert.deepEqual(found, ids);
    const due = await dueResponses(counting.store.read, organizationId, formId, now, 100);
    assert.deepEqual(
      due.map(({ id }) => id),
      ids.slice(0, 3),
    );
    isBounded(counting);

    await change({ action: 'delete', deletion: 'two' });
    const later = new Counting(data.store);
    assert.equal(await eraseDeletedResponses(later.store, now + (keptDays + 1) * 86_400_000), responseCount);
    assert.ok(later.largest < slack, 'an erasure needs no answers');
  });

  test('responses of ordinary length are read with one query', async () => {
    await using data = await engine.open();
    const survey = await addSurvey(data.store);
    const { organizationId, formId } = survey;
    const ids = await fill(data.store, survey, 2000);
    const counting = new Counting(data.store);
    const { read } = counting.store;
    const { rows, rest } = await workRows(read, organizationId, formId, ids);
    assert.deepEqual([rows.length, rest, counting.queries], [responseCount, [], 1]);
    const found: number[] = [];
    for await (const { id } of readResponses(read, organizationId, formId, belowEveryId)) found.push(id);
    assert.deepEqual([found, counting.queries], [ids, 2]);
  });
});
