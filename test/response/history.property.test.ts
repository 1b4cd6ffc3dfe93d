import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { formatInstant } from '#kit/time/instant.ts';
import { eraseDeletedResponses } from '#service/response/retention/eraseDeletedResponses.ts';
import { eraseOldResponses } from '#service/response/retention/eraseOldResponses.ts';
import { changesSince, noWatermark } from '#store/query/response/changeLog.ts';
import { bucketStart, levels } from '#store/query/response/count.ts';
import { deletedPage } from '#store/query/response/deletedResponse.ts';
import { filePage } from '#store/query/response/file.ts';
import { responsesAtOffset } from '#store/query/response/response.ts';
import { unboundedWindow } from '#store/store.ts';
import { wordOf } from '../submission/example.ts';
import { eachEngine } from '../support/engines.ts';
import { randomNumbers } from '../support/randomNumbers.ts';
import { ResponseExample } from './example.ts';

const day = 86_400_000;
const hour = 3_600_000;
const seats = 3;
const retentionDays = 50;

/** A response as a slow model knows it. */
interface Known {
  submission: string;
  id: number;
  /** Counted from 1 in the order in which they became visible, live ones and tests apart. */
  number: number | undefined;
  state: 'live' | 'test' | 'spam' | 'deleted';
  /** Where a deleted one returns to. */
  origin: 'live' | 'test';
  created_at: number;
  updated_at: number;
  deleted_at: number;
  name: string;
  email: string;
  seat: 'front' | 'back';
  files: string[];
}

/** Random histories of one form, with everything that the outside sees compared with the model after each step. */
class History {
  readonly example: ResponseExample;
  readonly #random: () => number;
  known: Known[] = [];
  counter = 0;
  readonly #numbers = { live: 0, test: 0 };
  #number = 0;

  constructor(example: ResponseExample, seed: number) {
    this.example = example;
    this.#random = randomNumbers(seed);
  }

  async step(): Promise<string> {
    this.example.now += this.#pick([0, 1, 20_000, hour, day]);
    const word = this.#pick([
      'submit',
      'submit',
      'submit',
      'edit',
      'edit',
      'delete',
      'delete',
      'restore',
      'erase',
      'release',
      'discard',
      'wait',
    ] as const);
    switch (word) {
      case 'submit':
        return await this.#submit();
      case 'edit':
        return await this.#edit();
      case 'wait':
        return await this.#wait();
      default:
        return await this.#act(word);
    }
  }

  async #submit(): Promise<string> {
    const test = this.#random() < 0.2;
    const isSpam = this.#random() < 0.2;
    const submission = randomUUID();
    const name = this.#newName();
    const email = `${this.#pick(['ana', 'bo', 'cy', 'di'])}@example.org`;
    const seat = this.#pick(['front', 'back'] as const);
    const contents = this.#random() < 0.3 ? [`file ${this.#number}`, `other ${this.#number}`] : [];
    const isLimited = !test && !isSpam;
    const expected =
      isLimited && seat === 'front' && this.#live.filter((each) => each.seat === 'front').length >= seats
        ? 'option_full'
        : isLimited && this.#live.some((each) => each.email === email)
          ? 'already_answered'
          : 'stored';
    const sent = await this.example.send(
      { field1: name, field2: email, field3: [seat] },
      { submission_id: submission, test, contents, ...(isSpam && { suspicion: 'trap' as const }) },
    );
    assert.equal(wordOf(sent), expected, `${name} ${email} ${seat}`);
    if (!sent.ok) return `submit ${expected}`;
    const row = await this.example.bySubmission(submission);
    assert.ok(row !== undefined);
    if (isLimited) this.counter += 1;
    const files = row.items.find(({ field_id }) => field_id === 'field4')?.value;
    this.known.push({
      submission,
      id: row.id,
      number: isSpam ? undefined : this.#takeNumber(test ? 'test' : 'live'),
      state: isSpam ? 'spam' : test ? 'test' : 'live',
      origin: test ? 'test' : 'live',
      created_at: row.created_at,
      updated_at: row.created_at,
      deleted_at: 0,
      name,
      email,
      seat,
      files: Array.isArray(files) ? files.map((file) => (file as { id: string }).id) : [],
    });
    return `submit ${isSpam ? 'spam' : test ? 'test' : 'live'}`;
  }

  async #edit(): Promise<string> {
    const one = this.#one(({ state }) => state === 'live' || state === 'test');
    if (one === undefined) return 'no edit';
    const next = {
      name: this.#newName(),
      email: `${this.#pick(['ana', 'bo', 'cy', 'di'])}@example.org`,
      seat: this.#pick(['front', 'back'] as const),
      files: one.files.slice(Math.floor(this.#random() * 3)),
    };
    const others = this.#live.filter((each) => each !== one);
    const isFull = next.seat !== one.seat && next.seat === 'front' && this.#inFront(others) >= seats;
    const isTaken = next.email !== one.email && others.some(({ email }) => email === next.email);
    const expected = one.state === 'live' && (isFull || isTaken) ? 'answers_refused' : 'edited';
    const field4 = next.files.length === 0 ? null : next.files;
    const edited = await this.example.edit(one.id, {
      field1: next.name,
      field2: next.email,
      field3: [next.seat],
      field4,
    });
    assert.equal(edited.ok ? 'edited' : edited.failure.code, expected);
    if (!edited.ok) return 'edit refused';
    Object.assign(one, next, { updated_at: Math.max(this.example.now, one.updated_at + 1) });
    return `edit ${one.state}`;
  }

  async #act(action: 'delete' | 'restore' | 'erase' | 'release' | 'discard'): Promise<string> {
    const chosen = this.known.filter(() => this.#random() < 0.25);
    if (chosen.length === 0) return `no ${action}`;
    const fits = {
      delete: ['live', 'test'],
      restore: ['deleted'],
      erase: ['live', 'test', 'spam', 'deleted'],
      release: ['spam'],
      discard: ['spam'],
    }[action];
    const affected = chosen.filter(({ state }) => fits.includes(state));
    const act = action === 'delete' ? ({ action, deletion: null } as const) : { action };
    const result = await this.example.change(act, { ids: chosen.map(({ id }) => id) });
    assert.deepEqual([result.changed, result.skipped], [affected.length, chosen.length - affected.length]);
    for (const each of affected) await this.#apply(action, each);
    return `${action} ${affected.length}`;
  }

  async #apply(action: 'delete' | 'restore' | 'erase' | 'release' | 'discard', one: Known): Promise<void> {
    if (action === 'delete') {
      one.state = 'deleted';
      one.deleted_at = this.example.now;
    } else if (action === 'restore') {
      one.state = one.origin;
    } else if (action === 'release') {
      const row = await this.example.bySubmission(one.submission);
      assert.ok(row !== undefined && row.created_at >= this.example.now);
      const { id, created_at } = row;
      const number = this.#takeNumber(one.origin);
      Object.assign(one, { id, number, created_at, updated_at: created_at, state: one.origin });
      if (one.origin === 'live') this.counter += 1;
    } else {
      this.known = this.known.filter((each) => each !== one);
    }
  }

  /** The jobs run after some time. */
  async #wait(): Promise<string> {
    const { store } = this.example.data;
    this.example.now += this.#pick([day, 10 * day, 31 * day]);
    const { now } = this.example;
    await eraseDeletedResponses(store, now);
    await eraseOldResponses(store, now);
    const before = this.known.length;
    this.known = this.known.filter(
      ({ state, deleted_at, created_at }) =>
        !(state === 'deleted' && deleted_at < now - 30 * day) && created_at >= now - retentionDays * day,
    );
    return `wait, ${before - this.known.length} erased`;
  }

  #takeNumber(origin: 'live' | 'test'): number {
    this.#numbers[origin] += 1;
    return this.#numbers[origin];
  }

  #newName(): string {
    this.#number += 1;
    return `Name ${this.#number}`;
  }

  get #live(): Known[] {
    return this.known.filter(({ state }) => state === 'live');
  }

  #inFront(of: readonly Known[]): number {
    return of.filter(({ seat }) => seat === 'front').length;
  }

  #one(fits: (known: Known) => boolean): Known | undefined {
    const fitting = this.known.filter(fits);
    return fitting[Math.floor(this.#random() * fitting.length)];
  }

  #pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)];
    if (item === undefined) throw new Error('there is nothing to pick');
    return item;
  }

  /** Everything that the outside sees, as the model expects it. */
  expected() {
    const live = this.#live.sort((one, other) => other.created_at - one.created_at);
    const visible = this.known.filter(({ state }) => state === 'live' || state === 'test');
    const list = live.map(({ id, created_at, updated_at, name, email, seat, files }) => ({
      id,
      created_at: formatInstant(created_at),
      updated_at: formatInstant(updated_at),
      answers: [name, email, seat, ...files],
    }));
    const counts = new Map<string, number>();
    for (const level of levels)
      for (const { created_at } of live) {
        const name = `${level} ${bucketStart(level, created_at)}`;
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    return {
      list,
      offsets: live.map(({ id }) => id),
      totals: [live.length, visible.length - live.length, this.counter],
      numbers: this.known.map(({ id, number }) => [id, number ?? null]).sort(byFirst),
      lastNumbers: [this.#numbers.live, this.#numbers.test],
      counts: [...counts].sort(),
      files: visible.flatMap(({ files }) => files).sort(),
      deleted: this.known
        .filter(({ state }) => state === 'deleted')
        .map(({ id }) => id)
        .sort(byNumber),
      logged: visible.map(({ id }) => id).sort(byNumber),
      quarantined: this.known.filter(({ state }) => state === 'spam').length,
      quarantineLogged: this.known.filter(({ state }) => state === 'spam').length,
    };
  }

  /** The same from the store. */
  async seen(): Promise<ReturnType<History['expected']>> {
    const { store } = this.example.data;
    const { organizationId, formId } = this.example.form;
    const page = await store.responsePage(organizationId, formId, { limit: 100, ...unboundedWindow });
    const list: ApiResponse[] = JSON.parse(`[${Buffer.from(page?.items ?? []).toString('utf8')}]`);
    const form = await store.read
      .selectFrom('form')
      .select(['live_count', 'test_count', 'counter', 'last_number', 'last_test_number'])
      .where('id', '=', formId)
      .executeTakeFirstOrThrow();
    const counts = await store.read.selectFrom('response_count').selectAll().execute();
    const files = await filePage(store.read, organizationId, { limit: 1000, ...unboundedWindow });
    const deleted = await deletedPage(store.read, organizationId, formId, undefined, 1000);
    const numbered = await store.read
      .selectFrom('response')
      .select(['id', 'number'])
      .where('head', '!=', '')
      .execute();
    const spam = await store.read.selectFrom('response').select('id').where('state', '=', 'spam').execute();
    const offsets = await Promise.all(
      list.map((_, offset) => responsesAtOffset(store.read, organizationId, formId, offset, 1)),
    );
    return {
      list: list.map(({ id, created_at, updated_at, response }) => ({
        id,
        created_at,
        updated_at,
        answers: response.flatMap(({ value }) =>
          typeof value === 'string' ? value : value.map((each) => each.value ?? each.id ?? ''),
        ),
      })),
      offsets: offsets.flat().map(({ json }) => (JSON.parse(json) as ApiResponse).id),
      totals: [form.live_count, form.test_count, form.counter],
      numbers: numbered.map(({ id, number }) => [id, number]).sort(byFirst),
      lastNumbers: [form.last_number, form.last_test_number],
      counts: counts.map(({ level, start, live }): [string, number] => [`${level} ${start}`, live]).sort(),
      files: files.rows.map(({ id }) => id).sort(),
      deleted: deleted.rows.map(({ id }) => id).sort(byNumber),
      ...(await this.#replayed()),
      quarantined: spam.length,
    };
  }

  /** The responses that a reader of the change log knows of. */
  async #replayed(): Promise<{ logged: number[]; quarantineLogged: number }> {
    const { store } = this.example.data;
    const { organizationId, formId } = this.example.form;
    const ids = new Set<number>();
    const quarantined = new Set<number>();
    for (let watermark = noWatermark; ; ) {
      const page = await changesSince(store.read, organizationId, formId, watermark, 20);
      for (const { kind, response_id } of page.entries) {
        if (response_id === null) continue;
        if (kind === 'response_quarantined') quarantined.add(response_id);
        else if (kind === 'response_unquarantined') quarantined.delete(response_id);
        else if (kind === 'response_deleted' || kind === 'response_erased') ids.delete(response_id);
        else ids.add(response_id);
      }
      if (!page.hasMore) return { logged: [...ids].sort(byNumber), quarantineLogged: quarantined.size };
      watermark = page.watermark;
    }
  }
}

interface ApiResponse {
  id: number;
  created_at: string;
  updated_at: string;
  response: { value: string | { value?: string; id?: string }[] }[];
}

const byNumber = (one: number, other: number) => one - other;
const byFirst = ([one]: (number | null)[], [other]: (number | null)[]) => (one ?? 0) - (other ?? 0);

const steps = 60;

eachEngine((engine) => {
  for (const seed of [1, 2, 3, 4].map((number) => number * 7919))
    test(`after random histories everything that the outside sees is exact, seed ${seed}`, async () => {
      await using data = await engine.open();
      const example = await ResponseExample.open(data, {
        quotas: [{ field: 'field3', option: 'front', max: seats }],
        one_per_person: { by: 'answer', field: 'field2' },
        retention_days: retentionDays,
      });
      const history = new History(example, seed);
      const words: string[] = [];
      for (let number = 0; number < steps; number += 1) {
        words.push(await history.step());
        assert.deepEqual(await history.seen(), history.expected(), words.join(', '));
      }
      const stored = JSON.stringify([
        await data.store.read.selectFrom('response').select('tail').execute(),
        await data.store.read.selectFrom('change_entry').selectAll().execute(),
        await data.store.read.selectFrom('audit_entry').selectAll().execute(),
      ]);
      const names = new Set(history.known.map(({ name }) => name));
      const mentioned = stored.match(/Name \d+/g) ?? [];
      const isOld = (name: string) => !names.has(name);
      // Earlier names of responses that still exist are in their history; nothing else remains of the others.
      const left = new Set(mentioned.filter(isOld));
      for (const name of left) assert.ok(await isInHistory(data, name, history.known), name);
    });
});

async function isInHistory(
  { store }: { store: ResponseExample['data']['store'] },
  name: string,
  known: readonly Known[],
): Promise<boolean> {
  const entries = await store.read
    .selectFrom('change_entry')
    .select(['response_id', 'old_value', 'new_value'])
    .execute();
  const ids = new Set(known.map(({ id }) => id));
  return entries
    .filter(({ old_value, new_value }) => `${old_value} ${new_value}`.includes(`"${name}"`))
    .every(({ response_id }) => response_id !== null && ids.has(response_id));
}
