import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { forgetOldDrafts } from '#service/draft/forgetOldDrafts.ts';
import { forgetDraft, openDraft } from '#service/draft/openDraft.ts';
import { draftLifetime, saveDraft } from '#service/draft/saveDraft.ts';
import { addForm, published, send, takingOf } from '../submission/example.ts';
import { eachEngine } from '../support/engines.ts';

const start = Date.UTC(2026, 10, 15);

function contentOf(name: string, submissionId = randomUUID()) {
  return { values: new Map([['field1', [name]]]), submissionId, shown: start - 60_000 };
}

eachEngine((engine) => {
  test('saved answers are sealed, are saved over, expire and go when they were sent', async () => {
    await using data = await engine.open();
    const { formId } = await addForm(data.store);
    const form = await published(data.store, formId);
    let now = start;
    const context = { store: data.store, clock: () => now };
    const content = contentOf('Ana Cruz');

    const first = await saveDraft(context, form, content, undefined, 'home');
    assert.ok(first.ok && first.value.fresh);
    const { secret } = first.value;
    assert.deepEqual(await openDraft(context, form, secret), content);

    const again = await saveDraft(context, form, { ...content, values: new Map() }, secret, 'home');
    assert.ok(again.ok && !again.value.fresh);
    assert.equal(again.value.secret, secret);
    const rows = await data.store.read.selectFrom('answer_draft').selectAll().execute();
    assert.equal(rows.length, 1);
    const kept = JSON.stringify(rows);
    for (const secretOrAnswer of [secret, 'Ana', content.submissionId])
      assert.ok(!kept.includes(secretOrAnswer), secretOrAnswer);

    // A secret opens nothing under another form, and nobody can choose one.
    assert.equal(await openDraft(context, { ...form, id: 'other001' }, secret), undefined);
    const chosen = await saveDraft(context, form, contentOf('Eve'), 'x'.repeat(43), 'home');
    assert.ok(chosen.ok && chosen.value.secret !== 'x'.repeat(43));
    await forgetDraft(context, form, chosen.value.secret);
    assert.equal(await openDraft(context, form, chosen.value.secret), undefined);

    const late = await saveDraft(context, form, contentOf('Late'), undefined, 'home');
    assert.ok(late.ok);
    const sent = await send(
      takingOf(data.store),
      formId,
      { field1: 'Ana' },
      { submission_id: content.submissionId },
    );
    assert.ok(sent.ok);
    assert.equal(await openDraft(context, form, secret), undefined, 'its answers were sent');

    now += draftLifetime;
    assert.equal(await openDraft(context, form, late.value.secret), undefined, 'its time is over');
    assert.equal(await forgetOldDrafts(data.store, now), 2);
    assert.equal(await forgetOldDrafts(data.store, now), 0);
  });

  test('nobody stores much by saving', async () => {
    await using data = await engine.open();
    const { formId } = await addForm(data.store);
    const form = await published(data.store, formId);
    const context = { store: data.store, clock: () => start };
    const large = await saveDraft(context, form, contentOf('x'.repeat(250_000)), undefined, 'home');
    assert.deepEqual(large, { ok: false, failure: { code: 'too_large' } });
    const save = (before?: string) =>
      saveDraft(context, form, contentOf('Ana'), before, 'home', { bytes: 1000, ofForm: 2, ofNetwork: 2 });
    const first = await save();
    assert.ok(first.ok && (await save()).ok);
    assert.deepEqual(await save(), { ok: false, failure: { code: 'too_many' } });
    assert.ok((await save(first.value.secret)).ok, 'what is there already can be saved again');
  });
});
