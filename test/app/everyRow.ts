import type { Insertable } from 'kysely';
import type { Database, OrganizationId, Tables } from '#store/tables.ts';

type Rows = { [Name in keyof Tables]?: Insertable<Tables[Name]> };

export interface Contents {
  file: string;
  upload: string;
  /** The key of a file that organisations share. */
  shared: string;
}

/**
 * Inserts a row of an organisation into every table with rows of organisations; parents come before children.
 */
export async function fillEveryTable(
  db: Database,
  organization_id: OrganizationId,
  userId: string,
  contents: Contents,
): Promise<void> {
  const id = `${organization_id}-1`;
  const times = { created_at: 1, updated_at: 1 };
  const ofForm = { organization_id, form_id: id };
  const ofResponse = { ...ofForm, response_id: 1 };
  const file = { organization_id, name: 'a', type: 'text/plain', size: 1, ...times };
  const rows: Rows = {
    api_key: { organization_id, id, name: 'k', hash: id, prefix: 'k', created_at: 1 },
    workflow_connection: {
      organization_id,
      id,
      name: 'c',
      provider: 'slack',
      account: 'hooks.slack.com',
      sealed: '',
      ...times,
    },
    import_run: { organization_id, id, process: 'none', started_at: 1, heartbeat_at: 1 },
    workspace: { organization_id, id, name: 'w', created_at: 1 },
    workspace_access: { organization_id, workspace_id: id, user_id: userId, created_at: 1 },
    form: { organization_id, id, workspace_id: id, name: 'f', enabled: 1, draft: '{}', slug: id, ...times },
    form_version: { ...ofForm, version: 1, definition: '{}', published_at: 1 },
    response: { ...ofForm, id: 1, number: 1, version: 1, state: 'live', head: '{', tail: '}', ...times },
    response_tag: { ...ofResponse, tag: 'a' },
    response_view: { ...ofForm, id, user_id: userId, name: 'v', content: '{}', ...times },
    response_columns: { ...ofForm, user_id: userId, content: '{}' },
    response_index: {
      ...ofForm,
      field_id: '',
      state: 'ready',
      tab: 'test',
      read_created_at: 1,
      read_id: 1,
      done: 1,
      watermark: 1,
      used_at: 1,
    },
    response_sort: { ...ofResponse, field_id: 'a', tab: 'live', sort_key: 'a', created_at: 1 },
    response_count: { ...ofForm, level: 1, start: 1, live: 1 },
    file: { ...file, id, ...ofResponse, storage_key: contents.file },
    payment: {
      ...ofResponse,
      submission_id: id,
      field_id: 'a',
      place: 0,
      currency: 'EUR',
      amount: '1.00',
      purpose: '',
      site_url: '',
      state: 'paid',
      ...times,
    },
    option_count: { ...ofForm, field_id: 'a', option: 'b', live: 1, unlisted: 0, read_to: 1 },
    unique_field: { ...ofForm, field_id: 'a', read_to: 1 },
    unique_answer: { ...ofForm, hash: id },
    private_submission: {
      ...ofForm,
      submission_id: id,
      version: 1,
      test: 0,
      body_hash: 'h',
      created_at: 1,
    },
    form_visit: { ...ofForm, day: '2026-11-15', kind: 'view', page: '', count: 1 },
    upload: {
      ...ofForm,
      id,
      field_id: 'a',
      name: 'a',
      type: 'text/plain',
      size: 1,
      received: 1,
      storage_key: contents.upload,
      held_until: 0,
      created_at: 1,
      expires_at: 1,
      test: 0,
    },
    caught_submission: { ...ofResponse, reason: 'trap', caught_at: 1 },
    partial_submission: { ...ofResponse, submission_id: id, network: '', saved_at: 1 },
    deleted_response: { ...ofResponse, state: 'live', deleted_at: 1 },
    response_note: { ...ofResponse, id, text: 'n', created_by: userId, ...times },
    answer_draft: { ...ofForm, hash: id, sealed: '', saved_at: 1, expires_at: 1 },
    draft_presence: { ...ofForm, tab: id, user_id: userId, selection: '{}', opened_at: 1, seen_at: 1 },
    workflow_run: {
      ...ofForm,
      id,
      version: 1,
      workflow_id: 'a',
      action_id: 'b',
      action_type: 'webhook',
      cause: 'response',
      is_test: 0,
      receiver: 'https://example.org',
      state: 'done',
      due_at: 1,
      created_at: 1,
    },
    workflow_attempt: { ...ofForm, run_id: id, number: 1, started_at: 1, duration: 1, outcome: 'done' },
    workflow_health: { ...ofForm, workflow_id: 'a', action_id: 'b', succeeded_at: 1 },
    webhook_key: { ...ofForm, id, sealed: '', public_key: '', created_at: 1 },
    form_secret: { ...ofForm, name: 'a', sealed: '', origins: '', changed_at: 1 },
    personal_link: { ...ofForm, id, hash: id, name: '', created_at: 1 },
    response_export: {
      ...ofForm,
      id,
      user_id: userId,
      choices: '{}',
      state: 'waiting',
      written: 0,
      attempt: 0,
      held_until: 0,
      storage_key: id,
      created_at: 1,
      expires_at: 1,
    },
    change_entry: { ...ofForm, number: 1, kind: 'form_created', created_at: 1, actor_kind: 'system' },
    one_time_link: { hash: id, purpose: 'setup', organization_id, created_at: 1, expires_at: 1 },
    invitation: {
      organization_id,
      id,
      hash: id,
      sealed: '',
      email: '',
      role: 'member',
      workspaces: '[]',
      created_at: 1,
      expires_at: 1,
    },
    mail: {
      id,
      organization_id,
      kind: 'invitation',
      recipient: 'a@example.org',
      subject: '',
      sealed: '',
      state: 'waiting',
      next_attempt_at: 1,
      created_at: 1,
    },
  };
  for (const [table, row] of Object.entries(rows)) await insert(db, table, row);
  // SQLite numbers documents by itself.
  const docs = (await db.introspection.getTables()).find(({ name }) => name === 'response_doc');
  const isNumbered = docs?.columns.some(({ isAutoIncrementing }) => isAutoIncrementing);
  await insert(db, 'response_doc', { ...ofResponse, words: '', ...(isNumbered ? {} : { doc: 1 }) });
  await insert(db, 'file', {
    ...file,
    id: `${id}-shared`,
    created_at: 2,
    updated_at: 2,
    storage_key: contents.shared,
  });
}

async function insert(db: Database, table: string, row: object): Promise<void> {
  await db
    .insertInto(table as 'form_visit')
    .values(row as Insertable<Tables['form_visit']>)
    .execute();
}

/** The rows of an organisation in every table of the schema that names organisations, including future ones. */
export async function rowsOf(
  db: Database,
  organizationId: OrganizationId,
): Promise<Record<string, readonly unknown[]>> {
  const found: Record<string, readonly unknown[]> = {};
  for (const { name, columns } of await db.introspection.getTables()) {
    if (!columns.some((column) => column.name === 'organization_id')) continue;
    const rows = await db
      .selectFrom(name as 'form_visit')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .execute();
    // A query without an order may answer in another one each time.
    found[name] = rows.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return found;
}
