import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { failed } from '#kit/result.ts';
import type { Checkouts } from '#outside/checkout.ts';
import { startStripeServer } from '#outside/testing/stripeServer.ts';
import { removeUnneeded } from '#service/base/content/removeUnneeded.ts';
import { type PublishedForm, PublishedForms } from '#service/collect/publishedForm/publishedForms.ts';
import { acceptSubmission } from '#service/collect/submission/acceptSubmission.ts';
import { beginUpload } from '#service/collect/upload/beginUpload.ts';
import { fileField } from '#service/collect/upload/fileField.ts';
import { loadUploads } from '#service/collect/upload/loadUploads.ts';
import { type Chunk, receiveChunk } from '#service/collect/upload/receiveChunk.ts';
import { removeExpiredUploads } from '#service/collect/upload/removeExpiredUploads.ts';
import type { UploadContext } from '#service/collect/upload/uploadContext.ts';
import { UploadLease } from '#service/collect/upload/uploadLease.ts';
import { setFormEnabled } from '#service/form/setFormEnabled.ts';
import type { Data } from '#service/operate/openData.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { insertUploads, type UploadRow } from '#store/query/collect/upload.ts';
import { stripeAt } from '../payment/example.ts';
import { addForm, submissionOf, takingOf } from '../submission/example.ts';
import { eachEngine, type TestData } from '../support/engines.ts';
import { application } from './uploader.ts';

const hour = 3_600_000;
const home = { network: 'home', test: false };

eachEngine((engine) => {
  let data: TestData;
  let other: Data;
  let forms = 0;

  before(async () => {
    data = await engine.open();
    other = await data.openAgain();
  });
  after(async () => await data.close());

  /** Uploads to a separate form, at a time that the test advances. */
  async function open(definition = application, checkouts?: Checkouts) {
    forms += 1;
    const id = `apply00${forms}`;
    await addForm(data.store, {}, { id, definition });
    const found = await new PublishedForms(data.store).find(id);
    assert.ok(found.ok);
    const form: PublishedForm = found.value;
    const field = fileField(form.form, 'field2');
    assert.ok(field !== undefined);
    const time = { now: Date.now() };
    const context: UploadContext = {
      store: data.store,
      files: data.files,
      clock: () => time.now,
      typeOf: () => 'text/plain',
    };
    const begin = async (size: number): Promise<UploadRow> => {
      const announced = { field: 'field2', name: 'a.txt', type: '', size };
      const begun = await beginUpload(context, form, announced, home);
      assert.ok(begun.ok);
      return begun.value;
    };
    const receive = (upload: UploadRow, start: number, text: string, use = context) =>
      receiveChunk(use, field, upload, pieceOf(start, text));
    const submit = async (upload: UploadRow, submission_id: string = randomUUID()) => {
      const answers = { field1: 'Ana', field2: [upload.id] };
      const files = await loadUploads(
        context,
        form,
        { answers },
        { submissionId: submission_id, test: false },
      );
      const find = (id: string) => files.find((file) => file.id === id);
      const given = submissionOf(answers, { submission_id, upload: find, files });
      return await acceptSubmission({ ...takingOf(data.store, context.clock), checkouts }, form, given);
    };
    const rows = async () =>
      (await data.store.read.selectFrom('upload').select('id').where('form_id', '=', id).execute()).length;
    return { form, context, time, begin, receive, submit, rows };
  }

  test('unclaimed uploads are removed after a day, complete or not, and a response’s files stay', async () => {
    const { context, time, begin, receive, submit, rows } = await open();
    const half = await begin(6);
    await receive(half, 0, 'abc');
    const lonely = await begin(3);
    await receive(lonely, 0, 'abc');
    const claimed = await begin(3);
    await receive(claimed, 0, 'abc');
    const submission = randomUUID();
    assert.ok((await submit(claimed, submission)).ok);

    time.now += 24 * hour;
    const late = await submit(lonely);
    assert.equal(!late.ok && late.failure.code, 'answers_refused');
    assert.equal(await removeExpiredUploads(context, time.now), 0, 'a claim may be on its way');
    time.now += 2 * hour;
    await Promise.all([
      removeExpiredUploads(context, time.now),
      removeExpiredUploads({ ...context, store: other.store }, time.now),
    ]);
    assert.equal(await rows(), 0);
    await removeUnneeded(context, { grace: 0 });
    assert.deepEqual(
      await Promise.all([half, lonely, claimed].map(({ storage_key }) => data.files.has(storage_key))),
      [false, false, true],
    );
    assert.equal(await data.files.parts.size(half.storage_key), 0);
    const repeated = await submit(claimed, submission);
    assert.equal(repeated.ok && repeated.value.state, 'repeated', 'a retry is known long after that');
  });

  test('one process writes at a time, and another takes over after a crash', async () => {
    const { context, time, begin, receive } = await open();
    const upload = await begin(6);
    const elsewhere = { ...context, store: other.store };
    const hold = await UploadLease.take(elsewhere, upload);
    assert.ok(hold !== undefined);
    const busy = await receive(upload, 0, 'abcdef');
    assert.deepEqual(!busy.ok && busy.failure, { code: 'upload_busy' });
    time.now += 11_000;
    const received = await receive(upload, 0, 'abc');
    assert.deepEqual(received.ok && received.value, { state: 'partial', received: 3 });
    assert.equal(await hold.release({ received: 5 }), false, 'who lost it changes nothing');
    const done = await receive(upload, 3, 'def', elsewhere);
    assert.equal(done.ok && done.value.state, 'complete');
  });

  test('content that a crash took away is sent again, and is never claimed', async () => {
    const { begin, receive, submit } = await open();
    const upload = await begin(6);
    await receive(upload, 0, 'abc');
    await data.files.remove(upload.storage_key);
    const gone = await receive(upload, 3, 'def');
    assert.deepEqual(!gone.ok && gone.failure, { code: 'upload_offset', received: 0 });
    await receive(upload, 0, 'abcdef');
    await data.files.remove(upload.storage_key);
    const refused = await submit(upload);
    assert.equal(!refused.ok && refused.failure.code, 'answers_refused');
  });

  test('a submission that waits for its payment has claimed its files', async () => {
    await using server = await startStripeServer();
    const paid = structuredClone(application);
    paid.pages[0]?.fields.push({
      id: 'field9',
      type: 'credit_card',
      label: 'Fee',
      currency: 'USD',
      amount: '5.00',
    });
    const { begin, receive, submit } = await open(paid, stripeAt(server));
    const upload = await begin(3);
    await receive(upload, 0, 'abc');
    const submission = randomUUID();
    const asked = await submit(upload, submission);
    assert.ok(asked.ok && asked.value.state === 'asked', JSON.stringify(asked));
    assert.deepEqual(await submit(upload, submission), asked, 'a retry leads to the same payment');
    const second = await submit(upload);
    assert.equal(!second.ok && second.failure.code, 'answers_refused');
  });

  test('unclaimed uploads per form are limited', async () => {
    const { form, context, begin, time } = await open();
    const { id: _id, ...large } = await begin(3);
    const row = { ...large, id: randomUUID(), size: 50_000_000_000 };
    await data.store.write(({ db }) => insertUploads(db, [row]));
    const announced = { field: 'field2', name: 'a', type: '', size: 3 };
    const refused = await beginUpload(context, form, announced, home);
    assert.deepEqual(!refused.ok && refused.failure, { code: 'too_many_uploads' });
    time.now += hour + 1;
    const taken = await beginUpload(context, form, announced, home);
    assert.ok(taken.ok, 'what was announced and never came has had its hour');
  });

  test('one network has its share of a form’s uploads, exactly, and others have the rest', async () => {
    const { form, context, rows } = await open();
    const announce = (network: string, at: number, size = 3) => {
      const { store } = at % 2 === 0 ? data : other;
      const announced = { field: 'field2', name: 'a', type: '', size };
      return beginUpload({ ...context, store }, form, announced, { network, test: false });
    };
    const many = await Promise.all(Array.from({ length: 280 }, (_, at) => announce('attacker', at)));
    assert.equal(many.filter(({ ok }) => ok).length, 250);
    assert.equal(await rows(), 250);
    assert.deepEqual(await announce('attacker', 0), failed({ code: 'too_many_uploads' }));
    assert.ok((await announce('honest', 0)).ok);
  });

  test('a stored response has no trace of its network; refused submissions still count', async () => {
    const { form, begin, receive, submit } = await open();
    const networks = async () =>
      (
        await data.store.read
          .selectFrom('upload')
          .select(['network', 'submission_id'])
          .where('form_id', '=', form.id)
          .execute()
      ).map(({ network, submission_id }) => [network, submission_id !== null]);
    const upload = await begin(3);
    await receive(upload, 0, 'abc');
    await setFormEnabled(operatorWrites(data.store, form.organizationId), form.id, false, Date.now());
    assert.equal((await submit(upload)).ok, false);
    assert.deepEqual(await networks(), [['home', false]]);
    await setFormEnabled(operatorWrites(data.store, form.organizationId), form.id, true, Date.now());
    assert.equal((await submit(upload)).ok, true);
    assert.deepEqual(await networks(), [[null, true]]);
  });

  test('uploads in test mode can only be part of tests', async () => {
    const { form, context, receive } = await open();
    const begun = await beginUpload(
      context,
      form,
      { field: 'field2', name: 'a.txt', type: '', size: 3 },
      { network: 'home', test: true },
    );
    assert.ok(begun.ok);
    await receive(begun.value, 0, 'abc');
    const answers = { field2: [begun.value.id] };
    const load = (test: boolean) =>
      loadUploads(context, form, { answers }, { submissionId: randomUUID(), test });
    assert.deepEqual([(await load(false)).length, (await load(true)).length], [0, 1]);
  });
});

function pieceOf(start: number, text: string): Chunk {
  const bytes = Buffer.from(text);
  return {
    start,
    end: start + bytes.length,
    pieces: (async function* () {
      yield bytes;
    })(),
    mayWrite: async () => true,
    stop: () => undefined,
  };
}
