import type { Insertable, Selectable } from 'kysely';
import { storableText } from '#kit/text/storableText.ts';
import type { WriteTransaction } from '../../store.ts';
import type { Database, OrganizationId, Tables } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import { noteErasure } from '../operate/erasure.ts';

export type ResponseExportRow = Selectable<Tables['response_export']>;

/** Adds an export and schedules the removal of its content. */
export async function insertResponseExport(
  db: Database,
  row: Insertable<Tables['response_export']>,
): Promise<void> {
  await db.insertInto('response_export').values(row).execute();
  await db
    .insertInto('unneeded_content')
    .values({ storage_key: row.storage_key, noted_at: row.expires_at })
    .execute();
}

/** The exports of a form that a member has asked for, newest first. */
export async function listResponseExports(
  db: Database,
  organizationId: OrganizationId,
  { formId, userId, now }: { formId: string; userId: string; now: number },
): Promise<ResponseExportRow[]> {
  return await db
    .selectFrom('response_export')
    .selectAll()
    .$call(ofForm(organizationId, storableText(formId)))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(50)
    .execute();
}

/** Exports of an organisation that wait or are being made. */
export async function countOpenExports(
  db: Database,
  organizationId: OrganizationId,
  now: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('response_export')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('state', 'in', ['waiting', 'running'])
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findResponseExport(
  db: Database,
  organizationId: OrganizationId,
  id: string,
): Promise<ResponseExportRow | undefined> {
  return await db
    .selectFrom('response_export')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', storableText(id))
    .executeTakeFirst();
}

/** Deletes an export; its content goes with the next removal. */
export async function deleteResponseExport(
  db: Database,
  { organization_id, id, storage_key }: Pick<ResponseExportRow, 'organization_id' | 'id' | 'storage_key'>,
  now: number,
): Promise<void> {
  await db
    .deleteFrom('response_export')
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute();
  await noteErasure(db);
  await db
    .updateTable('unneeded_content')
    .set({ noted_at: now })
    .where('storage_key', '=', storage_key)
    .execute();
}

/**
 * Claims the next export that waits, or whose process has died, until `heldUntil`; `taken` if another process was faster.
 * Organisations take turns, in a circle from the one after `after`, and each has one export under way in all processes. No organisation in the condition: the job works for all of them. The form's lock keeps it apart from erasures, which hold
 * it too: an export claimed before one is deleted by it, and one claimed after it no longer finds what was erased.
 */
export async function claimResponseExport(
  { db, lockForms }: Pick<WriteTransaction, 'db' | 'lockForms'>,
  { now, heldUntil, after }: { now: number; heldUntil: number; after?: OrganizationId | undefined },
): Promise<ResponseExportRow | 'taken' | undefined> {
  const next = await db
    .selectFrom('response_export')
    .select(['organization_id', 'form_id', 'id', 'attempt', 'held_until'])
    .where('state', 'in', ['waiting', 'running'])
    .where('held_until', '<=', now)
    .where('expires_at', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('response_export as other')
            .select('other.id')
            .whereRef('other.organization_id', '=', 'response_export.organization_id')
            .where('other.state', '=', 'running')
            .where('other.held_until', '>', now),
        ),
      ),
    )
    .$if(after !== undefined, (query) =>
      query.orderBy(({ eb }) => eb('organization_id', '>', after ?? null), 'desc'),
    )
    .orderBy('organization_id')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (next === undefined) return undefined;
  await lockForms(next.organization_id, [next.form_id]);
  const claimed = await db
    .updateTable('response_export')
    .set({ state: 'running', held_until: heldUntil, attempt: next.attempt + 1, written: 0 })
    .where('organization_id', '=', next.organization_id)
    .where('id', '=', next.id)
    .where('held_until', '=', next.held_until)
    .where('attempt', '=', next.attempt)
    .returningAll()
    .executeTakeFirst();
  return claimed ?? 'taken';
}

/** Changes a claimed export; false if it was deleted or another process has claimed it since. */
export async function updateClaimedExport(
  db: Database,
  { organization_id, id, attempt }: Pick<ResponseExportRow, 'organization_id' | 'id' | 'attempt'>,
  values: Partial<Pick<ResponseExportRow, 'state' | 'written' | 'size' | 'held_until' | 'attempt'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('response_export')
    .set(values)
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Finished exports of the organisation that have no place beside a new one of `size` bytes, by their number or bytes: the
 * oldest go first. Those of others never make room.
 */
export async function finishedBeyond(
  db: Database,
  { organization_id, id, size: newSize }: Pick<ResponseExportRow, 'organization_id' | 'id' | 'size'>,
  most: { readonly files: number; readonly bytes: number },
): Promise<ResponseExportRow[]> {
  const rows = await db
    .selectFrom('response_export')
    .selectAll()
    .where('organization_id', '=', organization_id)
    .where('state', '=', 'ready')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  let bytes = newSize ?? 0;
  const others = rows.filter((row) => row.id !== id);
  return others.filter(({ size }, index) => {
    bytes += size ?? 0;
    return index + 1 >= most.files || bytes > most.bytes;
  });
}

/** Deletes the files of a form that are there or being made, because they may hold what was erased. Needs the form lock. */
export async function deleteExportsOfForm(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  now: number,
): Promise<void> {
  const rows = await db
    .selectFrom('response_export')
    .select(['organization_id', 'id', 'storage_key'])
    .$call(ofForm(organizationId, formId))
    .where('state', 'in', ['running', 'ready'])
    .execute();
  for (const row of rows) await deleteResponseExport(db, row, now);
}

/** Of all organisations: the content of expired exports is queued already. */
export async function deleteExpiredExports(db: Database, now: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('response_export')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await noteErasure(db);
}
