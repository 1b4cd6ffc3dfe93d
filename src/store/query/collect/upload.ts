import type { Selectable } from 'kysely';
import type { Database, OrganizationId, Tables } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import { noteErasure } from '../operate/erasure.ts';

export type UploadRow = Selectable<Tables['upload']>;

/** The key of an upload: its id is valid only together with its form. */
export type UploadName = Pick<UploadRow, 'organization_id' | 'form_id' | 'id'>;

export async function insertUploads(db: Database, rows: readonly UploadRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('upload').values(rows).execute();
}

export async function findUploads(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  ids: readonly string[],
): Promise<UploadRow[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('upload')
    .selectAll()
    .$call(ofForm(organizationId, formId))
    .where('id', 'in', ids)
    .execute();
}

/**
 * Number and announced bytes of a form's unclaimed uploads. Uploads announced before `emptySince` that have
 * received nothing do not count. With a network, counts only its uploads.
 */
export async function unclaimedUploads(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  emptySince: number,
  network?: string,
): Promise<{ count: number; bytes: number }> {
  const row = await db
    .selectFrom('upload')
    .$if(network !== undefined, (query) => query.where('network', '=', network ?? ''))
    .select(({ fn }) => [fn.countAll().as('count'), fn.sum('size').as('bytes')])
    .$call(ofForm(organizationId, formId))
    .where('submission_id', 'is', null)
    .where((eb) => eb.or([eb('received', '>', 0), eb('created_at', '>', emptySince)]))
    .executeTakeFirst();
  return { count: Number(row?.count ?? 0), bytes: Number(row?.bytes ?? 0) };
}

function named(db: Database, { organization_id, form_id, id }: UploadName) {
  return db.updateTable('upload').$call(ofForm(organization_id, form_id)).where('id', '=', id);
}

/**
 * Takes or extends the write lease on an upload: two concurrent writers could leave content that differs from the
 * checked content. False if another writer holds it, or it is complete.
 */
export async function leaseUpload(
  db: Database,
  name: UploadName,
  holder: string,
  time: { now: number; until: number },
): Promise<boolean> {
  const { numUpdatedRows } = await named(db, name)
    .set({ held_by: holder, held_until: time.until })
    .where('sha256', 'is', null)
    .where((eb) =>
      eb.or([eb('held_by', 'is', null), eb('held_by', '=', holder), eb('held_until', '<', time.now)]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type UploadChange = Partial<Pick<UploadRow, 'received' | 'type' | 'size' | 'sha256'>>;

/** Records the holder's progress and releases the lease; false if it no longer holds the lease. */
export async function releaseUpload(
  db: Database,
  name: UploadName,
  holder: string,
  change: UploadChange,
): Promise<boolean> {
  const { numUpdatedRows } = await named(db, name)
    .set({ ...change, held_by: null, held_until: 0 })
    .where('held_by', '=', holder)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Records that the content of an upload is there. False if the upload is gone or complete already. */
export async function completeUploadRow(
  db: Database,
  name: UploadName,
  change: Required<UploadChange>,
): Promise<boolean> {
  const { numUpdatedRows } = await named(db, name).set(change).where('sha256', 'is', null).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Makes the upload unclaimable; false if a submission has claimed it. */
export async function expireUpload(db: Database, name: UploadName): Promise<boolean> {
  const { numUpdatedRows } = await named(db, name)
    .set({ expires_at: 0 })
    .where('submission_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Claims uploads for a submission, all or none: false if one of them is incomplete, expired or already claimed.
 * Runs in the transaction that stores the submission.
 */
export async function claimUploads(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  submissionId: string,
  ids: readonly string[],
  now: number,
): Promise<boolean> {
  if (ids.length === 0) return true;
  const { numUpdatedRows } = await db
    .updateTable('upload')
    .set({ submission_id: submissionId })
    .$call(ofForm(organizationId, formId))
    .where('id', 'in', ids)
    .where('submission_id', 'is', null)
    .where('sha256', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (numUpdatedRows === BigInt(ids.length)) return true;
  await unclaimUploads(db, organizationId, formId, submissionId, ids);
  return false;
}

/** Reverts {@link claimUploads} in the same transaction if the submission is refused after all. */
export async function unclaimUploads(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  submissionId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('upload')
    .set({ submission_id: null })
    .$call(ofForm(organizationId, formId))
    .where('id', 'in', ids)
    .where('submission_id', '=', submissionId)
    .execute();
}

/**
 * Clears the network of claimed uploads, because a stored response says nothing about its origin. Runs after
 * {@link claimUploads}, once nothing can refuse the submission.
 */
export async function clearUploadNetworks(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('upload')
    .set({ network: null })
    .$call(ofForm(organizationId, formId))
    .where('id', 'in', ids)
    .execute();
}

/** Uploads of all organisations that have been unclaimable since `then`. */
export async function expiredUploads(db: Database, then: number, limit: number): Promise<UploadRow[]> {
  return await db
    .selectFrom('upload')
    .selectAll()
    .where('expires_at', '<', then)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}

export async function deleteUpload(db: Database, name: UploadName): Promise<void> {
  await db
    .deleteFrom('upload')
    .$call(ofForm(name.organization_id, name.form_id))
    .where('id', '=', name.id)
    .execute();
  await noteErasure(db);
}

/** Whether this upload has become the file of a response, which then owns its content. */
export async function isFile(db: Database, { organization_id, id }: UploadName): Promise<boolean> {
  const row = await db
    .selectFrom('file')
    .select('id')
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
