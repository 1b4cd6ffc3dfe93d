import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyResponse, type ResponseQuery } from '#form/query/responseQuery.ts';
import { changedResponses } from '#service/response/export/changedResponses.ts';
import { exportContent } from '#service/response/export/exportContent.ts';
import { insertChanges } from '#store/query/response/changeLog.ts';
import { deleteResponses } from '#store/query/response/deletedResponse.ts';
import { appendResponses } from '#store/query/response/response.ts';
import { workRows } from '#store/query/response/workRow.ts';
import { eachEngine } from '../support/engines.ts';
import { addSurvey, surveyResponse } from './surveyForm.ts';

const now = 1_790_000_000_000;
const byNumber = (one: number, other: number) => one - other;
const by = { actor: { kind: 'command_line' }, now: now + 5000, deletion: null } as const;

eachEngine((engine) => {
  test('an increment has what was added or touched, and tells what is gone', async () => {
    await using data = await engine.open();
    const survey = await addSurvey(data.store);
    const { organizationId, formId } = survey;
    const form = { ...(await survey.form()), name: 'Survey' };
    const add = async (name: string, at: number) => {
      const arriving = [surveyResponse(formId, { name })];
      const [stored] = await data.store.write((transaction) =>
        appendResponses(transaction, organizationId, arriving, () => at),
      );
      return stored?.id ?? 0;
    };
    const exported = async (
      since: Parameters<typeof changedResponses>[2],
      query: ResponseQuery = everyResponse,
    ) => {
      const { ids, marker } = await changedResponses(data.store.read, form, since);
      const source = { ...survey.reader, files: data.files, baseUrl: '' };
      const choices = {
        format: 'jsonl',
        zone: 'UTC',
        options: 'joined',
        headers: 'names',
        bom: 'no',
      } as const;
      const written: number[] = [];
      const request = {
        form,
        choices,
        query,
        now,
        only: ids,
        onRows: (some: readonly number[]) => void written.push(...some),
      };
      let text = '';
      for await (const chunk of exportContent(source, request)) text += Buffer.from(chunk).toString();
      const read = text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line).id);
      assert.deepEqual(read, written);
      return {
        read: read.toSorted(byNumber),
        gone: ids && [...ids].filter((id) => !written.includes(id)),
        marker,
      };
    };

    const [kept, tagged, deleted] = [
      await add('kept', now),
      await add('tagged', now + 1),
      await add('deleted', now + 2),
    ];
    const first = await exported(undefined);
    assert.deepEqual(first.read, [kept, tagged, deleted]);
    assert.equal(first.gone, undefined);
    assert.deepEqual(await exported({ marker: first.marker }), { read: [], gone: [], marker: first.marker });

    const added = await add('added', now + 5000);
    await data.store.write(async (transaction) => {
      const { rows } = await workRows(transaction.db, organizationId, formId, [deleted]);
      await deleteResponses(transaction, organizationId, formId, rows, by);
      const change = { kind: 'response_tagged', response_id: tagged } as const;
      await insertChanges(transaction.db, organizationId, formId, [change], by);
    });
    for (const since of [{ marker: first.marker }, { instant: now + 5000 }]) {
      const next = await exported(since);
      assert.deepEqual([next.read, next.gone], [[tagged, added], [deleted]]);
    }
    const search = await exported({ marker: first.marker }, { ...everyResponse, search: 'added' });
    assert.deepEqual([search.read, search.gone?.toSorted(byNumber)], [[added], [tagged, deleted]]);
    const later = await exported({ instant: now + 60_000 });
    assert.deepEqual([later.read, later.gone], [[], []]);

    await data.store.write(({ db }) =>
      insertChanges(db, organizationId, formId, [{ kind: 'responses_imported' }], by),
    );
    const afterImport = await exported({ marker: first.marker });
    assert.deepEqual([afterImport.read, afterImport.gone], [[kept, tagged, added], undefined]);
  });

  test('the event loop turns while the changes are listed', async () => {
    await using data = await engine.open();
    const { organizationId, formId, form } = await addSurvey(data.store);
    const changes = Array.from({ length: 2500 }, (_, index) => {
      return { kind: 'response_tagged', response_id: index + 1 } as const;
    });
    await data.store.write(({ db }) => insertChanges(db, organizationId, formId, changes, by));
    const read = await form();
    let turns = 0;
    let isCounting = true;
    const count = () => {
      turns += 1;
      if (isCounting) setImmediate(count);
    };
    setImmediate(count);
    const { ids } = await changedResponses(data.store.read, read, { marker: 0 });
    isCounting = false;
    assert.equal(ids?.size, changes.length);
    assert.ok(turns >= 4, `${turns} turns`);
  });
});
