import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { removeUnneeded } from '#service/base/content/removeUnneeded.ts';
import { deleteQuarantined } from '#service/collect/spam/deleteQuarantined.ts';
import { expireQuarantined } from '#service/collect/spam/expireQuarantined.ts';
import { releaseQuarantined } from '#service/collect/spam/releaseQuarantined.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { exportArchive } from '#service/transfer/archive/exportArchive.ts';
import { quarantinedOfForm } from '#store/query/collect/quarantinedSubmission.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import { changesSince, noWatermark } from '#store/query/response/changeLog.ts';
import { filePage } from '#store/query/response/file.ts';
import { type Store, unboundedWindow } from '#store/store.ts';
import { addForm, type Example, listed, send, takingOf, totals, wordOf } from '../submission/example.ts';
import { eachEngine, engine as engineOf, type TestData } from '../support/engines.ts';

const sqlite = engineOf('sqlite');
const day = 86_400_000;
const now = Date.UTC(2027, 0, 1);

async function caught({ store }: TestData, { organizationId, formId }: Example) {
  return await quarantinedOfForm(store.read, organizationId, formId, 100);
}

eachEngine((engine) => {
  test('a submission that takes the id of an expired one is not deleted in its place', async () => {
    await using data = await engine.open();
    const { store, files } = data;
    const form = await addForm(store, {});
    const { organizationId, formId } = form;
    let clock = now;
    const taking = takingOf(store, () => clock);
    const sendSpam = (submission_id: string) =>
      send(taking, formId, { field1: 'Ana' }, { submission_id, suspicion: 'no_ticket' });
    const [old, fresh] = [randomUUID(), randomUUID()];
    await sendSpam(old);
    clock += 31 * day;
    let isFirst = true;
    const meanwhile: Store = {
      ...store,
      write: async (work, extent) => {
        if (isFirst) {
          isFirst = false;
          const writes = operatorWrites(store, organizationId);
          assert.ok((await deleteQuarantined(writes, { store, files }, formId, old, clock)).ok);
          await sendSpam(fresh);
        }
        return await store.write(work, extent);
      },
    };
    await expireQuarantined(meanwhile, clock);
    const left = await caught(data, form);
    assert.deepEqual(
      left.map(({ submission_id }) => submission_id),
      [fresh],
    );
  });

  test('a quarantined submission uses no quota until it is released', async () => {
    await using data = await engine.open();
    const { store } = data;
    const seats = [{ field: 'field3', option: 'front', max: 1 }];
    const rule = { by: 'answer', field: 'field2' } as const;
    const form = await addForm(store, { quotas: seats, one_per_person: rule, max_responses: 3 });
    const { organizationId, formId } = form;
    let clock = now;
    const taking = takingOf(store, () => clock);
    const reasons: string[] = [];
    taking.onCaught = (reason) => reasons.push(reason);
    const answers = { field1: 'Ana', field2: 'ana@example.org', field3: ['front'] };
    const submission_id = randomUUID();
    const attempt = { submission_id, suspicion: 'too_fast' } as const;

    // Three concurrent attempts of an impatient sender.
    const first = await Promise.all([1, 2, 3].map(() => send(taking, formId, answers, attempt)));
    assert.deepEqual(first.map(wordOf).sort(), ['repeated', 'repeated', 'stored']);
    for (let each = 0; each < 4; each += 1) await send(taking, formId, answers, { suspicion: 'trap' });
    assert.deepEqual(reasons, ['too_fast', 'trap', 'trap', 'trap', 'trap']);
    assert.deepEqual(await listed(store, form), []);
    assert.deepEqual(await totals(store, form), [0, 0, 0]);
    assert.equal((await caught(data, form)).length, 5);

    clock += 60_000;
    const again = await send(taking, formId, answers, { submission_id });
    assert.ok(again.ok && again.value.state === 'repeated' && again.value.created_at === now);
    assert.equal(wordOf(await send(taking, formId, { field1: 'Eve' }, attempt)), 'submission_differs');

    // The seat and the address are still free.
    assert.equal(wordOf(await send(taking, formId, { ...answers, field2: 'bo@example.org' })), 'stored');
    clock += 60_000;
    const released = await releaseQuarantined(
      operatorWrites(store, organizationId),
      formId,
      submission_id,
      () => clock,
    );
    assert.ok(released.ok && released.value.created_at === clock, 'although its seat is taken');
    const [newest, ...others] = await listed(store, form);
    assert.equal(newest?.created_at, new Date(clock).toISOString());
    assert.equal(others.length, 1);
    assert.ok((newest?.id ?? 0) > (others[0]?.id ?? 0));
    assert.deepEqual(await totals(store, form), [2, 0, 2]);
    const twice = await releaseQuarantined(
      operatorWrites(store, organizationId),
      formId,
      submission_id,
      () => clock,
    );
    assert.deepEqual(twice, { ok: false, failure: { code: 'not_caught' } });

    // The released response counts towards the limits.
    assert.equal(
      wordOf(await send(taking, formId, { field1: 'Al', field2: 'ana@example.org' })),
      'already_answered',
    );
    assert.equal(wordOf(await send(taking, formId, answers, { submission_id })), 'repeated');
    assert.equal(wordOf(await send(taking, formId, { field1: 'Cy', field2: 'cy@example.org' })), 'stored');
    assert.equal(wordOf(await send(taking, formId, { field1: 'Di' }, { suspicion: 'many' })), 'unavailable');
  });

  test('the change log says what enters and leaves it, and keeps nothing of what expires', async () => {
    await using data = await engine.open();
    const { store, files } = data;
    const form = await addForm(store);
    const { organizationId, formId } = form;
    const taking = takingOf(store, () => now);
    const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
    for (const submission_id of [one, two, three])
      await send(taking, formId, { field1: 'Bot' }, { submission_id, suspicion: 'trap' });
    const before = await caught(data, form);
    const idOf = (submission: string) =>
      before.find(({ submission_id }) => submission_id === submission)?.response_id;
    const logged = async () =>
      (await changesSince(store.read, organizationId, formId, noWatermark)).entries.flatMap((entry) =>
        entry.kind.endsWith('quarantined') ? [[entry.kind, entry.response_id]] : [],
      );
    const arrived = (submission: string) => ['response_quarantined', idOf(submission)];
    const left = (submission: string) => ['response_unquarantined', idOf(submission)];
    assert.deepEqual(await logged(), [arrived(one), arrived(two), arrived(three)]);
    const writes = operatorWrites(store, organizationId);
    assert.ok((await releaseQuarantined(writes, formId, one, () => now)).ok);
    assert.deepEqual(await logged(), [arrived(two), arrived(three), left(one)]);
    assert.ok((await deleteQuarantined(writes, { store, files }, formId, two, now)).ok);
    assert.deepEqual(await logged(), [arrived(three), left(one), left(two)]);
    assert.equal(await expireQuarantined(store, now + 31 * day), 1);
    assert.deepEqual(await logged(), [left(one), left(two)]);
  });

  test('its files are hidden until it is released, and deleted with it', async () => {
    await using data = await engine.open();
    const { store, files } = data;
    const definition: FormDefinition = {
      format: 2,
      pages: [
        {
          id: 'page1',
          label: '',
          fields: [{ id: 'field1', type: 'file_upload', label: 'File', max_count: 2 }],
        },
      ],
    };
    const form = await addForm(store, {}, { definition });
    const { organizationId, formId } = form;
    const taking = takingOf(store, () => now);
    const keys: string[] = [];
    const sendFile = async (submission_id: string) => {
      const { storage_key } = await files.put(Readable.from([Buffer.from(submission_id)]));
      keys.push(storage_key);
      const id = randomUUID();
      const known = { id, name: 'a.txt', type: 'text/plain', size: 36 };
      const file = { ...known, field_id: 'field1', storage_key, sha256: '0'.repeat(64), waits: false };
      const answer = await send(
        taking,
        formId,
        { field1: [id] },
        {
          submission_id,
          suspicion: 'no_ticket',
          upload: () => known,
          files: [file],
        },
      );
      assert.equal(wordOf(answer), 'stored');
    };
    const shownFiles = async () =>
      (await filePage(store.read, organizationId, { limit: 10, ...unboundedWindow })).rows;
    const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of [one, two, three]) await sendFile(id);
    assert.equal((await shownFiles()).length, 0);

    assert.ok((await releaseQuarantined(operatorWrites(store, organizationId), formId, one, () => now)).ok);
    assert.equal((await shownFiles()).length, 1);
    assert.ok(
      (await deleteQuarantined(operatorWrites(store, organizationId), { store, files }, formId, two, now)).ok,
    );
    assert.equal(await expireQuarantined(store, now + 30 * day), 0);
    assert.equal(await expireQuarantined(store, now + 30 * day + 1), 1);
    await removeUnneeded({ store, files }, { grace: 0 });
    assert.deepEqual(await Promise.all(keys.map((key) => files.has(key))), [true, false, false]);
    assert.deepEqual(await caught(data, form), []);
    assert.equal((await listed(store, form)).length, 1);
  });
});

test('archives leave it out and say so', async () => {
  await using data = await sqlite.open();
  const form = await addForm(data.store);
  const taking = takingOf(data.store);
  await send(taking, form.formId, { field1: 'Ana' });
  const submission_id = randomUUID();
  await send(taking, form.formId, { field1: 'Bot' }, { suspicion: 'trap', submission_id });
  const organization = await findOrganization(data.store.read, form.organizationId);
  assert.ok(organization);
  const result = await exportArchive(data, organization, join(data.folder, 'archive'));
  assert.ok(result.ok);
  assert.equal(result.value.live, 1);
  assert.deepEqual(result.value.findings, [
    {
      kind: 'responses that are spam; they are left out',
      count: 1,
      examples: [`${submission_id} of ${form.formId}`],
    },
  ]);
});

test('a form in privacy mode quarantines no answers', async () => {
  await using data = await sqlite.open();
  const form = await addForm(data.store, { privacy_mode: true });
  const taking = takingOf(data.store);
  assert.equal(wordOf(await send(taking, form.formId, { field1: 'Ana' }, { suspicion: 'trap' })), 'stored');
  assert.deepEqual(await caught(data, form), []);
  assert.deepEqual(await totals(data.store, form), [0, 0, 1]);
});
