import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormSettings } from '#form/schema/settings.ts';
import { appendResponses } from '#store/query/response/response.ts';
import { exported, importContent, linesOf } from '../archive/importing.ts';
import { pushed } from '../form/example.ts';
import { arriving } from '../store/example.ts';
import { eachEngine } from '../support/engines.ts';
import {
  type Answers,
  addForm,
  definition,
  type Example,
  send,
  takingOf,
  tally,
  totals,
  wordOf,
} from './example.ts';

eachEngine((engine) => {
  /** Fifty concurrent visitors over two processes. */
  async function crowd(
    settings: FormSettings,
    answersOf: (index: number) => Answers,
    check: (counts: Record<string, number>, live: readonly number[]) => void,
  ): Promise<void> {
    await using data = await engine.open();
    const example = await addForm(data.store, settings);
    const processes = [takingOf(data.store), takingOf((await data.openAgain()).store)] as const;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        send(processes[index % 2 === 0 ? 0 : 1], example.formId, answersOf(index)),
      ),
    );
    check(tally(answers), await totals(data.store, example));
  }

  test('a form takes exactly as many responses as it says', () =>
    crowd(
      { max_responses: 17 },
      (index) => ({ field1: `Visitor ${index}` }),
      (counts, live) => {
        assert.deepEqual(counts, { stored: 17, unavailable: 33 });
        assert.deepEqual(live, [17, 0, 17]);
      },
    ));

  test('an option is chosen exactly as often as it says, and "Other" is one', () =>
    crowd(
      {
        quotas: [
          { field: 'field3', option: 'front', max: 7 },
          { field: 'field3', option: 'other', max: 3 },
        ],
      },
      (index) => ({
        field1: `Visitor ${index}`,
        field3: index < 20 ? ['front'] : index < 40 ? [{ other: `on ${index}` }] : ['back'],
      }),
      (counts, live) => {
        assert.deepEqual(counts, { stored: 20, option_full: 30 });
        assert.deepEqual(live, [20, 0, 20]);
      },
    ));

  test('a unique answer is accepted once in any spelling, and a missing one is not checked', () =>
    crowd(
      { one_per_person: { by: 'answer', field: 'field2' } },
      (index) => ({
        field1: `Visitor ${index}`,
        ...(index < 40 ? { field2: index % 2 === 0 ? 'ana@example.org' : 'Ana@Example.org' } : {}),
      }),
      (counts) => assert.deepEqual(counts, { stored: 11, already_answered: 39 }),
    ));

  test('a browser answers once, and its token is not kept', async () => {
    await using data = await engine.open();
    const { formId } = await addForm(data.store, { one_per_person: { by: 'browser' } });
    const taking = takingOf(data.store);
    const words = [];
    for (const browserToken of ['one', 'two', 'one', undefined, undefined])
      words.push(wordOf(await send(taking, formId, { field1: 'Ana' }, { browserToken })));
    assert.deepEqual(words, ['stored', 'stored', 'already_answered', 'stored', 'stored']);
    const rows = await data.store.read.selectFrom('unique_answer').select('hash').execute();
    for (const { hash } of rows) assert.match(hash, /^k1\.[\w-]{43}$/);
  });

  test('limits begin with the responses that exist, also those of a time without limits', async () => {
    await using data = await engine.open();
    const example = await addForm(data.store);
    const taking = takingOf(data.store);
    const limited: FormSettings = {
      quotas: [{ field: 'field3', option: 'back', max: 3 }],
      one_per_person: { by: 'answer', field: 'field2' },
    };
    const set = (settings: FormSettings) =>
      pushed(data.store, example.organizationId, { id: example.formId, definition, settings });
    const sit = (name: string) =>
      send(taking, example.formId, { field1: name, field2: `${name}@example.org`, field3: ['back'] });
    assert.equal(wordOf(await sit('ana')), 'stored');
    await set(limited);
    assert.equal(wordOf(await sit('ANA')), 'already_answered');
    assert.equal(wordOf(await sit('bo')), 'stored');
    await set({});
    await appendElsewhere(example, 'cy@example.org');
    await set(limited);
    assert.equal(
      wordOf(await send(taking, example.formId, { field1: 'x', field2: 'CY@example.org' })),
      'already_answered',
    );
    assert.equal(wordOf(await sit('di')), 'option_full');
    await set({ quotas: [{ field: 'field3', option: 'front', max: 1 }, ...(limited.quotas ?? [])] });
    assert.equal(wordOf(await sit('ed')), 'option_full');
    assert.equal(wordOf(await send(taking, example.formId, { field1: 'f', field3: ['front'] })), 'stored');
    assert.equal(
      wordOf(await send(taking, example.formId, { field1: 'g', field3: ['front'] })),
      'option_full',
    );

    /** Like a confirmed payment: it becomes live without a limit check. */
    async function appendElsewhere({ organizationId, formId }: Example, email: string): Promise<void> {
      const response = [
        { field_id: 'field2', field_type: 'email', value_type: 'string', value: email },
        {
          field_id: 'field3',
          field_type: 'multiple_choice',
          value_type: 'options',
          value: [{ label: 'At the back', value: 'back' }],
        },
      ] as const;
      await data.store.write((transaction) =>
        appendResponses(transaction, organizationId, [arriving(formId, { response })], Date.now),
      );
    }
  });
});

eachEngine((engine) => {
  test('imported responses count, also those with ids below what was counted', async () => {
    await using source = await engine.open();
    await using data = await engine.open();
    const quotas = [{ field: 'field3', option: 'back', max: 3 }];
    const { formId } = await addForm(source.store, { quotas });
    for (const field1 of ['a', 'b']) await send(takingOf(source.store), formId, { field1, field3: ['back'] });
    const whole = await exported(source);
    const responses = `responses/${formId}.jsonl`;
    const [first, second] = linesOf(whole[responses]).sort((one, other) => Number(one.id) - Number(other.id));
    assert.ok(first !== undefined && second !== undefined);

    const taking = takingOf(data.store);
    const sit = async () => wordOf(await send(taking, formId, { field1: 'c', field3: ['back'] }));
    await importContent(data, { ...whole, [responses]: [second] });
    assert.equal(await sit(), 'stored');
    await importContent(data, { ...whole, [responses]: [first] });
    assert.equal(await sit(), 'option_full');
  });
});
