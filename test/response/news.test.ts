import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newestNumber } from '#store/query/response/table/tableRows.ts';
import { eachEngine } from '../support/engines.ts';
import { StreamsUnderTest } from '../support/newsStreams.ts';
import { ResponseExample } from './example.ts';

const tables = 200;

eachEngine((engine) => {
  test('two hundred open tables of a form read its news once', async () => {
    await using data = await engine.open();
    const example = await ResponseExample.open(data);
    const { organizationId, formId } = example.form;
    const readingsOf = async (count: number) => {
      using heard = new StreamsUnderTest(data.store);
      const readers = await heard.people(organizationId, count);
      const watermark = await newestNumber(data.store.read, organizationId);
      const streams = readers.map((reader) => heard.open(reader, { responses: [[formId, watermark]] }));
      const begun = await Promise.all(streams.map((stream) => stream.next()));
      assert.ok(begun.every((text) => text?.includes('"changes":[]')));
      const { id } = await example.stored({ field1: 'Ana' });
      const part = `{"kind":"added","id":${id}}`;
      await Promise.all(streams.map((stream) => stream.until(part)));
      return heard.statements.filter((statement) => statement.includes('UNION ALL')).length;
    };
    assert.equal(await readingsOf(1), 1);
    assert.equal(await readingsOf(tables), 1);
  });
});
