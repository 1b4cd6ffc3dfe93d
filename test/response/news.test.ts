import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { KyselyPlugin } from 'kysely';
import { ResponseNews } from '#service/response/news/responseNews.ts';
import { newestNumber } from '#store/query/response/table/tableRows.ts';
import { eachEngine } from '../support/engines.ts';
import { ResponseExample } from './example.ts';

const streams = 200;

eachEngine((engine) => {
  test('two hundred open tables of a form read its news once', async () => {
    await using data = await engine.open();
    const example = await ResponseExample.open(data);
    const { organizationId, formId } = example.form;
    let queries = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const read = data.store.read.withPlugin(counting);
    const news = new ResponseNews({ read, commits: data.store.commits });
    const watermark = await newestNumber(data.store.read, organizationId);
    const { id } = await example.stored({ field1: 'Ana' });
    const ask = async (count: number) => {
      const before = queries;
      const told = await Promise.all(
        Array.from({ length: count }, () => news.since(organizationId, formId, watermark)),
      );
      return { told, queries: queries - before };
    };
    const many = await ask(streams);
    assert.ok(many.told.every((each) => each.news.changes.some((change) => change.id === id)));
    assert.equal(new Set(many.told.map(({ workspace }) => workspace)).size, 1);
    // Another reader, for which nothing is known yet, asks alone.
    const alone = new ResponseNews({ read, commits: data.store.commits });
    const before = queries;
    await alone.since(organizationId, formId, watermark);
    assert.equal(many.queries, queries - before);
  });
});
