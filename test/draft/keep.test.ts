import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { openDraft, removeSubmittedDraft } from '#service/collect/draft/openDraft.ts';
import { removeExpiredDrafts } from '#service/collect/draft/removeExpiredDrafts.ts';
import { draftLifetime, saveDraft } from '#service/collect/draft/saveDraft.ts';
import { addForm, published, send, takingOf } from '../submission/example.ts';
import { onSqlite } from '../support/engines.ts';

const start = Date.UTC(2026, 10, 15);

function contentOf(name: string, submissionId = randomUUID()) {
  return { values: new Map([['field1', [name]]]), submissionId, shown: start - 60_000 };
}

onSqlite((engine) => {
  test('drafts are sealed, overwritten, expire and are removed once submitted', async () => {
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

    // A secret opens nothing under another form, and clients cannot choose one.
    assert.equal(await openDraft(context, { ...form, id: 'other001' }, secret), undefined);
    const chosen = await saveDraft(context, form, contentOf('Eve'), 'x'.repeat(43), 'home');
    assert.ok(chosen.ok && chosen.value.secret !== 'x'.repeat(43));
    await removeSubmittedDraft(context, form, chosen.value.secret);
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
    assert.equal(await removeExpiredDrafts(data.store, now), 2);
    assert.equal(await removeExpiredDrafts(data.store, now), 0);
  });

  test('drafts are too small and few to serve as storage', async () => {
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

  test('one network gets exactly its share of the places', async () => {
    await using data = await engine.open();
    const other = await data.openAgain();
    const { formId } = await addForm(data.store);
    const form = await published(data.store, formId);
    const most = { bytes: 1000, ofForm: 12, ofNetwork: 5 };
    const save = (network: string, at: number) =>
      saveDraft(
        { store: at % 2 === 0 ? data.store : other.store, clock: () => start },
        form,
        contentOf('Ana'),
        undefined,
        network,
        most,
      );
    const savedBy = async (network: string, count: number) => {
      const results = await Promise.all(Array.from({ length: count }, (_, at) => save(network, at)));
      return results.filter(({ ok }) => ok).length;
    };
    assert.equal(await savedBy('attacker', 30), 5);
    assert.equal(await savedBy('honest', 1), 1);
    const others = await Promise.all(Array.from({ length: 30 }, (_, at) => save(`network${at % 10}`, at)));
    assert.equal(others.filter(({ ok }) => ok).length, 6, 'and the form has no more than its places');
    const rows = await data.store.read.selectFrom('answer_draft').select('network').execute();
    assert.equal(rows.length, 12);
    await other.close();
  });

  test('drafts that were not reopened are evicted after a day, and only when places run short', async () => {
    await using data = await engine.open();
    const { formId } = await addForm(data.store);
    const form = await published(data.store, formId);
    let now = start;
    const context = { store: data.store, clock: () => now };
    const save = async (network: string, most = { bytes: 1000, ofForm: 4, ofNetwork: 2 }) => {
      const saved = await saveDraft(context, form, contentOf(network), undefined, network, most);
      return saved.ok ? saved.value.secret : saved.failure.code;
    };
    const isThere = async (secret: string) => (await openDraft(context, form, secret)) !== undefined;
    const opened = await save('a');
    assert.ok(await isThere(opened), 'somebody came back to it');
    now += 1;
    const oldest = await save('a');
    now += 1;
    const [second, third] = [await save('b'), await save('c')];
    assert.equal(await save('d'), 'too_many');
    assert.equal(await save('a'), 'too_many');
    now += 24 * 3_600_000;
    const fourth = await save('a');
    assert.match(fourth, /^[\w-]{43}$/, 'in the place of one of its own');
    assert.ok(!(await isThere(oldest)));
    assert.equal(await save('d'), 'too_many', 'those of others are not a day old yet');
    now += 1;
    assert.match(await save('d'), /^[\w-]{43}$/);
    assert.match(await save('e'), /^[\w-]{43}$/);
    assert.deepEqual([await isThere(second), await isThere(third)], [false, false]);
    assert.ok((await isThere(opened)) && (await isThere(fourth)));
  });
});
