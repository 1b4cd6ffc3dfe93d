import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { readAnswers } from '#form/answer/readAnswers.ts';
import { setFormEnabled } from '#service/form/setFormEnabled.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { editOwnAnswers, ownAnswers } from '#service/response/change/ownAnswers.ts';
import { addForm, answerKeys, listed, published, send, takingOf, wordOf } from '../submission/example.ts';
import { eachEngine } from '../support/engines.ts';

const start = 1_790_000_000_000;

eachEngine((engine) => {
  test('an edit whose files took long is refused if the form closed in the meantime', async () => {
    await using data = await engine.open();
    const { store } = data;
    const form = await addForm(store, { edits: true, edits_until: '2027-01-01T00:00' });
    const submission_id = randomUUID();
    const sent = await send(
      takingOf(store, () => start),
      form.formId,
      { field1: 'Ada' },
      { submission_id },
    );
    assert.equal(wordOf(sent), 'stored');
    const before = await published(store, form.formId);
    const own = await ownAnswers(store.read, before, submission_id);
    assert.ok(own !== undefined);
    const edit = async (name: string, now: number) => {
      const readings = readAnswers(own.form, { answers: { field1: name } }, own.context);
      const context = { store, keys: answerKeys, clock: () => now };
      const edited = await editOwnAnswers(context, before, submission_id, { readings });
      return edited.ok ? 'edited' : edited.failure.code;
    };
    assert.equal(await edit('Ada L.', start + 1), 'edited');
    assert.equal(await edit('too late', Date.UTC(2027, 0, 2)), 'response_unknown');
    await setFormEnabled(operatorWrites(store, form.organizationId), form.formId, false, start + 2);
    assert.equal(await edit('while closed', start + 3), 'response_unknown');
    const [response] = await listed(store, form);
    assert.equal(response?.response[0]?.value, 'Ada L.');
  });
});
