import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyResponse, type ResponseQuery } from '#form/query/responseQuery.ts';
import { exportContent } from '#service/response/export/exportContent.ts';
import type { Cursor } from '#service/response/query/cursor.ts';
import { readPage } from '#service/response/query/readPage.ts';
import { bytesOfBatch } from '#store/query/response/boundedRows.ts';
import { type DeletedCursor, deletedPage, deleteResponses } from '#store/query/response/deletedResponse.ts';
import { appendResponses } from '#store/query/response/response.ts';
import { rowsById } from '#store/query/response/table/tableRows.ts';
import { workRows } from '#store/query/response/workRow.ts';
import type { Store } from '#store/store.ts';
import { eachEngine } from '../support/engines.ts';
import { isFullRun } from '../support/fullRun.ts';
import { Counting } from './counting.ts';
import { addSurvey, type Survey, surveyResponse } from './surveyForm.ts';

const longLength = 2 * 1024 * 1024;
const longCount = isFullRun ? 20 : 10;
/** Few words, so that a search through them is quick. */
const noteOf = (number: number) =>
  number % 5 === 3 ? `${number} long `.padEnd(longLength, 'x') : `${number}`;
const notes = Array.from({ length: longCount * 5 }, (_, number) => noteOf(number));
/** The parts of a row besides its answers. */
const slack = 300_000;

async function fill(store: Store, { organizationId, formId }: Survey): Promise<number[]> {
  const ids: number[] = [];
  for (const note of notes) {
    const arriving = surveyResponse(formId, { note, colour: [] }, { version: 2 });
    const [stored] = await store.write((transaction) =>
      appendResponses(transaction, organizationId, [arriving], () => 1_790_000_000_000 + ids.length),
    );
    ids.push(stored?.id ?? 0);
  }
  return ids;
}

const queries: Record<string, ResponseQuery> = {
  everything: everyResponse,
  'a search': { ...everyResponse, search: 'long' },
  'an order': { ...everyResponse, sort: { by: 'note', direction: 'ascending' } },
};

eachEngine((engine) => {
  test('long answers are exported and listed one by one', async () => {
    await using data = await engine.open();
    const survey = await addSurvey(data.store);
    const { organizationId, formId } = survey;
    const ids = await fill(data.store, survey);
    const long = ids.filter((_, index) => (notes[index]?.length ?? 0) > 100);
    const counting = new Counting(data.store);
    const reader = { ...survey.reader, store: counting.store };
    const form = { ...(await survey.form()), name: 'Survey' };
    const source = { ...reader, files: data.files, baseUrl: '' };
    const exported = async (format: 'csv' | 'jsonl' | 'xlsx' | 'parquet' | 'sav', query: ResponseQuery) => {
      const choices = { format, zone: 'UTC', options: 'joined', headers: 'names', bom: 'no' } as const;
      let rows = 0;
      const onProgress = (count: number) => {
        rows = count;
      };
      const chunks: Uint8Array[] = [];
      const request = { form, choices, query, now: 1_800_000_000_000, onProgress };
      for await (const chunk of exportContent(source, request)) {
        chunks.push(chunk);
        // A chunk is about one long answer, however many there are.
        assert.ok(chunk.length < 2 * longLength, `${format}: a chunk of ${chunk.length}`);
      }
      return { rows, content: Buffer.concat(chunks) };
    };

    for (const [name, query] of Object.entries(queries)) {
      const { content } = await exported('jsonl', query);
      const found = new Map(
        content
          .toString()
          .trim()
          .split('\n')
          .map((line): [number, string] => {
            const { id, note } = JSON.parse(line);
            return [id, note];
          }),
      );
      const wanted = ids.filter((id) => name !== 'a search' || long.includes(id));
      assert.deepEqual(
        [...found.keys()].sort((one, other) => one - other),
        wanted,
        name,
      );
      for (const id of wanted) assert.ok(found.get(id) === notes[ids.indexOf(id)], `${name}: ${id}`);
    }
    // All formats are written from the same rows.
    const formats = ['csv', 'xlsx', 'parquet', 'sav'] as const;
    for (const format of isFullRun || engine.name === 'sqlite' ? formats : [])
      assert.equal((await exported(format, everyResponse)).rows, ids.length, format);

    for (const [name, query] of Object.entries(queries)) {
      const listed: number[] = [];
      for (let beyond: Cursor | undefined; ; ) {
        const page = await readPage(reader, form, query, { beyond, limit: 50 });
        listed.push(...page.rows.map(({ id }) => id));
        const held = page.rows.reduce((sum, { tail }) => sum + tail.length, 0);
        assert.ok(held < 6 * longLength, `${name}: a page of ${held}`);
        beyond = page.next;
        if (beyond === undefined) break;
      }
      const wanted = name === 'a search' ? long : ids;
      assert.deepEqual(
        listed.sort((one, other) => one - other),
        wanted,
        name,
      );
    }

    const named: number[] = [];
    for (let left: readonly number[] = [...ids].reverse(); left.length > 0; ) {
      const { rows, rest } = await rowsById(counting.store.read, organizationId, formId, 'live', left);
      named.push(...rows.map(({ id }) => id));
      left = rest;
    }
    assert.deepEqual(named.reverse(), ids);

    await counting.store.write(async (transaction) => {
      const by = { actor: { kind: 'command_line' }, now: 1_800_000_000_000, deletion: null } as const;
      for (let left = long; left.length > 0; ) {
        const { rows, rest } = await workRows(transaction.db, organizationId, formId, left);
        await deleteResponses(transaction, organizationId, formId, rows, by);
        left = rest;
      }
    });
    const deleted: number[] = [];
    for (let after: DeletedCursor | undefined; ; ) {
      const step = await deletedPage(counting.store.read, organizationId, formId, after, 50);
      deleted.push(...step.rows.map(({ id }) => id));
      after = step.rows.at(-1);
      if (step.ended) break;
    }
    assert.deepEqual(deleted.reverse(), long);

    assert.ok(counting.largest >= longLength);
    assert.ok(counting.largest < longLength + slack, `a query returned ${counting.largest} at once`);
    assert.ok(bytesOfBatch < longLength);
  });
});
