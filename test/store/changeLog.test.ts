import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertForm, insertVersion } from '#store/query/form/form.ts';
import {
  type ChangeEntry,
  changesSince,
  insertChanges,
  type NewChange,
  noWatermark,
} from '#store/query/response/changeLog.ts';
import { appendResponses } from '#store/query/response/response.ts';
import { eraseResponses } from '#store/query/response/retention.ts';
import { newestNumber } from '#store/query/response/table/tableRows.ts';
import type { Store } from '#store/store.ts';
import { eachEngine } from '../support/engines.ts';
import { randomNumbers } from '../support/randomNumbers.ts';
import { addExample, arriving, type Example, formRow, versionRow } from './example.ts';

const system = { kind: 'system' } as const;

async function add(store: Store, { organizationId, formId }: Example, count = 1, isTest = false) {
  return await store.write((transaction) =>
    appendResponses(
      transaction,
      organizationId,
      Array.from({ length: count }, () => ({ ...arriving(formId, { text: 'x' }), test: isTest })),
      () => 1,
    ),
  );
}

async function change(store: Store, { organizationId, formId }: Example, ...changes: NewChange[]) {
  await store.write(async ({ db, lockForms }) => {
    await lockForms(organizationId, [formId]);
    await insertChanges(db, organizationId, formId, changes, { actor: system, now: 1 });
  });
}

async function erase(store: Store, { organizationId, formId }: Example, id: number) {
  await store.write(async (transaction) => {
    await transaction.lockForms(organizationId, [formId]);
    const due = { id, state: 'live', created_at: 1, submission_id: null } as const;
    await eraseResponses(transaction, organizationId, formId, [due], { now: 2 });
  });
}

async function readAll(store: Store, { organizationId, formId }: Example, from: number, limit?: number) {
  const entries: ChangeEntry[] = [];
  for (let watermark = from; ; ) {
    const page = await changesSince(store.read, organizationId, formId, watermark, limit);
    entries.push(...page.entries);
    watermark = page.watermark;
    if (!page.hasMore) return { entries, watermark };
  }
}

const kinds = (entries: readonly ChangeEntry[]) => entries.map(({ kind }) => kind);

eachEngine((engine) => {
  test('responses and changes of a form come in one order, page by page', async () => {
    await using data = await engine.open();
    const { store } = data;
    const example = await addExample(store);
    const start = await newestNumber(store.read, example.organizationId);
    const [first] = await add(store, example);
    await change(store, example, { kind: 'form_changed', old: { name: 'a' }, new: { name: 'b' } });
    await add(store, example, 1, true);
    const { entries, watermark } = await readAll(store, example, start, 1);
    assert.deepEqual(kinds(entries), ['response_added', 'form_changed', 'response_added']);
    assert.equal(entries[0]?.response_id, first?.id);
    assert.deepEqual(entries[1]?.new, { name: 'b' });
    assert.deepEqual(entries[1]?.actor, { kind: 'system', id: null });
    assert.deepEqual(await changesSince(store.read, example.organizationId, example.formId, watermark), {
      entries: [],
      watermark,
      hasMore: false,
    });
  });

  test('an erased response is only its erasure, and what the log held of its answers is gone', async () => {
    await using data = await engine.open();
    const { store } = data;
    const example = await addExample(store);
    const [stored] = await add(store, example);
    assert.ok(stored);
    const response_id = stored.id;
    await change(store, example, { kind: 'response_edited', response_id, old: 'ada', new: 'Ada' });
    await erase(store, example, response_id);
    const { entries } = await readAll(store, example, noWatermark);
    assert.deepEqual(kinds(entries), ['response_edited', 'response_erased']);
    assert.ok(entries.every((entry) => entry.old === undefined && entry.new === undefined));
    const rows = await store.read.selectFrom('change_entry').selectAll().execute();
    assert.equal(rows.length, 2);
    assert.ok(rows.every(({ old_value, new_value }) => old_value === null && new_value === null));
  });

  test('a page does not end between an imported response and an entry of the same number', async () => {
    await using data = await engine.open();
    const { store } = data;
    const example = await addExample(store);
    await change(store, example, { kind: 'form_changed' });
    const number = await newestNumber(store.read, example.organizationId);
    const [stored] = await add(store, example);
    await store.write(({ db }) =>
      db
        .updateTable('response')
        .set({ id: number })
        .where('id', '=', stored?.id ?? 0)
        .execute(),
    );
    const { entries } = await readAll(store, example, noWatermark, 1);
    assert.deepEqual(kinds(entries).sort(), ['form_changed', 'response_added']);
  });

  test('the log of a form has nothing of another', async () => {
    await using data = await engine.open();
    const { store } = data;
    const example = await addExample(store);
    const stranger = { ...example, formId: 'elsewhere' };
    await add(store, example);
    await change(store, example, { kind: 'form_changed' });
    assert.deepEqual((await readAll(store, stranger, noWatermark)).entries, []);
  });

  test('readers that poll while others write end with exactly what is stored', async (t) => {
    await using data = await engine.open();
    const { store } = data;
    const other = (await data.openAgain()).store;
    const example = await addExample(store);
    const second = { ...example, formId: 'second' };
    await store.write(async ({ db }) => {
      await insertForm(db, formRow(second, second.formId, 1));
      await insertVersion(db, versionRow(second.organizationId, second.formId, 1));
    });
    const seed = Math.floor(Math.random() * 2 ** 32);
    t.diagnostic(`seed ${seed}`);
    const random = randomNumbers(seed);
    const writing = Promise.all(
      [store, other].flatMap((each) => [example, second].map((form) => writeAtRandom(each, form, random))),
    );
    let isWriting = true;
    writing.finally(() => {
      isWriting = false;
    });
    const readers = [new Reader(store, example), new Reader(other, second)];
    while (isWriting) {
      for (const reader of readers) await reader.poll(1 + Math.floor(random() * 5));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await writing;
    for (const reader of readers) {
      while (await reader.poll(500));
      const live = await store.read
        .selectFrom('response')
        .select('id')
        .where('form_id', '=', reader.form.formId)
        .where('state', '=', 'live')
        .execute();
      assert.deepEqual([...reader.known].sort(byNumber), live.map(({ id }) => id).sort(byNumber));
      assert.deepEqual(reader.numbers, [...reader.numbers].sort(byNumber), 'in their order');
    }
    const logged = await store.read.selectFrom('change_entry').select('number').execute();
    const numbers = readers.flatMap((reader) => reader.numbers);
    assert.equal(new Set(numbers).size, numbers.length, 'no number twice in an organisation');
    const missed = logged.filter(({ number }) => !numbers.includes(number));
    assert.deepEqual(missed, [], 'no change is missed');
    assert.equal(Math.max(...numbers), await newestNumber(store.read, example.organizationId));
  });
});

/** Adds, erases and edits responses, each erased once. */
async function writeAtRandom(store: Store, example: Example, random: () => number): Promise<void> {
  const stored: number[] = [];
  for (let step = 0; step < 25; step += 1) {
    const dice = random();
    const victim = stored[Math.floor(random() * stored.length)];
    if (dice < 0.5 || victim === undefined) {
      for (const { id } of await add(store, example, 1 + Math.floor(random() * 3))) stored.push(id);
    } else if (dice < 0.7) {
      stored.splice(stored.indexOf(victim), 1);
      await erase(store, example, victim);
    } else {
      await change(store, example, { kind: 'response_edited', response_id: victim, new: step });
    }
  }
}

/** Follows one form by its log alone. */
class Reader {
  readonly form: Example;
  readonly known = new Set<number>();
  readonly numbers: number[] = [];
  readonly #store: Store;
  #watermark = noWatermark;

  constructor(store: Store, form: Example) {
    this.#store = store;
    this.form = form;
  }

  async poll(limit: number): Promise<boolean> {
    const { organizationId, formId } = this.form;
    const page = await changesSince(this.#store.read, organizationId, formId, this.#watermark, limit);
    for (const { number, kind, response_id } of page.entries) {
      this.numbers.push(number);
      if (kind === 'response_added' && response_id !== null) this.known.add(response_id);
      if (kind === 'response_erased' && response_id !== null) this.known.delete(response_id);
    }
    this.#watermark = page.watermark;
    return page.entries.length > 0;
  }
}

const byNumber = (one: number, other: number) => one - other;
