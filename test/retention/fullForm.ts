import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { type Insertable, sql } from 'kysely';
import type { OrganizationId, Tables } from '#store/tables.ts';
import { addForm, type Example } from '../submission/example.ts';
import type { TestData } from '../support/engines.ts';

const now = Date.UTC(2026, 0, 10);
const times = { created_at: now, updated_at: now };

/** Values for a row of a form in every table that has any; `word` is in each text. */
function rowsOfForm({ organizationId, formId }: Example, word: string) {
  // Unique within the organisation.
  const fileTime = now + Number.parseInt(formId.replace(/\D/g, '') || '0', 10);
  const of = { organization_id: organizationId, form_id: formId };
  const response_id = 1;
  const run = { workflow_id: 'w', action_id: 'a' };
  // In the order in which they can be inserted.
  const rows: { [Table in keyof Tables]?: Insertable<Tables[Table]> } = {
    response: {
      ...of,
      id: response_id,
      version: 1,
      state: 'live',
      ...times,
      submission_id: `${formId}-s`,
      head: '{"workflows":',
      workflows: '[]',
      tail: `,"response":[{"value":"${word}"}]}`,
    },
    deleted_response: { ...of, response_id, state: 'live', deleted_at: now },
    response_note: { ...of, response_id, id: `${formId}-n`, text: word, ...times },
    caught_submission: { ...of, response_id, reason: 'trap', caught_at: now },
    partial_submission: { ...of, response_id, submission_id: `${formId}-s`, network: 'n', saved_at: now },
    payment: {
      ...of,
      response_id,
      submission_id: `${formId}-s`,
      field_id: 'field9',
      place: 0,
      currency: 'EUR',
      amount: '1.00',
      purpose: word,
      site_url: 'http://localhost',
      state: 'paid',
      ...times,
    },
    response_tag: { ...of, response_id, tag: word },
    response_index: {
      ...of,
      field_id: '',
      state: 'ready',
      tab: 'test',
      read_created_at: now,
      read_id: 1,
      done: 1,
      watermark: 1,
      used_at: now,
    },
    response_sort: { ...of, field_id: 'field1', response_id, tab: 'live', sort_key: word, created_at: now },
    response_view: {
      ...of,
      id: `${formId}-v`,
      user_id: null,
      name: word,
      content: `{"search":"${word}"}`,
      ...times,
    },
    response_columns: { ...of, user_id: 'somebody', content: '{}' },
    draft_presence: { ...of, tab: 't', user_id: 'somebody', selection: '{}', opened_at: now, seen_at: now },
    private_submission: { ...of, submission_id: `${formId}-p`, version: 1, test: 0, created_at: now },
    option_count: { ...of, field_id: 'field3', option: word, live: 1, unlisted: 0, read_to: 1 },
    unique_field: { ...of, field_id: 'field2', read_to: 1 },
    unique_answer: { ...of, hash: 'h', submission_id: `${formId}-s` },
    form_visit: { ...of, day: '2026-01-10', kind: 'view', page: '', count: 3 },
    response_count: { ...of, level: 0, start: 0, live: 1 },
    answer_draft: { ...of, hash: 'h', sealed: word, saved_at: now, expires_at: now },
    personal_link: { ...of, id: `${formId}-l`, hash: `${formId}-h`, name: word, created_at: now },
    response_export: {
      ...of,
      id: `${formId}-e`,
      user_id: 'somebody',
      choices: '{}',
      state: 'ready',
      attempt: 1,
      written: 7,
      held_until: 0,
      storage_key: `${formId}-export`,
      created_at: now,
      expires_at: 8e15,
    },
    change_entry: {
      ...of,
      number: 900,
      kind: 'response_edited',
      response_id,
      created_at: now,
      actor_kind: 'system',
      old_value: `"${word}"`,
    },
    workflow_run: {
      ...of,
      ...run,
      id: `${formId}-r`,
      response_id: null,
      version: 1,
      action_type: 'webhook',
      cause: 'response',
      is_test: 0,
      receiver: 'https://example.org',
      state: 'waiting',
      due_at: 8e15,
      created_at: now,
      sealed: word,
    },
    workflow_attempt: {
      ...of,
      run_id: `${formId}-r`,
      number: 1,
      started_at: now,
      duration: 1,
      outcome: 'failed',
      exchange: word,
    },
    workflow_health: { ...of, ...run, error_detail: word },
    webhook_key: { ...of, id: `${formId}-k`, sealed: word, public_key: 'p', created_at: now },
    form_secret: { ...of, name: 'token', sealed: word, changed_at: now },
    file: {
      ...of,
      id: `${formId}-f`,
      name: `${word}.txt`,
      type: 'text/plain',
      size: 7,
      created_at: fileTime,
      updated_at: fileTime,
      response_id,
      storage_key: `${formId}-file`,
    },
    upload: {
      ...of,
      id: `${formId}-u`,
      field_id: 'field4',
      name: word,
      type: 'text/plain',
      size: 7,
      received: 7,
      storage_key: `${formId}-upload`,
      held_until: 0,
      created_at: now,
      expires_at: 8e15,
      test: 0,
    },
  };
  return rows;
}

/** A form with a row in every table, two mails and content on disk. */
export async function fullForm({ store, files }: TestData, id: string, organizationId?: OrganizationId) {
  const example = await addForm(store, { edits: true }, { id, ...(organizationId && { organizationId }) });
  const rows = rowsOfForm(example, `word-${id}`);
  for (const table of ['file', 'upload', 'response_export'] as const) {
    const { storage_key } = await files.put(Readable.from([Buffer.from(`content of ${table}`)]));
    Object.assign(rows[table] ?? {}, { storage_key });
  }
  const { organizationId: organization_id } = example;
  await store.write(async ({ db }) => {
    const somebody = { id: 'somebody', email: 's@example.org', email_lower: 's@example.org', name: 'S' };
    await db
      .insertInto('app_user')
      .values({ ...somebody, created_at: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('membership')
      .values({ organization_id, user_id: 'somebody', role: 'owner', created_at: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const [table, row] of Object.entries(rows)) {
      const values = Object.entries(row);
      await sql`INSERT INTO ${sql.table(table)} (${sql.join(values.map(([name]) => sql.ref(name)))})
        VALUES (${sql.join(values.map(([, value]) => value))})`.execute(db);
    }
    const { storage_key } = rows.response_export ?? {};
    assert.ok(storage_key !== undefined);
    await db.insertInto('unneeded_content').values({ storage_key, noted_at: 8e15 }).execute();
    const mail = {
      organization_id,
      kind: 'response',
      recipient: `word-${id}@example.org`,
      sealed: '',
    } as const;
    const times = { subject: 'x', state: 'waiting', next_attempt_at: 8e15, created_at: 1 } as const;
    await db
      .insertInto('mail')
      .values([
        { ...mail, ...times, id: `${id}-m1`, about_id: `${id}/1` },
        { ...mail, ...times, id: `${id}-m2`, run_id: `${id}-r` },
      ])
      .execute();
  });
  await store.words.write(store.read, example.organizationId, id, [
    { response_id: 1, words: new Set([`word${id}`]) },
  ]);
  return {
    ...example,
    keys: (['file', 'upload', 'response_export'] as const).map((table) => rows[table]?.storage_key ?? ''),
  };
}
