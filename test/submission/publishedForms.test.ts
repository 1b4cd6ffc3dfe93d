import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PublishedForms } from '#service/collect/publishedForm/publishedForms.ts';
import { setFormEnabled } from '#service/form/setFormEnabled.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { shell } from '../form/shell.ts';
import { eachEngine } from '../support/engines.ts';
import { addForm, send, takingOf, wordOf } from './example.ts';

eachEngine((engine) => {
  test('a cached form reflects every change, of any process', async () => {
    await using data = await engine.open();
    const { organizationId, formId } = await addForm(data.store, { slug: 'say-hello' });
    const forms = new PublishedForms(data.store);
    const isEnabled = async (address = formId) => {
      const found = await forms.find(address);
      return found.ok ? found.value.enabled : found.failure.code;
    };
    assert.deepEqual(await Promise.all([isEnabled(), isEnabled('say-hello'), isEnabled('nobody')]), [
      true,
      true,
      'unknown',
    ]);
    await setFormEnabled(operatorWrites(data.store, organizationId), formId, false, Date.now());
    assert.equal(await isEnabled(), false);
    await setFormEnabled(operatorWrites(data.store, organizationId), formId, true, Date.now());
    assert.equal(await isEnabled(), true);

    const canvass = shell({ ...process.env, ...data.env }, '.');
    const told = await canvass(['form', 'disable', formId]);
    assert.equal(told.code, 0, told.stderr);
    assert.deepEqual([await isEnabled(), await isEnabled('say-hello')], [false, false]);
  });

  test('submissions do not invalidate a cached form, except for limited counts', async () => {
    await using data = await engine.open();
    const open = await addForm(data.store);
    const limited = await addForm(data.store, { max_responses: 2 }, { ...open, id: 'limited1' });
    const forms = new PublishedForms(data.store);
    const taking = takingOf(data.store);
    const counted = async (formId: string) => {
      const found = await forms.find(formId);
      return found.ok ? found.value.counts.live : found.failure.code;
    };
    assert.deepEqual([await counted(open.formId), await counted(limited.formId)], [0, 0]);
    for (const { formId } of [open, limited])
      assert.equal(wordOf(await send(taking, formId, { field1: 'Ana' })), 'stored');
    assert.equal(await counted(limited.formId), 1);
    const first = await forms.find(open.formId);
    assert.ok(first.ok);
    assert.equal(first.value.enabled, true);
  });
});
