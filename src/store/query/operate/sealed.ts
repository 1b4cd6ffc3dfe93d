import type { Database, OrganizationId } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';

/** Everything in the database sealed with a key outside it, of all organisations and of people. */
export interface SealedRows {
  readonly totp: readonly { user_id: string; sealed: string }[];
  readonly invitations: readonly {
    organization_id: OrganizationId;
    id: string;
    hash: string;
    sealed: string;
  }[];
  readonly mails: readonly { id: string; sealed: string }[];
  readonly mailServers: readonly { sealed: string }[];
  readonly connections: readonly { organization_id: OrganizationId; id: string; sealed: string }[];
  readonly ofForms: readonly SealedOfForm[];
}

/** A sealed value of a form's workflows, in the table and under the key that hold it. */
export interface SealedOfForm {
  readonly table: 'webhook_key' | 'form_secret' | 'workflow_run';
  readonly organization_id: OrganizationId;
  readonly form_id: string;
  readonly id: string;
  readonly sealed: string;
}

/** Skips sent mails, which have no sealed content left. */
export async function sealedRows(db: Database): Promise<SealedRows> {
  return {
    totp: await db.selectFrom('user_totp').select(['user_id', 'sealed']).execute(),
    invitations: await db
      .selectFrom('invitation')
      .select(['organization_id', 'id', 'hash', 'sealed'])
      .execute(),
    mails: await db.selectFrom('mail').select(['id', 'sealed']).where('sealed', '!=', '').execute(),
    mailServers: await db.selectFrom('mail_server').select('sealed').execute(),
    connections: await db
      .selectFrom('workflow_connection')
      .select(['organization_id', 'id', 'sealed'])
      .execute(),
    ofForms: await sealedOfForms(db),
  };
}

async function sealedOfForms(db: Database): Promise<SealedOfForm[]> {
  const columns = ['organization_id', 'form_id', 'sealed'] as const;
  const keys = await db
    .selectFrom('webhook_key')
    .select([...columns, 'id'])
    .execute();
  const secrets = await db
    .selectFrom('form_secret')
    .select([...columns, 'name as id'])
    .execute();
  const runs = await db
    .selectFrom('workflow_run')
    .select([...columns, 'id'])
    .where('sealed', 'is not', null)
    .execute();
  return [
    ...keys.map((row) => ({ ...row, table: 'webhook_key' as const })),
    ...secrets.map((row) => ({ ...row, table: 'form_secret' as const })),
    ...runs.map((row) => ({ ...row, sealed: row.sealed ?? '', table: 'workflow_run' as const })),
  ];
}

export async function replaceSealedOfForm(db: Database, row: SealedOfForm, next: string): Promise<void> {
  const key = row.table === 'form_secret' ? 'name' : 'id';
  await db
    // All three tables have these columns.
    .updateTable(row.table as 'webhook_key')
    .set({ sealed: next })
    .$call(ofForm(row.organization_id, row.form_id))
    .where(key as 'id', '=', row.id)
    .where('sealed', '=', row.sealed)
    .execute();
}

/** Replaces the sealed secret only if it has not changed since it was read. */
export async function replaceSealedTotp(
  db: Database,
  { user_id, sealed }: SealedRows['totp'][number],
  next: string,
): Promise<void> {
  await db
    .updateTable('user_totp')
    .set({ sealed: next })
    .where('user_id', '=', user_id)
    .where('sealed', '=', sealed)
    .execute();
}

export async function replaceSealedInvitation(
  db: Database,
  { organization_id, id, sealed }: SealedRows['invitations'][number],
  next: { sealed: string; hash: string },
): Promise<void> {
  await db
    .updateTable('invitation')
    .set(next)
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .where('sealed', '=', sealed)
    .execute();
}

export async function replaceSealedMail(
  db: Database,
  { id, sealed }: SealedRows['mails'][number],
  next: string,
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ sealed: next })
    .where('id', '=', id)
    .where('sealed', '=', sealed)
    .execute();
}

export async function replaceSealedConnection(
  db: Database,
  { organization_id, id, sealed }: SealedRows['connections'][number],
  next: string,
): Promise<void> {
  await db
    .updateTable('workflow_connection')
    .set({ sealed: next })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .where('sealed', '=', sealed)
    .execute();
}

export async function replaceSealedMailServer(
  db: Database,
  { sealed }: SealedRows['mailServers'][number],
  next: string,
): Promise<void> {
  await db.updateTable('mail_server').set({ sealed: next }).where('sealed', '=', sealed).execute();
}

/** Counts the rows that are identified only by a hash. */
export async function countHashed(db: Database): Promise<{ sessions: number; links: number; codes: number }> {
  const count = async (table: 'app_session' | 'one_time_link' | 'recovery_code') => {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  };
  return {
    sessions: await count('app_session'),
    links: await count('one_time_link'),
    codes: await count('recovery_code'),
  };
}

/**
 * Deletes the hashes that a new hash key makes unusable. Without their watermarks, unique answers are rebuilt
 * from the stored responses.
 */
export async function deleteHashed(db: Database): Promise<void> {
  const tables = ['app_session', 'one_time_link', 'recovery_code', 'unique_answer', 'unique_field'] as const;
  for (const table of tables) await db.deleteFrom(table).execute();
}
