import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Data, openData } from '#service/operate/openData.ts';
import { ApiReader } from '../property/apiReader.ts';
import { countFaults } from '../property/countFaults.ts';
import type { FormUnderFault, Installation } from './installation.ts';
import type { Told } from './writers.ts';

/**
 * Asserts exactly-once storage: the rows, every counter and both APIs match the acknowledged submissions. `url`
 * is of a running service.
 */
export async function assertExactly(
  { config, forms }: Installation,
  url: string,
  told: ReadonlyMap<string, Told>,
): Promise<void> {
  if (config.databaseUrl === undefined) assertIntact(join(config.data, 'canvass.db'));
  const data = await openData(config);
  try {
    for (const form of forms) await assertCounted(data, form, told);
  } finally {
    await data.close();
  }
  for (const form of forms) {
    const listed = await listAll(url, form);
    assert.equal(new Set(listed.map(({ sent }) => sent)).size, listed.length, 'none is listed twice');
    assert.equal(await totalOf(url, form), listed.length, 'the total of API v1');
    const expected = new Map([...told].filter(([, { formId }]) => formId === form.id));
    assert.equal(listed.length, expected.size);
    for (const { sent, created_at } of listed) assert.equal(expected.get(sent)?.created_at, created_at);
  }
}

function assertIntact(path: string): void {
  const database = new DatabaseSync(path);
  try {
    assert.equal(database.prepare('PRAGMA integrity_check').get()?.integrity_check, 'ok');
    assert.deepEqual(database.prepare('PRAGMA foreign_key_check').all(), []);
  } finally {
    database.close();
  }
}

async function assertCounted(
  { store }: Data,
  { id, organizationId }: FormUnderFault,
  told: ReadonlyMap<string, Told>,
): Promise<void> {
  const rows = await store.read
    .selectFrom('response')
    .select('submission_id')
    .where('organization_id', '=', organizationId)
    .execute();
  const stored = new Set(rows.map(({ submission_id }) => submission_id ?? ''));
  const expected = new Set([...told].filter(([, { formId }]) => formId === id).map(([sent]) => sent));
  assert.equal(stored.size, rows.length, 'none is stored twice');
  assert.deepEqual([...expected.difference(stored)], [], 'acknowledged and lost');
  assert.deepEqual([...stored.difference(expected)], [], 'stored and never acknowledged');
  assert.deepEqual(await countFaults(store, organizationId), []);
  const options = await store.read
    .selectFrom('option_count')
    .select('live')
    .where('organization_id', '=', organizationId)
    .execute();
  assert.deepEqual(
    options.map(({ live }) => live),
    rows.length === 0 ? [] : [rows.length],
  );
}

interface ListedSubmission {
  /** Every visitor sends the submission id as the first answer. */
  sent: string;
  created_at: string;
}

async function listAll(url: string, { id, key }: FormUnderFault): Promise<ListedSubmission[]> {
  const api = new ApiReader(url, key);
  const listed: ListedSubmission[] = [];
  for (let more = true; more; ) {
    const last = listed.at(-1);
    const before = last === undefined ? '' : `&before=${encodeURIComponent(last.created_at)}`;
    const page = await api.json<ResponsePage>(`/v2/forms/${id}/responses?limit=100${before}`);
    for (const { created_at, response } of page.data) {
      const sent = response.find(({ field_id }) => field_id === 'field1')?.value ?? '';
      listed.push({ sent, created_at });
    }
    more = page.has_more;
  }
  api.close();
  return listed;
}

async function totalOf(url: string, { id, key }: FormUnderFault): Promise<number> {
  const api = new ApiReader(url, key);
  const { total } = await api.json<{ total: number }>(`/v1/form/${id}/responses`);
  api.close();
  return total;
}

interface ResponsePage {
  has_more: boolean;
  data: { created_at: string; response: { field_id: string; value: string }[] }[];
}
