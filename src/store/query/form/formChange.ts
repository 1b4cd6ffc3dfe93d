import type { Insertable } from 'kysely';
import type { WriteTransaction } from '../../store.ts';
import type { Database, OrganizationId, Tables } from '../../tables.ts';
import { changeFormCount, type FormRow, insertForm, insertVersion } from './form.ts';

/** Changes that people make to a form. Each needs a write transaction with the form lock. */

export type NewForm = Omit<Insertable<Tables['form']>, 'created_at' | 'updated_at'>;

/**
 * Adds a form as the newest of its list, regardless of the clock, so that a polling reader never misses it.
 * Returns its `created_at`.
 */
export async function createForm(
  { db, lockOrganization }: Pick<WriteTransaction, 'db' | 'lockOrganization'>,
  form: NewForm,
  now: number,
): Promise<number> {
  await lockOrganization(form.organization_id);
  const last = await db
    .selectFrom('form')
    .select('created_at')
    .where('organization_id', '=', form.organization_id)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const created_at = Math.max(now, (last?.created_at ?? -Infinity) + 1);
  await insertForm(db, { ...form, created_at, updated_at: created_at });
  await changeFormCount(db, form.organization_id, 1);
  return created_at;
}

function changedForm(db: Database, organizationId: OrganizationId, id: string) {
  return db
    .updateTable('form')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('import_id', 'is', null);
}

/** Writes the next revision of the draft, unless it has changed since `revision` was read. */
export async function updateDraft(
  db: Database,
  organizationId: OrganizationId,
  id: string,
  { revision, draft, lastFieldNumber }: { revision: number; draft: string; lastFieldNumber: number },
): Promise<boolean> {
  const result = await changedForm(db, organizationId, id)
    .set({ draft, draft_revision: revision + 1, last_field_number: lastFieldNumber })
    .where('draft_revision', '=', revision)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Updates the settings that take effect without publishing. */
export async function updateLive(
  db: Database,
  organizationId: OrganizationId,
  id: string,
  change: { name?: string; workspace_id?: string; settings?: string; slug?: string | null; enabled?: number },
): Promise<void> {
  await changedForm(db, organizationId, id).set(change).execute();
}

/** Adds an immutable version. The first one also enables the form. */
export async function addVersion(
  db: Database,
  organizationId: OrganizationId,
  id: string,
  { version, definition, at }: { version: number; definition: string; at: number },
): Promise<void> {
  await insertVersion(db, {
    organization_id: organizationId,
    form_id: id,
    version,
    definition,
    published_at: at,
  });
  const changed = changedForm(db, organizationId, id);
  await changed.set({ enabled: 1 }).where('published_version', 'is', null).execute();
  await changed.set({ published_version: version, updated_at: at }).execute();
}

/** Removes the form from every list. Its rows stay: its id and its responses' ids are never reused. */
export async function markDeleted(
  db: Database,
  organizationId: OrganizationId,
  id: string,
  now: number,
): Promise<void> {
  const result = await changedForm(db, organizationId, id).set({ deleted_at: now }).executeTakeFirst();
  await changeFormCount(db, organizationId, -Number(result.numUpdatedRows));
}

/** Returns a deleted form to every list, at its old position or right after the form that took it. */
export async function markRestored(
  db: Database,
  { organization_id: organizationId, id, created_at, moved_from }: FormRow,
): Promise<void> {
  const free = await freeTime(db, organizationId, created_at);
  const target = free === created_at ? {} : { created_at: free, moved_from: moved_from ?? created_at };
  await db
    .updateTable('form')
    .set({ deleted_at: null, ...target })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
  await changeFormCount(db, organizationId, 1);
}

/** The first moment from `time` on that no form of the list uses. */
async function freeTime(db: Database, organizationId: OrganizationId, time: number): Promise<number> {
  for (let free = time; ; ) {
    const taken = await db
      .selectFrom('form')
      .select('created_at')
      .where('organization_id', '=', organizationId)
      .where('deleted_at', 'is', null)
      .where('created_at', '>=', free)
      .orderBy('created_at')
      .limit(100)
      .execute();
    for (const { created_at } of taken) {
      if (created_at > free) return free;
      free += 1;
    }
    if (taken.length < 100) return free;
  }
}
