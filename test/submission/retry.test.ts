import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { acceptSubmission } from '#service/collect/submission/acceptSubmission.ts';
import { publishForm } from '#service/form/publishForm.ts';
import { setFormEnabled } from '#service/form/setFormEnabled.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { pushed, start } from '../form/example.ts';
import { eachEngine } from '../support/engines.ts';
import {
  type Answers,
  addForm,
  definition,
  listed,
  published,
  send,
  submissionOf,
  takingOf,
  tally,
  totals,
  wordOf,
} from './example.ts';

eachEngine((engine) => {
  test('twenty submissions sent fifty times at once by two processes are stored once each', async () => {
    await using data = await engine.open();
    const example = await addForm(data.store);
    const processes = [takingOf(data.store), takingOf((await data.openAgain()).store)] as const;
    const ids = Array.from({ length: 20 }, () => randomUUID());
    const answers = await Promise.all(
      ids.flatMap((submission_id, index) =>
        Array.from({ length: 50 }, (_, attempt) =>
          send(
            processes[attempt % 2 === 0 ? 0 : 1],
            example.formId,
            { field1: `Visitor ${index}` },
            // A UUID may be written in upper case.
            { submission_id: attempt % 3 === 0 ? submission_id.toUpperCase() : submission_id },
          ),
        ),
      ),
    );
    assert.deepEqual(tally(answers), { stored: 20, repeated: 980 });
    const responses = await listed(data.store, example);
    assert.equal(responses.length, 20);
    assert.deepEqual(await totals(data.store, example), [20, 0, 20]);
    for (const [index, id] of ids.entries()) {
      const own = answers
        .map((answer) => (answer.ok ? answer.value : assert.fail()))
        .filter(({ submission_id }) => submission_id === id)
        .map(({ state: _, ...rest }) => JSON.stringify(rest));
      assert.equal(own.length, 50);
      assert.equal(new Set(own).size, 1, 'every attempt is told the same');
      assert.ok(own[0]?.includes(`Thank you, Visitor ${index}.`));
    }
    const other = await send(
      processes[1],
      example.formId,
      { field1: 'Forger' },
      { submission_id: ids[0] ?? '' },
    );
    assert.equal(wordOf(other), 'submission_differs');
  });

  test('two that differ under one id: the first is stored and the other refused, in one group', async () => {
    await using data = await engine.open();
    const example = await addForm(data.store);
    const taking = takingOf(data.store);
    const form = await published(data.store, example.formId);
    const submission_id = randomUUID();
    const answers = await Promise.all(
      ['Ana', 'Bo', 'Ana'].map((field1) =>
        acceptSubmission(taking, form, submissionOf({ field1 }, { submission_id })),
      ),
    );
    assert.deepEqual(answers.map(wordOf), ['stored', 'submission_differs', 'repeated']);
    assert.deepEqual(await totals(data.store, example), [1, 0, 1]);
  });

  test('a test and a response cannot share an id, and neither reveals the other', async () => {
    await using data = await engine.open();
    const example = await addForm(data.store);
    const taking = takingOf(data.store);
    const form = await published(data.store, example.formId);
    for (const first of [true, false]) {
      const submission_id = randomUUID();
      const sendAs = async (test: boolean) =>
        wordOf(
          await acceptSubmission(taking, form, submissionOf({ field1: 'Ana' }, { submission_id, test })),
        );
      const together = await Promise.all([sendAs(first), sendAs(!first)]);
      assert.deepEqual(together, ['stored', 'submission_differs']);
      assert.deepEqual([await sendAs(!first), await sendAs(first)], ['submission_differs', 'repeated']);
    }
    assert.deepEqual(await totals(data.store, example), [1, 1, 1]);
  });

  test('a retry is answered as it was the first time, whatever became of the form', async () => {
    await using data = await engine.open();
    const example = await addForm(data.store, { max_responses: 1 });
    const { organizationId, formId } = example;
    const taking = takingOf(data.store);
    const sent = { submission_id: randomUUID() };
    const first = await send(taking, formId, { field1: 'Ana' }, sent);
    assert.ok(first.ok && first.value.state === 'stored');
    const expected = { ok: true, value: { ...first.value, state: 'repeated' } };
    assert.deepEqual(await send(taking, formId, { field1: 'Ana' }, sent), expected, 'full');

    const [page] = definition.pages;
    assert.ok(page !== undefined);
    const fields = [...page.fields, { id: 'field4', type: 'comment' as const, label: 'Why', required: true }];
    const changed = { ...definition, pages: [{ ...page, fields }], ending: { message: 'Bye.' } };
    await pushed(data.store, organizationId, { id: formId, definition: changed });
    await publishForm(operatorWrites(data.store, organizationId), formId, start + 1);
    assert.deepEqual(await send(taking, formId, { field1: 'Ana' }, sent), expected, 'published anew');

    await setFormEnabled(operatorWrites(data.store, organizationId), formId, false, Date.now());
    assert.deepEqual(await send(taking, formId, { field1: 'Ana' }, sent), expected, 'switched off');
    assert.equal(wordOf(await send(taking, formId, { field1: 'Bo' }, sent)), 'submission_differs');
    assert.equal(wordOf(await send(taking, formId, { field1: 'Bo' })), 'unavailable');
    assert.equal((await listed(data.store, example)).length, 1);
  });

  test('a refused submission does not affect others of its group, of this form or another', async () => {
    await using data = await engine.open();
    const seats = await addForm(data.store, { quotas: [{ field: 'field3', option: 'front', max: 1 }] });
    const person = { one_per_person: { by: 'answer', field: 'field2' } } as const;
    const once = await addForm(data.store, person, { id: 'onceonly' });
    const open = await addForm(data.store, {}, { id: 'openform' });
    const taking = takingOf(data.store);
    const forms = {
      seats: await published(data.store, seats.formId),
      once: await published(data.store, once.formId),
      open: await published(data.store, open.formId),
    };
    // Read first, so that they arrive in this order and as one group.
    const sent: [keyof typeof forms, Answers][] = [
      ['seats', { field1: 'A', field3: ['front'] }],
      ['seats', { field1: 'B', field3: ['front'] }],
      ['open', { field1: 'C' }],
      ['once', { field1: 'D', field2: 'd@example.org' }],
      ['once', { field1: 'E', field2: 'D@example.org' }],
      ['seats', { field1: 'F', field3: ['front', 'back'] }],
      ['seats', { field1: 'G', field3: ['back'] }],
      ['open', { field1: 'H' }],
    ];
    const answers = await Promise.all(
      sent.map(([name, each]) => acceptSubmission(taking, forms[name], submissionOf(each))),
    );
    assert.deepEqual(answers.map(wordOf), [
      'stored',
      'option_full',
      'stored',
      'stored',
      'already_answered',
      'option_full',
      'stored',
      'stored',
    ]);
    const refused = answers[5];
    assert.ok(refused !== undefined && !refused.ok);
    assert.deepEqual(refused.failure, {
      code: 'option_full',
      options: [{ field: 'field3', option: 'front' }],
    });
    for (const [example, count] of [
      [seats, 2],
      [open, 2],
      [once, 1],
    ] as const)
      assert.deepEqual(await totals(data.store, example), [count, 0, count]);
  });
});
