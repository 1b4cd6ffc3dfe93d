import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Data, openData } from '#service/openData.ts';
import type { OrganizationId } from '#store/tables.ts';
import { eachEngine, type TestPlace } from '../support/engines.ts';
import { startService } from '../support/startService.ts';
import { ApiReader, type ListedItem } from './apiReader.ts';
import { countFaults } from './countFaults.ts';
import { addForms, addOrganization, type Example } from './example.ts';
import { type Acknowledged, startWriter } from './startWriter.ts';

const rounds = 3;

eachEngine((engine) => {
  test('what was acknowledged survives kill -9 of the service and of all writers', async () => {
    await using place = await engine.place();
    const forms = ['first', 'second'].map((name) => `${name}${engine.name}`);
    const example = await withData(place, async ({ store }) => {
      const added = await addOrganization(store);
      await addForms(store, added.organizationId, forms);
      return added;
    });
    const acknowledged: Acknowledged[] = [];
    for (let round = 0; round < rounds; round += 1) {
      acknowledged.push(...(await crash(place, example, forms)));
      if (engine.name === 'sqlite') assertIntact(join(place.config.data, 'canvass.db'));
      await withData(place, ({ store }) => assertConsistent(store, example.organizationId, acknowledged));
    }
    await assertServed(place, example, forms, acknowledged);
  });
});

/** Nobody else has the data open, so that the next to open it has to recover it. */
async function withData<Result>(place: TestPlace, work: (data: Data) => Promise<Result>): Promise<Result> {
  const data = await openData(place.config);
  try {
    return await work(data);
  } finally {
    await data.close();
  }
}

/** Lets three writers and a reader run into a kill, and gives what the writers were told is stored. */
async function crash(place: TestPlace, example: Example, forms: string[]): Promise<Acknowledged[]> {
  const service = await startService({ ...place.env, CANVASS_LOG_LEVEL: 'warn' });
  const { organizationId, key } = example;
  const writers = [0, 1, 2].map((clockShift) =>
    startWriter(place.env, { organizationId, forms, batches: 1_000_000, clockShift }),
  );
  let reading = true;
  const reader = (async () => {
    const api = new ApiReader(service.url, key);
    while (reading) {
      // The kill cuts an answer short, and that is all right.
      const answer = await api.get(`/v2/forms/${forms[0]}/responses?limit=100`).catch(() => undefined);
      if (reading && answer !== undefined) assert.equal(answer.status, 200);
      await sleep(5);
    }
    api.close();
  })();
  // Awaited below; until then a failure must not count as one that nobody looks at.
  reader.catch(() => undefined);
  try {
    while (writers.some((writer) => writer.acknowledged.length < 60)) {
      await Promise.race([sleep(10), ...writers.map(({ done }) => done)]);
    }
  } finally {
    reading = false;
    await Promise.all([service.kill(), ...writers.map((writer) => writer.kill())]);
    await reader;
  }
  return writers.flatMap((writer) => writer.acknowledged);
}

function assertIntact(path: string): void {
  const database = new DatabaseSync(path);
  try {
    const findings = database.prepare('PRAGMA integrity_check').all();
    assert.deepEqual(
      findings.map(({ integrity_check }) => integrity_check),
      ['ok'],
    );
    assert.deepEqual(database.prepare('PRAGMA foreign_key_check').all(), []);
  } finally {
    database.close();
  }
}

async function assertConsistent(
  store: Data['store'],
  organizationId: OrganizationId,
  acknowledged: readonly Acknowledged[],
): Promise<void> {
  const rows = await store.read
    .selectFrom('response')
    .select(['form_id', 'id', 'created_at'])
    .where('organization_id', '=', organizationId)
    .execute();
  const stored = new Set(rows.map(({ form_id, id, created_at }) => `${id} ${form_id} ${created_at}`));
  const lost = acknowledged.filter(
    ({ formId, id, created_at }) => !stored.has(`${id} ${formId} ${created_at}`),
  );
  assert.deepEqual(lost, [], 'acknowledged and lost');
  assert.equal(new Set(rows.map(({ id }) => id)).size, rows.length, 'no id twice');
  assert.deepEqual(await countFaults(store, organizationId), []);
}

/** A service that starts on what is left shows all of it, in v1 and v2. */
async function assertServed(
  place: TestPlace,
  { key }: Example,
  forms: readonly string[],
  acknowledged: readonly Acknowledged[],
): Promise<void> {
  await using service = await startService(place.env);
  const api = new ApiReader(service.url, key);
  for (const formId of forms) {
    const seen: ListedItem[] = [];
    for (let more = true; more; ) {
      const page = await api.list(`/v2/forms/${formId}/responses`, {
        limit: 100,
        before: seen.at(-1)?.created_at,
      });
      seen.push(...page.data);
      more = page.has_more;
    }
    const { total } = await api.json<{ total: number }>(`/v1/form/${formId}/responses`);
    assert.equal(total, seen.length);
    const ids = new Set(seen.map(({ id }) => id));
    const expected = acknowledged.filter((one) => one.formId === formId && !one.test);
    assert.deepEqual(
      expected.filter(({ id }) => !ids.has(id)),
      [],
    );
  }
  api.close();
}
