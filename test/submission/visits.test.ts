import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Visits } from '#service/collect/visit/visits.ts';
import { eachEngine } from '../support/engines.ts';
import { addForm, published } from './example.ts';

eachEngine((engine) => {
  test('views, starts and completed pages of two processes add up by day', async () => {
    await using data = await engine.open();
    const { formId } = await addForm(data.store);
    const form = await published(data.store, formId);
    let now = Date.UTC(2026, 10, 14, 23, 59);
    const processes = [data.store, (await data.openAgain()).store].map(
      (store) => new Visits(store, () => now),
    );
    for (const visits of processes) {
      visits.view(form);
      visits.view(form);
      visits.start(form);
      visits.page(form, 'page1');
      visits.view({ ...form, id: 'nosuch01' });
    }
    await Promise.all(processes.map((visits) => visits.flush()));
    now += 60_000;
    for (const visits of processes) visits.view(form);
    for (const visits of processes) await visits.flush();
    for (const visits of processes) await visits.flush();
    const rows = await data.store.read
      .selectFrom('form_visit')
      .select(['day', 'kind', 'page', 'count'])
      .orderBy('day')
      .orderBy('kind')
      .execute();
    assert.deepEqual(
      rows.map((row) => Object.values(row)),
      [
        ['2026-11-14', 'page', 'page1', 2],
        ['2026-11-14', 'start', '', 2],
        ['2026-11-14', 'view', '', 4],
        ['2026-11-15', 'view', '', 2],
      ],
    );
  });

  test('counts that could not be written are not lost', async () => {
    await using data = await engine.open();
    const { formId } = await addForm(data.store);
    const form = await published(data.store, formId);
    let broken = true;
    const write: typeof data.store.write = (work) =>
      broken ? Promise.reject(new Error('no room')) : data.store.write(work);
    const visits = new Visits({ ...data.store, write }, () => Date.UTC(2026, 10, 14));
    visits.view(form);
    const flushing = assert.rejects(visits.flush(), /no room/);
    visits.view(form);
    await flushing;
    broken = false;
    await visits.flush();
    const rows = await data.store.read.selectFrom('form_visit').select('count').execute();
    assert.deepEqual(
      rows.map(({ count }) => count),
      [2],
    );
  });
});
