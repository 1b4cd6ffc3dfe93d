import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { test } from 'node:test';
import type { FormSettings } from '#form/schema/settings.ts';
import { bodyHash } from '#http/body/bodyHash.ts';
import { AnswerKeys } from '#service/collect/answerKeys.ts';
import { deletePrivateHashes } from '#service/collect/submission/deletePrivateHashes.ts';
import { keyUnkeyedHashes } from '#service/collect/submission/keyUnkeyedHashes.ts';
import { beginData, openData } from '#service/operate/openData.ts';
import { eraseOldResponses } from '#service/response/retention/eraseOldResponses.ts';
import { migrations } from '#store/migration/all.ts';
import type { Store } from '#store/store.ts';
import { backUp, restoreInto } from '../backup/installation.ts';
import { openVisit } from '../page/visitor.ts';
import { addExample } from '../store/example.ts';
import { eachEngine } from '../support/engines.ts';
import { addForm, answerKeys, type Example, send, takingOf, wordOf } from './example.ts';
import { everyCell, guessed, plainBody, plainPerson, poll, type Vote } from './privacyAttack.ts';

const byAddress: FormSettings = { one_per_person: { by: 'answer', field: 'field4' } };
const secret: FormSettings = { ...byAddress, privacy_mode: true };
const day = 86_400_000;
const vote: Vote = { field1: 'yes', field2: '3', field3: 'it', field4: 'carol@corp.example' };
const nothing = { votes: [], addresses: [] };

const bodies = async (store: Store) => {
  const rows = await store.read.selectFrom('private_submission').selectAll().execute();
  return rows.map(({ submission_id, body_hash }) => ({ submission_id, body_hash }));
};
const persons = (store: Store) => store.read.selectFrom('unique_answer').selectAll().execute();

/** Rewrites rows as a version without keyed hashes stored them. */
async function asBefore(
  store: Store,
  { formId }: Example,
  { submission_id, table }: { submission_id: string; table: 'private_submission' | 'response' },
): Promise<void> {
  await store.write(async ({ db }) => {
    await db
      .updateTable(table)
      .set({ body_hash: plainBody(vote) })
      .where('form_id', '=', formId)
      .where('submission_id', '=', submission_id)
      .execute();
    await db
      .updateTable('unique_answer')
      .set({ hash: plainPerson(formId, vote.field4) })
      .where('form_id', '=', formId)
      .execute();
  });
}

test('the guesses are hashed as the program hashes answers', () => {
  assert.equal(
    bodyHash(new Map(Object.entries(vote)), () => undefined),
    plainBody(vote),
  );
});

eachEngine((engine) => {
  test('a copy of the database gives no answer and no address away', async () => {
    await using visit = await openVisit(engine.name);
    const { store } = visit.data;
    await visit.form('poll0001', poll, secret);
    await visit.form('poll0002', poll, secret);
    const submission_id = randomUUID();
    const sent = [{ submission_id, answers: vote }, { answers: { ...vote, field4: 'bo@corp.example' } }];
    for (const body of sent) assert.equal((await visit.json('/f/poll0001', body)).status, 201);
    assert.equal((await visit.json('/f/poll0002', { answers: vote })).status, 201);
    assert.deepEqual(await guessed(store, 'poll0001'), nothing);

    // Retries are still recognised.
    assert.equal((await visit.json('/f/poll0001', sent[0])).status, 200);
    const other = { submission_id, answers: { ...vote, field1: 'no' } };
    assert.equal((await visit.json('/f/poll0001', other)).body.error.code, 'submission_differs');
    const twice = await visit.json('/f/poll0001', { answers: { ...vote, field4: 'Carol@Corp.example' } });
    assert.equal(twice.status, 422);

    // Nothing links the address to the submission, and the same address in two forms has different hashes.
    const known = await persons(store);
    assert.equal(known.length, 3);
    assert.ok(known.every((row) => row.submission_id === null));
    assert.equal(new Set(known.map(({ hash }) => hash)).size, 3);
    assert.equal((await everyCell(store)).filter((cell) => cell.includes(submission_id)).length, 1);
  });

  test('equal answers of two submissions cannot be compared', async () => {
    await using data = await engine.open();
    const { formId } = await addForm(data.store, { privacy_mode: true }, { definition: poll });
    const taking = takingOf(data.store);
    for (const _ of [1, 2]) assert.equal(wordOf(await send(taking, formId, vote)), 'stored');
    assert.equal(new Set((await bodies(data.store)).map(({ body_hash }) => body_hash)).size, 2);
  });

  for (const [name, settings, table] of [
    ['privacy mode', secret, 'private_submission'],
    ['an ordinary form', byAddress, 'response'],
  ] as const)
    test(`hashes without a key are keyed, and a retry is told before and after: ${name}`, async () => {
      await using data = await engine.open();
      const { store } = data;
      const example = await addForm(store, settings, { definition: poll });
      const taking = takingOf(store);
      const submission = { submission_id: randomUUID(), body_hash: plainBody(vote) };
      const sendAgain = async () => [
        wordOf(await send(taking, example.formId, vote, submission)),
        wordOf(await send(taking, example.formId, vote, { ...submission, body_hash: 'another' })),
        wordOf(await send(taking, example.formId, vote)),
      ];
      const expected = ['repeated', 'submission_differs', 'already_answered'];
      assert.equal(wordOf(await send(taking, example.formId, vote, submission)), 'stored');
      const [before] = await persons(store);
      await asBefore(store, example, { submission_id: submission.submission_id, table });
      assert.deepEqual(await guessed(store, example.formId), { votes: [vote], addresses: [vote.field4] });
      assert.deepEqual(await sendAgain(), expected);

      const again = await data.openAgain();
      const keyed = await Promise.all([
        keyUnkeyedHashes(store, answerKeys),
        keyUnkeyedHashes(again.store, answerKeys),
      ]);
      assert.equal(keyed[0] + keyed[1], 2);
      assert.deepEqual(await guessed(store, example.formId), nothing);
      assert.deepEqual(await sendAgain(), expected);
      assert.deepEqual(await persons(store), [before]);
      assert.equal(await keyUnkeyedHashes(store, answerKeys), 0);
    });

  test('more hashes than fit into one step are all keyed', async () => {
    await using data = await engine.open();
    const { store } = data;
    const { formId } = await addForm(store, {}, { definition: poll });
    const taking = takingOf(store);
    await Promise.all(Array.from({ length: 450 }, () => send(taking, formId, vote)));
    await store.write(({ db }) =>
      db
        .updateTable('response')
        .set({ body_hash: 'a'.repeat(64) })
        .execute(),
    );
    assert.equal(await keyUnkeyedHashes(store, answerKeys), 450);
  });

  test('the hash of a private submission is deleted after a day; then only the id identifies a retry', async () => {
    await using data = await engine.open();
    const { store } = data;
    const { formId } = await addForm(store, secret, { definition: poll });
    const start = Date.UTC(2026, 10, 16, 12);
    const taking = takingOf(store, () => start);
    const sent = { submission_id: randomUUID() };
    assert.equal(wordOf(await send(taking, formId, vote, sent)), 'stored');
    assert.equal(await deletePrivateHashes(store, start + day), 0);
    assert.equal(await deletePrivateHashes(store, start + day + 1), 1);
    assert.deepEqual(await bodies(store), [{ submission_id: sent.submission_id, body_hash: null }]);
    assert.equal(wordOf(await send(taking, formId, vote, sent)), 'repeated');
    assert.equal(wordOf(await send(taking, formId, vote, { ...sent, test: true })), 'submission_differs');
    assert.equal(wordOf(await send(taking, formId, vote)), 'already_answered');
    assert.equal((await bodies(store)).length, 1);
  });

  test('retention deletes the senders of private submissions by day', async () => {
    await using data = await engine.open();
    const { store } = data;
    const { formId } = await addForm(store, { ...secret, retention_days: 30 }, { definition: poll });
    const start = Date.UTC(2026, 10, 16, 12);
    let now = start;
    const taking = takingOf(store, () => now);
    assert.equal(wordOf(await send(taking, formId, vote)), 'stored');
    now += day;
    const later = { ...vote, field4: 'bo@corp.example' };
    assert.equal(wordOf(await send(taking, formId, later)), 'stored');
    await eraseOldResponses(store, start + 30 * day);
    assert.equal((await persons(store)).length, 2);
    now = start + 31 * day;
    await eraseOldResponses(store, now);
    assert.equal(wordOf(await send(taking, formId, vote)), 'stored');
    assert.equal(wordOf(await send(taking, formId, later)), 'already_answered');
  });

  test('a restore recognises retries and persons; with other secrets it recognises neither', async () => {
    await using data = await engine.open();
    const { formId } = await addForm(data.store, secret, { definition: poll });
    const keys = new AnswerKeys(() => data.secrets.hash_key);
    const sent = { submission_id: randomUUID() };
    assert.equal(wordOf(await send(takingOf(data.store, Date.now, keys), formId, vote, sent)), 'stored');
    const path = join(data.folder, 'a.tar');
    assert.ok((await backUp(data, path)).ok);

    await using other = await engine.open();
    assert.ok((await restoreInto(other, path)).ok);
    const { secrets, store } = await other.openAgain();
    const taking = takingOf(store, Date.now, new AnswerKeys(() => secrets.hash_key));
    assert.equal(wordOf(await send(taking, formId, vote, sent)), 'repeated');
    assert.equal(wordOf(await send(taking, formId, vote)), 'already_answered');
    const stranger = takingOf(store, Date.now, new AnswerKeys(() => other.secrets.hash_key));
    assert.equal(wordOf(await send(stranger, formId, vote, sent)), 'submission_differs');
    assert.equal(wordOf(await send(stranger, formId, vote)), 'stored');
  });

  test('the migration unties senders from private submissions and from no other', async () => {
    await using location = await engine.location();
    const earlier = migrations.filter(({ number }) => number < 12);
    const old = await beginData(location.config, earlier);
    // Inserts rows directly, because the service's use cases need the newest schema.
    const { formId, organizationId } = await addExample(old.store);
    const ofForm = { organization_id: organizationId, form_id: formId };
    const created_at = Date.UTC(2026, 10, 16, 12);
    await old.store.write(async ({ db }) => {
      const sent = { version: 1, test: 0, body_hash: plainBody(vote), created_at };
      await db
        .insertInto('private_submission')
        .values({ ...ofForm, submission_id: 's1', ...sent })
        .execute();
      for (const submission_id of ['s1', 's2', null])
        await db
          .insertInto('unique_answer')
          .values({ ...ofForm, hash: `hash of ${submission_id}`, submission_id })
          .execute();
    });
    await old.close();
    const { store, close } = await openData(location.config);
    assert.deepEqual(
      (await persons(store))
        .map(({ hash, submission_id, answered_day }) => [hash, submission_id, answered_day])
        .sort(),
      [
        ['hash of null', null, null],
        ['hash of s1', null, Math.floor(created_at / day)],
        ['hash of s2', 's2', null],
      ],
    );
    assert.deepEqual(await bodies(store), [{ submission_id: 's1', body_hash: plainBody(vote) }]);
    await close();
  });
});
