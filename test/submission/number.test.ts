import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { eachEngine } from '../support/engines.ts';
import { type Answer, addForm, definition, send, takingOf } from './example.ts';

const numbered = { ...definition, ending: { title: 'Ticket [number]', message: '[field1]: [number]' } };

function endingOf(answer: Answer): readonly (string | undefined)[] {
  assert.ok(answer.ok && answer.value.state !== 'asked', JSON.stringify(answer));
  const { title, message } = answer.value.ending;
  return [title, message];
}

eachEngine((engine) => {
  test('the ending says the number of the response, again for a retry, and tests count apart', async () => {
    await using data = await engine.open();
    const { formId, organizationId } = await addForm(data.store, {}, { definition: numbered });
    const other = await addForm(data.store, {}, { id: 'other111', organizationId, definition: numbered });
    const taking = takingOf(data.store);
    const submission_id = randomUUID();
    const first = await send(taking, formId, { field1: 'Ann' }, { submission_id });
    assert.deepEqual(endingOf(first), ['Ticket 1', 'Ann: 1']);
    assert.deepEqual(endingOf(await send(taking, formId, { field1: 'T' }, { test: true })), [
      'Ticket 1',
      'T: 1',
    ]);
    assert.deepEqual(endingOf(await send(taking, formId, { field1: 'Bo' })), ['Ticket 2', 'Bo: 2']);
    assert.deepEqual(endingOf(await send(taking, other.formId, { field1: 'Cy' })), ['Ticket 1', 'Cy: 1']);
    const again = await send(taking, formId, { field1: 'Ann' }, { submission_id });
    assert.deepEqual(endingOf(again), ['Ticket 1', 'Ann: 1']);
  });

  test('what an answer says is no place for the number', async () => {
    await using data = await engine.open();
    const { formId } = await addForm(data.store, {}, { definition: numbered });
    const sent = await send(takingOf(data.store), formId, { field1: '[number]' });
    assert.deepEqual(endingOf(sent), ['Ticket 1', '[number]: 1']);
  });

  test('submissions that arrive together are numbered without a gap', async () => {
    await using data = await engine.open();
    const { formId } = await addForm(data.store, {}, { definition: numbered });
    const taking = takingOf(data.store);
    const sent = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        send(taking, formId, { field1: `N${index}` }, { test: index % 4 === 0 }),
      ),
    );
    const titles = (isTest: boolean) =>
      sent
        .filter((answer) => answer.ok && answer.value.test === isTest)
        .map((answer) => endingOf(answer)[0])
        .sort();
    const tickets = (count: number) =>
      Array.from({ length: count }, (_, index) => `Ticket ${index + 1}`).sort();
    assert.deepEqual(titles(false), tickets(30));
    assert.deepEqual(titles(true), tickets(10));
  });

  test('suspected spam and answers in privacy mode have no number', async () => {
    await using data = await engine.open();
    const { formId, organizationId } = await addForm(data.store, {}, { definition: numbered });
    const taking = takingOf(data.store);
    const caught = await send(taking, formId, { field1: 'Ann' }, { suspicion: 'trap' });
    assert.deepEqual(endingOf(caught), ['Ticket –', 'Ann: –']);
    assert.deepEqual(endingOf(await send(taking, formId, { field1: 'Bo' })), ['Ticket 1', 'Bo: 1']);
    const secret = { id: 'secret11', organizationId, definition: numbered };
    const hidden = await addForm(data.store, { privacy_mode: true }, secret);
    assert.deepEqual(endingOf(await send(taking, hidden.formId, { field1: 'Cy' })), ['Ticket –', 'Cy: –']);
  });
});
