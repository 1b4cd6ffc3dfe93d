import type { Insertable } from 'kysely';
import { newShortId } from '#kit/ids.ts';
import type { Database, OrganizationId, Tables } from '#store/tables.ts';
import type { Person } from '../appService.ts';

type Rows = { [Name in keyof Tables]?: Insertable<Tables[Name]> };

/** Columns that reference a person. */
const references = ['user_id', 'created_by'];

/**
 * Inserts a row for the person into every table that references people; they must already be a member. Returns
 * the id of each row.
 */
export async function fillEveryTableOf(
  db: Database,
  organization_id: OrganizationId,
  { id, email }: Person,
): Promise<string> {
  const row = newShortId();
  const made = { id: row, created_at: 1 };
  const rows: Rows = {
    user_password: { user_id: id, hash: row, set_at: 1 },
    user_totp: { user_id: id, sealed: '', created_at: 1 },
    recovery_code: { user_id: id, hash: row },
    passkey: {
      ...made,
      user_id: id,
      credential_id: row,
      public_key: '',
      counter: 0,
      transports: '[]',
      name: `phone of ${email}`,
    },
    oidc_identity: { ...made, issuer: 'https://id.example.org', subject: row, user_id: id, email },
    app_session: {
      ...made,
      hash: row,
      user_id: id,
      seen_at: 1,
      confirmed_at: 1,
      expires_at: 9e15,
      method: 'password',
      agent: '',
    },
    one_time_link: {
      hash: row,
      purpose: 'email',
      user_id: id,
      value: email,
      created_at: 1,
      expires_at: 9e15,
    },
    workspace: { organization_id, ...made, name: 'w' },
    workspace_access: { organization_id, workspace_id: row, user_id: id, created_at: 1 },
    form: {
      organization_id,
      ...made,
      workspace_id: row,
      name: 'f',
      enabled: 1,
      updated_at: 1,
      draft: '{"format":2,"pages":[]}',
    },
    response_view: {
      organization_id,
      form_id: row,
      id: row,
      user_id: id,
      name: 'v',
      content: '{}',
      created_at: 1,
      updated_at: 1,
    },
    response_columns: { organization_id, form_id: row, user_id: id, content: '{}' },
    draft_presence: {
      organization_id,
      form_id: row,
      tab: row,
      user_id: id,
      selection: '{}',
      opened_at: 1,
      seen_at: 1,
    },
    response_export: {
      organization_id,
      ...made,
      form_id: row,
      user_id: id,
      choices: '{}',
      state: 'waiting',
      written: 0,
      attempt: 0,
      held_until: 0,
      storage_key: row,
      expires_at: 9e15,
    },
    form_version: { organization_id, form_id: row, version: 1, definition: '{}', published_at: 1 },
    response: {
      organization_id,
      form_id: row,
      id: 1,
      version: 1,
      state: 'live',
      created_at: 1,
      updated_at: 1,
      head: '{',
      tail: '}',
    },
    response_note: {
      organization_id,
      form_id: row,
      response_id: 1,
      ...made,
      text: 'n',
      created_by: id,
      updated_at: 1,
    },
    api_key: { organization_id, ...made, name: 'k', hash: row, prefix: 'k', created_by: id },
    invitation: {
      organization_id,
      ...made,
      hash: row,
      sealed: '',
      email: 'friend@example.org',
      role: 'member',
      workspaces: '[]',
      created_by: id,
      expires_at: 9e15,
    },
    mail: {
      ...made,
      user_id: id,
      kind: 'email_change',
      recipient: email,
      subject: '',
      sealed: '',
      state: 'waiting',
      next_attempt_at: 9e15,
    },
  };
  for (const [table, values] of Object.entries(rows))
    await db
      .insertInto(table as 'form_visit')
      .values(values as Insertable<Tables['form_visit']>)
      .execute();
  return row;
}

/** The tables of the schema that reference people, including future ones. */
export async function tablesOfPeople(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ columns }) => columns.some(({ name }) => references.includes(name)))
    .map(({ name }) => name);
}

/** Rows by table that contain one of the texts. */
export async function rowsNaming(
  db: Database,
  texts: readonly string[],
): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const { name } of await db.introspection.getTables()) {
    const all = await db
      .selectFrom(name as 'form_visit')
      .selectAll()
      .execute();
    const naming = all
      .map((row) => JSON.stringify(row))
      .filter((row) => texts.some((text) => row.toLowerCase().includes(text.toLowerCase())));
    if (naming.length > 0) found[name] = naming;
  }
  return found;
}
