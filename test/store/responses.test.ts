import assert from 'node:assert/strict';
import { test } from 'node:test';
import { response as responseSchema } from '#contract/v2.ts';
import { findForm, insertForm, insertVersion } from '#store/query/form/form.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import { appendResponses, responsesAtOffset } from '#store/query/response/response.ts';
import { type ListWindow, type Store, unboundedWindow } from '#store/store.ts';
import { eachEngine } from '../support/engines.ts';
import { addExample, arriving, type Example, formRow, versionRow } from './example.ts';

const noon = Date.UTC(2026, 4, 1, 12);

async function append(
  store: Store,
  { organizationId, formId }: Example,
  texts: readonly string[],
  clock: () => number = () => noon,
) {
  return await store.write((transaction) =>
    appendResponses(
      transaction,
      organizationId,
      texts.map((text) => arriving(formId, { text })),
      clock,
    ),
  );
}

async function page(store: Store, { organizationId, formId }: Example, window: ListWindow) {
  const found = await store.responsePage(organizationId, formId, window);
  assert.ok(found, 'the form is there');
  const { items, hasMore } = found;
  const text = new TextDecoder('utf-8', { fatal: true }).decode(items);
  const parsed = responseSchema.array().parse(JSON.parse(`[${text}]`));
  return { ids: parsed.map(({ id }) => id), hasMore, parsed };
}

eachEngine((engine) => {
  test('responses get rising ids and times, and move the totals', async () => {
    await using data = await engine.open();
    const example = await addExample(data.store);
    const stored = await append(data.store, example, ['a', 'b', 'c']);
    assert.deepEqual(
      stored.map(({ id, created_at }) => [id, created_at]),
      [
        [1, noon],
        [2, noon + 1],
        [3, noon + 2],
      ],
    );
    // A clock that was set back does not affect the order of the list.
    const [later] = await append(data.store, example, ['d'], () => noon - 60_000);
    assert.deepEqual(later, { form_id: 'form', id: 4, number: 4, created_at: noon + 3 });
    const form = await findForm(data.store.read, example.organizationId, example.formId);
    assert.deepEqual([form?.live_count, form?.test_count, form?.counter], [4, 0, 4]);
    const organization = await findOrganization(data.store.read, example.organizationId);
    assert.equal(organization?.last_number, 4);
  });

  test('a page is the v2 objects themselves, newest first', async () => {
    await using data = await engine.open();
    const example = await addExample(data.store);
    await append(data.store, example, ['first', 'second "quoted" \\ 日本語 😀']);
    const { parsed } = await page(data.store, example, { limit: 10, ...unboundedWindow });
    assert.deepEqual(parsed[0], {
      id: 2,
      test: false,
      visitor: { country: 'FR', region: 'FR-IDF', city: 'Paris', time_spent: 12, url: '' },
      workflows: [],
      response: [
        {
          field_id: 'field1',
          field_type: 'one_line_input',
          value_type: 'string',
          value: 'second "quoted" \\ 日本語 😀',
        },
      ],
      created_at: '2026-05-01T12:00:00.001Z',
      updated_at: '2026-05-01T12:00:00.001Z',
    });
    assert.equal(parsed[1]?.id, 1);
  });

  test('both bounds of a page are strict, and has_more looks no further than they do', async () => {
    await using data = await engine.open();
    const example = await addExample(data.store);
    await append(data.store, example, ['1', '2', '3', '4', '5']);
    const rows: [Partial<ListWindow>, number[], boolean][] = [
      [{}, [5, 4, 3, 2, 1], false],
      [{ limit: 5 }, [5, 4, 3, 2, 1], false],
      [{ limit: 4 }, [5, 4, 3, 2], true],
      [{ limit: 1 }, [5], true],
      [{ before: noon + 4 }, [4, 3, 2, 1], false],
      [{ before: noon + 4, limit: 3 }, [4, 3, 2], true],
      [{ after: noon + 1 }, [5, 4, 3], false],
      [{ after: noon + 1, limit: 3 }, [5, 4, 3], false],
      [{ after: noon + 1, limit: 2 }, [5, 4], true],
      [{ after: noon, before: noon + 4, limit: 2 }, [4, 3], true],
      [{ after: noon, before: noon + 4, limit: 3 }, [4, 3, 2], false],
      [{ before: noon }, [], false],
      [{ after: noon + 4 }, [], false],
      [{ after: noon + 3, before: noon + 3 }, [], false],
    ];
    for (const [window, ids, hasMore] of rows) {
      const found = await page(data.store, example, { limit: 100, ...unboundedWindow, ...window });
      assert.deepEqual([found.ids, found.hasMore], [ids, hasMore], JSON.stringify(window));
    }
  });

  test('there is no page of a form that is missing, deleted or of another organisation', async () => {
    await using data = await engine.open();
    const example = await addExample(data.store);
    const theirs = await addExample(data.store, '2');
    await append(data.store, theirs, ['a']);
    await data.store.write(({ db }) => insertForm(db, { ...formRow(example, 'gone', 5), deleted_at: 6 }));
    for (const formId of ['nobody', 'gone', theirs.formId, 'a\0b']) {
      const window = { limit: 10, ...unboundedWindow };
      assert.equal(await data.store.responsePage(example.organizationId, formId, window), undefined, formId);
    }
  });

  test('test responses count and are in no list', async () => {
    await using data = await engine.open();
    const example = await addExample(data.store);
    const { organizationId, formId } = example;
    await data.store.write((transaction) =>
      appendResponses(
        transaction,
        organizationId,
        [arriving(formId), arriving(formId, { test: true }), arriving(formId)],
        () => noon,
      ),
    );
    const found = await page(data.store, example, { limit: 10, ...unboundedWindow });
    assert.deepEqual([found.ids, found.hasMore], [[3, 1], false]);
    assert.equal((await responsesAtOffset(data.store.read, organizationId, formId, 0, 10)).length, 2);
    const form = await findForm(data.store.read, organizationId, formId);
    assert.deepEqual([form?.live_count, form?.test_count, form?.counter], [2, 1, 2]);
  });

  test('each form has its own list, and ids are one row over the organisation', async () => {
    await using data = await engine.open();
    const example = await addExample(data.store);
    const { organizationId } = example;
    await data.store.write(async (transaction) => {
      await insertForm(transaction.db, formRow(example, 'another', 5));
      await insertVersion(transaction.db, versionRow(organizationId, 'another', 1));
      await appendResponses(
        transaction,
        organizationId,
        [arriving('form'), arriving('another'), arriving('form')],
        () => noon,
      );
    });
    const mine = await page(data.store, example, { limit: 10, ...unboundedWindow });
    const other = await page(
      data.store,
      { ...example, formId: 'another' },
      { limit: 10, ...unboundedWindow },
    );
    assert.equal(mine.ids.length, 2);
    assert.equal(other.ids.length, 1);
    assert.deepEqual([...mine.ids, ...other.ids].sort(), [1, 2, 3]);
  });

  test('two stores that append concurrently give every response a unique id and time', async () => {
    await using data = await engine.open();
    const second = await data.openAgain();
    const example = await addExample(data.store);
    const stores = [data.store, second.store];
    const rounds = Array.from({ length: 40 }, (_, round) =>
      append(stores[round % 2] ?? data.store, example, ['x', 'y']),
    );
    const stored = (await Promise.all(rounds)).flat();
    assert.equal(new Set(stored.map(({ id }) => id)).size, 80);
    const { ids } = await page(data.store, example, { limit: 100, ...unboundedWindow });
    assert.deepEqual(
      ids,
      Array.from({ length: 80 }, (_, index) => 80 - index),
    );
  });

  test('a failed transaction leaves nothing behind', async () => {
    await using data = await engine.open();
    const example = await addExample(data.store);
    const { organizationId, formId } = example;
    await assert.rejects(
      data.store.write(async (transaction) => {
        await appendResponses(transaction, organizationId, [arriving(formId)], () => noon);
        throw new Error('changed my mind');
      }),
      /changed my mind/,
    );
    const found = await page(data.store, example, { limit: 10, ...unboundedWindow });
    assert.deepEqual(found.ids, []);
    assert.equal((await findForm(data.store.read, organizationId, formId))?.counter, 0);
    assert.equal((await append(data.store, example, ['a']))[0]?.id, 1);
  });

  test('a snapshot does not see what is written while it is read', async () => {
    await using data = await engine.open();
    const example = await addExample(data.store);
    await append(data.store, example, ['a']);
    const count = (db: Store['read']) =>
      responsesAtOffset(db, example.organizationId, example.formId, 0, 10).then(({ length }) => length);
    await data.store.snapshot(async (db) => {
      assert.equal(await count(db), 1);
      await append(data.store, example, ['b']);
      assert.equal(await count(db), 1);
    });
    assert.equal(await count(data.store.read), 2);
  });

  test('U+0000 and halves of surrogate pairs are stored as U+FFFD', async () => {
    await using data = await engine.open();
    const example = await addExample(data.store);
    await append(data.store, example, ['a\0b\ud800c\udc00d😀', '\\u0000 \\ud800']);
    const { parsed } = await page(data.store, example, { limit: 10, ...unboundedWindow });
    assert.equal(parsed[1]?.response[0]?.value, 'a\ufffdb\ufffdc\ufffdd😀');
    assert.equal(parsed[0]?.response[0]?.value, '\\u0000 \\ud800');
  });
});
