import { sql } from 'kysely';
import type { Database, OrganizationId } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';

// Literals, because a partial index is used only if its condition appears in the query text.
const plainBody = sql<boolean>`body_hash IS NOT NULL AND substr(body_hash, 1, 3) <> 'k1.'`;
const plainAnswer = sql<boolean>`substr(hash, 1, 3) <> 'k1.'`;

export interface FormName {
  organization_id: OrganizationId;
  form_id: string;
}

/**
 * A form of any organisation that still has unkeyed hashes. Ordered like the partial indexes: without that,
 * PostgreSQL, which has no statistics for the condition, would scan the whole table to find nothing.
 */
export async function formWithUnkeyedHashes(db: Database): Promise<FormName | undefined> {
  const columns = ['organization_id', 'form_id'] as const;
  return (
    (await db
      .selectFrom('private_submission')
      .select(columns)
      .where(plainBody)
      .orderBy('organization_id')
      .orderBy('form_id')
      .limit(1)
      .executeTakeFirst()) ??
    (await db
      .selectFrom('unique_answer')
      .select(columns)
      .where(plainAnswer)
      .orderBy('organization_id')
      .orderBy('form_id')
      .limit(1)
      .executeTakeFirst()) ??
    (await db
      .selectFrom('response')
      .select(columns)
      .where(plainBody)
      .orderBy('organization_id')
      .orderBy('form_id')
      .limit(1)
      .executeTakeFirst())
  );
}

export interface Keys {
  body(formId: string, submissionId: string, plain: string): string;
  person(formId: string, plain: string): string;
}

/** Keys a batch of a form's hashes and returns their number. Needs the form lock. */
export async function keyHashesOfForm(
  db: Database,
  form: FormName,
  keys: Keys,
  limit: number,
): Promise<number> {
  return (
    (await keyPrivate(db, form, keys, limit)) +
    (await keyPersons(db, form, keys, limit)) +
    (await keyResponses(db, form, keys, limit))
  );
}

async function keyPrivate(
  db: Database,
  { organization_id, form_id }: FormName,
  keys: Keys,
  limit: number,
): Promise<number> {
  const rows = await db
    .selectFrom('private_submission')
    .select(['submission_id', 'body_hash'])
    .$call(ofForm(organization_id, form_id))
    .where(plainBody)
    .limit(limit)
    .execute();
  for (const { submission_id, body_hash } of rows)
    await db
      .updateTable('private_submission')
      .set({ body_hash: keys.body(form_id, submission_id, body_hash ?? '') })
      .$call(ofForm(organization_id, form_id))
      .where('submission_id', '=', submission_id)
      .execute();
  return rows.length;
}

async function keyPersons(
  db: Database,
  { organization_id, form_id }: FormName,
  keys: Keys,
  limit: number,
): Promise<number> {
  const rows = await db
    .selectFrom('unique_answer')
    .selectAll()
    .$call(ofForm(organization_id, form_id))
    .where(plainAnswer)
    .limit(limit)
    .execute();
  for (const row of rows) {
    await db
      .insertInto('unique_answer')
      .values({ ...row, hash: keys.person(form_id, row.hash) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .deleteFrom('unique_answer')
      .$call(ofForm(organization_id, form_id))
      .where('hash', '=', row.hash)
      .execute();
  }
  return rows.length;
}

async function keyResponses(
  db: Database,
  { organization_id, form_id }: FormName,
  keys: Keys,
  limit: number,
): Promise<number> {
  const rows = await db
    .selectFrom('response')
    .select(['id', 'submission_id', 'body_hash'])
    .$call(ofForm(organization_id, form_id))
    .where(plainBody)
    .limit(limit)
    .execute();
  for (const { id, submission_id, body_hash } of rows)
    await db
      .updateTable('response')
      // Without a submission id the hash cannot identify a retry.
      .set({ body_hash: submission_id === null ? null : keys.body(form_id, submission_id, body_hash ?? '') })
      .$call(ofForm(organization_id, form_id))
      .where('id', '=', id)
      .execute();
  return rows.length;
}
