import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { everyResponse, type ResponseFilter, type ResponseQuery } from '#form/query/responseQuery.ts';
import type { Cursor } from '#service/response/query/cursor.ts';
import { matchingResponses } from '#service/response/query/matchingResponses.ts';
import { readPage } from '#service/response/query/readPage.ts';
import { plainWords } from '#store/migration/0033_plain_words.ts';
import { insertChanges } from '#store/query/response/changeLog.ts';
import { appendResponses } from '#store/query/response/response.ts';
import { dueResponses, eraseResponses } from '#store/query/response/retention.ts';
import { addTag, removeTag } from '#store/query/response/tag.ts';
import type { Store } from '#store/store.ts';
import { eachEngine } from '../support/engines.ts';
import { addSurvey, type Survey, type SurveyAnswers, surveyResponse } from './surveyForm.ts';

interface Known extends SurveyAnswers {
  id: number;
  createdAt: number;
  version: number;
  test: boolean;
  country: string;
  device: string;
  language: string;
  tags: string[];
}

const words = [
  ...['apple', 'pear', 'apricot', 'plum', 'Ünder', 'straße', '東京都', 'x1'],
  ...['Łódź', 'Jörg', 'O\u0308ztu\u0308rk', 'مُحَمَّد', 'ΕΛΛΆΣ', 'Ёлка', 'naïve', '한국'],
];

/** Responses that differ in everything that a query can ask for. */
async function fillSurvey(store: Store, { organizationId, formId }: Survey, count: number): Promise<Known[]> {
  const known: Known[] = [];
  const start = Date.UTC(2026, 5, 1);
  for (let number = 0; number < count; number += 1) {
    const pick = (list: readonly string[], step: number) => list[(number * step + 3) % list.length] ?? '';
    known.push({
      id: 0,
      createdAt: 0,
      ...(number % 7 === 0 ? {} : { name: `${pick(words, 3)} ${pick(words, 5)}` }),
      ...(number % 5 === 0 ? {} : { stars: (number * 7) % 6 || 5 }),
      colour: ['red', 'green', 'blue'].filter((_colour, index) => (number >> index) % 2 === 1),
      ...(number % 3 === 0 ? { note: `note ${pick(words, 7)} ${number}` } : {}),
      version: number % 3 === 0 ? 2 : 1,
      test: number % 11 === 0,
      country: pick(['FR', 'DE', ''], 1),
      device: pick(['desktop', 'phone'], 1),
      language: pick(['en', 'de', ''], 5),
      tags: [...(number % 13 === 0 ? ['vip'] : []), ...(number % 17 === 0 ? ['Später öffnen'] : [])],
    });
  }
  for (const [index, each] of known.entries()) {
    const { version, test: isTest, country, device, language } = each;
    const arriving = surveyResponse(formId, each, {
      version,
      test: isTest,
      country,
      device,
      language: language || null,
    });
    const [stored] = await store.write((transaction) =>
      appendResponses(transaction, organizationId, [arriving], () => start + index * 3_600_000),
    );
    each.id = stored?.id ?? 0;
    each.createdAt = stored?.created_at ?? 0;
  }
  await store.write(async ({ db }) => {
    for (const { id, tags } of known)
      for (const tag of tags)
        await db
          .insertInto('response_tag')
          .values({ organization_id: organizationId, form_id: formId, response_id: id, tag })
          .execute();
  });
  return known;
}

const plainLetters: Record<string, string> = {
  ...{ ä: 'a', ö: 'o', ü: 'u', ß: 'ss', ł: 'l', ó: 'o', ź: 'z', ï: 'i', ά: 'α', ς: 'σ', ё: 'е' },
  ...{ '\u0308': '', '\u064f': '', '\u064e': '', '\u0651': '' },
};
const plain = (text: string) =>
  text.toLowerCase().replace(/./gsu, (letter) => plainLetters[letter] ?? letter);
const unspaced = /^[東京都한국]+$/;

/** The slow model: decides about each response by itself, without any of the code under test. */
function expected(known: readonly Known[], { tab, match, filters, search, sort }: ResponseQuery): number[] {
  const holds = (each: Known) => (filter: ResponseFilter) => {
    if (filter.on === 'date')
      return (
        each.createdAt >= Date.parse(filter.from ?? '1970-01-01T00:00:00Z') &&
        each.createdAt < Date.parse(filter.before ?? '2999-01-01T00:00:00Z')
      );
    if (filter.on === 'field') {
      const value = each[filter.field as 'name' | 'stars' | 'colour' | 'note'];
      const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
      const wanted = String(filter.value ?? '');
      if (filter.operator === 'is_empty') return isEmpty;
      if (filter.operator === 'is_not_empty') return !isEmpty;
      const isEqual = Array.isArray(value)
        ? value.length === 1 && value[0] === wanted
        : String(value).toLowerCase() === wanted.toLowerCase();
      if (filter.operator === 'is') return !isEmpty && isEqual;
      if (filter.operator === 'is_not') return isEmpty || !isEqual;
      if (isEmpty) return false;
      if (filter.operator === 'is_over') return Number(value) > Number(wanted);
      if (filter.operator === 'is_under') return Number(value) < Number(wanted);
      return Array.isArray(value)
        ? value.includes(wanted)
        : String(value).toLowerCase().includes(wanted.toLowerCase());
    }
    const facts = {
      version: [String(each.version)],
      country: [each.country],
      device: [each.device],
      language: [each.language],
      tag: each.tags,
    }[filter.on];
    return facts.some((fact) => filter.values.includes(fact)) === (filter.operator === 'is');
  };
  const text = ({ name = '', stars, colour = [], note = '', tags }: Known) =>
    plain(` ${name} ${stars ?? ''} ${colour.join(' ')} ${note} ${tags.join(' ')} `);
  const asked = plain(search).split(' ').filter(Boolean);
  const found = (each: Known) =>
    asked.every((word, index) =>
      unspaced.test(word) || index === asked.length - 1
        ? text(each).includes(unspaced.test(word) ? word : ` ${word}`)
        : text(each).includes(` ${word} `),
    );
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const key = (each: Known) => {
    if (sort.by === 'stars') return each.stars;
    const value = sort.by === 'name' ? each.name : each.note;
    return value === undefined ? undefined : plain(value);
  };
  return known
    .filter((each) => each.test === (tab === 'test') && (tab === 'live' || tab === 'test'))
    .filter(
      (each) =>
        filters.length === 0 || (match === 'all' ? filters.every(holds(each)) : filters.some(holds(each))),
    )
    .filter(found)
    .sort((one, other) => {
      if (sort.by === 'date') return sign * (one.id - other.id);
      const [left, right] = [key(one), key(other)];
      if (left === undefined || right === undefined) {
        if (left === right) return other.id - one.id;
        return left === undefined ? 1 : -1;
      }
      return sign * (left < right ? -1 : left > right ? 1 : one.id - other.id);
    })
    .map(({ id }) => id);
}

const word = fc.constantFrom(
  'apple',
  'ap',
  'pear',
  'PLUM',
  'strasse',
  '東京',
  '京',
  'note',
  'red',
  'nothing',
  'LODZ',
  'Łód',
  'jorg',
  'ozturk',
  'Öztürk',
  'محمد',
  'ελλας',
  'елка',
  'naive',
  '한',
  'vip',
  'spater',
  'Öffnen',
);
const filter: fc.Arbitrary<ResponseFilter> = fc.oneof(
  fc.record({
    on: fc.constant('field' as const),
    field: fc.constantFrom('name', 'note'),
    operator: fc.constantFrom('is', 'is_not', 'is_empty', 'is_not_empty', 'contains'),
    value: fc.constantFrom('apple', 'Pear plum', 'pl', 'note'),
  }),
  fc.record({
    on: fc.constant('field' as const),
    field: fc.constant('stars'),
    operator: fc.constantFrom('is', 'is_not', 'is_empty', 'is_over', 'is_under'),
    value: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({
    on: fc.constant('field' as const),
    field: fc.constant('colour'),
    operator: fc.constantFrom('is', 'is_not', 'is_empty', 'contains'),
    value: fc.constantFrom('red', 'blue'),
  }),
  fc.record({
    on: fc.constant('date' as const),
    from: fc.constantFrom('2026-06-02T00:00:00Z', '2026-06-03T12:00:00+02:00'),
    before: fc.constantFrom('2026-06-05T00:00:00Z', '2026-06-30T00:00:00Z'),
  }),
  fc.constantFrom<ResponseFilter>(
    { on: 'version', operator: 'is', values: ['2'] },
    { on: 'country', operator: 'is', values: ['FR', ''] },
    { on: 'country', operator: 'is_not', values: ['DE'] },
    { on: 'device', operator: 'is', values: ['phone'] },
    { on: 'language', operator: 'is', values: ['de', ''] },
    { on: 'language', operator: 'is_not', values: ['en'] },
    { on: 'tag', operator: 'is', values: ['vip'] },
    { on: 'tag', operator: 'is_not', values: ['vip', 'other'] },
  ),
);
const query: fc.Arbitrary<ResponseQuery> = fc.record({
  tab: fc.constantFrom('live', 'test'),
  match: fc.constantFrom('all', 'any'),
  filters: fc.array(filter, { maxLength: 3 }),
  search: fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    fc.array(word, { minLength: 1, maxLength: 2 }).map((list) => list.join(' ')),
  ),
  sort: fc.record({
    by: fc.constantFrom('date', 'name', 'stars', 'note'),
    direction: fc.constantFrom('ascending', 'descending'),
  }),
});

async function walk(
  survey: Survey,
  asked: ResponseQuery,
  { limit, few, reverse = false }: { limit: number; few: number; reverse?: boolean },
): Promise<number[]> {
  const ids: number[] = [];
  const form = await survey.form();
  for (let beyond: Cursor | undefined; ; ) {
    const page = await readPage(survey.reader, form, asked, { beyond, limit, few, reverse });
    assert.equal(page.preparing, undefined);
    assert.deepEqual(page.sort, asked.sort);
    ids.push(...page.rows.map(({ id }) => id));
    if (page.next === undefined) return ids;
    beyond = page.next;
  }
}

async function buildAll(survey: Survey): Promise<void> {
  const { indexes, organizationId, formId } = survey;
  for (const field of ['', 'name', 'stars', 'note'])
    while (!(await indexes.use(organizationId, formId, field)).ready) await indexes.work();
}

eachEngine((engine) => {
  test('pages of any query are those of a slow model, with indexes and without', async () => {
    await using data = await engine.open();
    const survey = await addSurvey(data.store);
    const known = await fillSurvey(data.store, survey, 150);
    await buildAll(survey);
    await fc.assert(
      fc.asyncProperty(query, fc.integer({ min: 1, max: 60 }), async (asked, limit) => {
        const ids = expected(known, asked);
        assert.deepEqual(await walk(survey, asked, { limit, few: 10_000 }), ids, 'without indexes');
        assert.deepEqual(await walk(survey, asked, { limit, few: 0 }), ids, 'with indexes');
        const reversed = await walk(survey, asked, { limit, few: 0, reverse: true });
        assert.deepEqual(reversed, ids.toReversed(), 'backwards');
      }),
      { numRuns: 60 },
    );
  });

  test('indexes take up new, edited and erased responses when they are next used', async () => {
    await using data = await engine.open();
    const { store } = data;
    const survey = await addSurvey(store);
    const { organizationId, formId } = survey;
    const known = await fillSurvey(store, survey, 40);
    await buildAll(survey);
    const search = { ...everyResponse, search: 'quince' };
    const few = { limit: 50, few: 0 };
    assert.deepEqual(await walk(survey, search, few), []);

    const added = surveyResponse(formId, { name: 'Quince', stars: 3 });
    const [stored] = await store.write((transaction) =>
      appendResponses(transaction, organizationId, [added], () => Date.UTC(2027, 0, 1)),
    );
    assert.deepEqual(await walk(survey, search, few), [stored?.id]);
    const byName = { ...everyResponse, sort: { by: 'name', direction: 'descending' } } as const;
    const names = await walk(survey, byName, few);
    assert.equal(names.length, known.filter((each) => !each.test).length + 1);

    const due = await dueResponses(store.read, organizationId, formId, Date.UTC(2028, 0, 1), 100);
    const gone = due.filter(({ id }) => id === stored?.id);
    await store.write((transaction) => eraseResponses(transaction, organizationId, formId, gone, { now: 1 }));
    assert.deepEqual(await walk(survey, search, few), []);
    assert.ok(!(await walk(survey, byName, few)).includes(stored?.id ?? 0));
    const left = await store.read
      .selectFrom('response_doc')
      .select('response_id')
      .where('response_id', '=', stored?.id ?? 0)
      .execute();
    assert.deepEqual(left, []);
  });

  test('a response is found by its tags as long as it has them', async () => {
    await using data = await engine.open();
    const { store } = data;
    const survey = await addSurvey(store);
    const { organizationId, formId } = survey;
    const known = await fillSurvey(store, survey, 20);
    await buildAll(survey);
    const id = known.find((each) => !each.test)?.id ?? 0;
    const change = async (tagged: typeof addTag, logged: { new: unknown } | { old: unknown }) => {
      await store.write(async (transaction) => {
        await transaction.lockForms(organizationId, [formId]);
        assert.deepEqual(await tagged(transaction.db, organizationId, formId, [id], 'Rückruf'), [id]);
        const entry = { kind: 'response_tagged', response_id: id, ...logged } as const;
        const by = { actor: { kind: 'command_line' }, now: 1 } as const;
        await insertChanges(transaction.db, organizationId, formId, [entry], by);
      });
    };
    const search = { ...everyResponse, search: 'ruckruf' };
    for (const few of [0, 10_000]) {
      await change(addTag, { new: { tag: 'Rückruf' } });
      assert.deepEqual(await walk(survey, search, { limit: 50, few }), [id]);
      await change(removeTag, { old: { tag: 'Rückruf' } });
      assert.deepEqual(await walk(survey, search, { limit: 50, few }), []);
    }
  });

  test('indexes that were built before accents were ignored are made anew, and searches miss nothing meanwhile', async () => {
    await using data = await engine.open();
    const { store } = data;
    const survey = await addSurvey(store);
    const { organizationId, formId } = survey;
    const known = await fillSurvey(store, survey, 40);
    await buildAll(survey);
    const search = { ...everyResponse, search: 'jorg' };
    const found = expected(known, search);
    await store.write(async ({ db }) => {
      const old = found.map((response_id) => ({ response_id, words: new Set(['jörg']) }));
      await store.words.write(db, organizationId, formId, old);
    });
    assert.deepEqual([found.length > 0, await walk(survey, search, { limit: 50, few: 0 })], [true, []]);
    await store.write(async ({ db }) => {
      for (const statement of plainWords.statements(store.ground.facts)) await sql.raw(statement).execute(db);
    });
    assert.deepEqual(await walk(survey, search, { limit: 50, few: 0 }), found);
    await buildAll(survey);
    assert.deepEqual(await walk(survey, search, { limit: 50, few: 0 }), found);
  });

  test('another form and another organisation are not found, even with the same words', async () => {
    await using data = await engine.open();
    const { store } = data;
    const ours = await addSurvey(store);
    const theirs = await addSurvey(store, '2');
    await fillSurvey(store, ours, 20);
    const known = await fillSurvey(store, theirs, 10);
    await buildAll(ours);
    await buildAll(theirs);
    const asked = { ...everyResponse, search: 'apple' };
    assert.deepEqual(await walk(theirs, asked, { limit: 50, few: 0 }), expected(known, asked));
  });

  test('a slow query ends early and says where to go on', async () => {
    await using data = await engine.open();
    const survey = await addSurvey(data.store);
    await fillSurvey(data.store, survey, 450);
    const asked: ResponseQuery = {
      ...everyResponse,
      filters: [{ on: 'field', field: 'name', operator: 'is', value: 'nobody' }],
    };
    const form = await survey.form();
    const page = await readPage(survey.reader, form, asked, { limit: 50, budget: 0 });
    assert.equal(page.rows.length, 0);
    assert.equal(page.scanned, 100);
    assert.ok(page.next !== undefined);
    const rest = await readPage(survey.reader, form, asked, { limit: 50, beyond: page.next, budget: 60_000 });
    assert.equal(page.scanned + rest.scanned, form.live_count);
    assert.equal(rest.next, undefined);
  });

  test('an order of a large form is prepared first, and everything that matches can be read in batches', async () => {
    await using data = await engine.open();
    const survey = await addSurvey(data.store);
    const known = await fillSurvey(data.store, survey, 30);
    const asked: ResponseQuery = { ...everyResponse, sort: { by: 'stars', direction: 'ascending' } };
    const form = await survey.form();
    const page = await readPage(survey.reader, form, asked, { limit: 50, few: 0 });
    assert.deepEqual(page.preparing, { done: 0, total: 30 });
    const filtered: ResponseQuery = { ...asked, filters: [{ on: 'tag', operator: 'is', values: ['vip'] }] };
    const ids: number[] = [];
    for await (const { responses } of matchingResponses(survey.reader, form, filtered))
      ids.push(...responses.map(({ id }) => id));
    assert.deepEqual(ids, expected(known, filtered));
    await survey.indexes.stop();
  });
});
