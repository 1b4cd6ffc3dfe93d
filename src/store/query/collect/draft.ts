import type { Insertable, Selectable } from 'kysely';
import type { Database, OrganizationId, Tables } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import { noteErasure } from '../operate/erasure.ts';

export type DraftRow = Selectable<Tables['answer_draft']>;

/** The unexpired draft with this hash. */
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
    .$call(ofForm(organizationId, formId))
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

/** Whether a form, or one network in it, has at least this many drafts, without counting them all. */
export async function hasDrafts(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  minimum: number,
  network?: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('answer_draft')
    .select('hash')
    .$call(ofForm(organizationId, formId))
    .$if(network !== undefined, (query) => query.where('network', '=', network ?? ''))
    .orderBy('hash')
    .offset(minimum - 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Removes the oldest draft, saved before `then`, that was never opened again; optionally only among those of
 * one network. False if there is none.
 */
export async function evictUnopenedDraft(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  then: number,
  network?: string,
): Promise<boolean> {
  const oldest = await db
    .selectFrom('answer_draft')
    .select('hash')
    .$call(ofForm(organizationId, formId))
    .where('opened_at', 'is', null)
    .where('saved_at', '<', then)
    .$if(network !== undefined, (query) => query.where('network', '=', network ?? ''))
    .orderBy('saved_at')
    .orderBy('hash')
    .limit(1)
    .executeTakeFirst();
  if (oldest === undefined) return false;
  await removeDraft(db, organizationId, formId, oldest.hash);
  return true;
}

/** Records when the visitor first came back. */
export async function markDraftOpened(
  db: Database,
  { organization_id, form_id, hash }: Pick<DraftRow, 'organization_id' | 'form_id' | 'hash'>,
  now: number,
): Promise<void> {
  await db
    .updateTable('answer_draft')
    .set({ opened_at: now })
    .$call(ofForm(organization_id, form_id))
    .where('hash', '=', hash)
    .where('opened_at', 'is', null)
    .execute();
}

export async function removeDraft(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  hash: string,
): Promise<void> {
  await db
    .deleteFrom('answer_draft')
    .$call(ofForm(organizationId, formId))
    .where('hash', '=', hash)
    .execute();
}

/** Removes a batch of expired drafts of all organisations; returns their number. */
export async function deleteExpiredDrafts(db: Database, now: number, limit: number): Promise<number> {
  const expired = await db
    .selectFrom('answer_draft')
    .select(['organization_id', 'form_id', 'hash'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .orderBy('hash')
    .limit(limit)
    .execute();
  for (const { organization_id, form_id, hash } of expired)
    await db
      .deleteFrom('answer_draft')
      .$call(ofForm(organization_id, form_id))
      .where('hash', '=', hash)
      // The draft may have been saved again meanwhile.
      .where('expires_at', '<=', now)
      .execute();
  if (expired.length > 0) await noteErasure(db);
  return expired.length;
}
