import type { Selectable } from 'kysely';
import type { Database, OrganizationId, Tables } from '../../tables.ts';

export type UploadRow = Selectable<Tables['upload']>;

/** Which upload: its id counts only together with its form. */
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
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('id', 'in', ids)
    .execute();
}

/**
 * How many uploads of a form nobody has claimed, and how many bytes they are or will be. Those that were announced before
 * `emptySince` and of which nothing has come do not count. With a network, only what came from there.
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
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('submission_id', 'is', null)
    .where((eb) => eb.or([eb('received', '>', 0), eb('created_at', '>', emptySince)]))
    .executeTakeFirst();
  return { count: Number(row?.count ?? 0), bytes: Number(row?.bytes ?? 0) };
}

function named(db: Database, { organization_id, form_id, id }: UploadName) {
  return db
    .updateTable('upload')
    .where('organization_id', '=', organization_id)
    .where('form_id', '=', form_id)
    .where('id', '=', id);
}

/**
 * Takes an upload into one hand, or keeps it there: two that write to it at once could leave another content than the
 * one that was checked. False where somebody else has it, or it is complete.
 */
export async function holdUpload(
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

/** Writes down what the holder has done and lets go; false where it is no longer the holder. */
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

/** From now on nobody can claim it; false where somebody has. */
export async function expireUpload(db: Database, name: UploadName): Promise<boolean> {
  const { numUpdatedRows } = await named(db, name)
    .set({ expires_at: 0 })
    .where('submission_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Gives uploads to a submission, all or none: false where one of them is not complete, too old or given away. In the
 * transaction that stores the submission.
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
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('id', 'in', ids)
    .where('submission_id', 'is', null)
    .where('sha256', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (numUpdatedRows === BigInt(ids.length)) return true;
  await unclaimUploads(db, organizationId, formId, submissionId, ids);
  return false;
}

/** Takes back {@link claimUploads}, in the same transaction, where the submission is refused after all. */
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
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('id', 'in', ids)
    .where('submission_id', '=', submissionId)
    .execute();
}

/** What a response keeps says nothing of where it came from: after {@link claimUploads}, when nothing refuses it any more. */
export async function forgetNetworks(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('upload')
    .set({ network: null })
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('id', 'in', ids)
    .execute();
}

/** Of all organisations: what nobody could claim since `then`. */
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
    .where('organization_id', '=', name.organization_id)
    .where('form_id', '=', name.form_id)
    .where('id', '=', name.id)
    .execute();
}

/** Whether a response has the file of this upload, so that its content is no longer the upload's. */
export async function isFile(db: Database, { organization_id, id }: UploadName): Promise<boolean> {
  const row = await db
    .selectFrom('file')
    .select('id')
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
