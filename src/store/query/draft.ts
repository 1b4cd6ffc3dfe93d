import type { Insertable, Selectable } from 'kysely';
import type { Database, OrganizationId, Tables } from '../tables.ts';

export type DraftRow = Selectable<Tables['answer_draft']>;

/** What lies under a hash and is not over yet. */
export async function findDraft(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  hash: string,
  now: number,
): Promise<DraftRow | undefined> {
  return await db
    .selectFrom('answer_draft')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function writeDraft(db: Database, row: Insertable<Tables['answer_draft']>): Promise<void> {
  const { sealed, saved_at, expires_at } = row;
  await db
    .insertInto('answer_draft')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'form_id', 'hash']).doUpdateSet({ sealed, saved_at, expires_at }),
    )
    .execute();
}

/** Whether a form has so many or more, without counting them all. */
export async function hasDrafts(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  many: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('answer_draft')
    .select('hash')
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .orderBy('hash')
    .offset(many - 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeDraft(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  hash: string,
): Promise<void> {
  await db
    .deleteFrom('answer_draft')
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('hash', '=', hash)
    .execute();
}

/** Removes some of those of all organisations whose time is over; gives their number. */
export async function removeOldDrafts(db: Database, now: number, limit: number): Promise<number> {
  const old = await db
    .selectFrom('answer_draft')
    .select(['organization_id', 'form_id', 'hash'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .orderBy('hash')
    .limit(limit)
    .execute();
  for (const { organization_id, form_id, hash } of old)
    await db
      .deleteFrom('answer_draft')
      .where('organization_id', '=', organization_id)
      .where('form_id', '=', form_id)
      .where('hash', '=', hash)
      // Somebody may have saved it once more meanwhile.
      .where('expires_at', '<=', now)
      .execute();
  return old.length;
}
