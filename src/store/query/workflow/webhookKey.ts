import type { Insertable, Selectable } from 'kysely';
import type { Database, OrganizationId, Tables } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';

export type WebhookKeyRow = Selectable<Tables['webhook_key']>;

/** The keys that sign now, the current one first. */
export async function activeWebhookKeys(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  now: number,
): Promise<WebhookKeyRow[]> {
  return await db
    .selectFrom('webhook_key')
    .selectAll()
    .$call(ofForm(organizationId, formId))
    .where(({ or, eb }) => or([eb('retires_at', 'is', null), eb('retires_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** False if there is a current key already. */
export async function insertWebhookKey(
  db: Database,
  row: Insertable<Tables['webhook_key']>,
): Promise<boolean> {
  const result = await db
    .insertInto('webhook_key')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Lets the current key sign until `until`, and those before it no longer. */
export async function retireWebhookKeys(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  { now, until }: { now: number; until: number },
): Promise<void> {
  await db
    .deleteFrom('webhook_key')
    .$call(ofForm(organizationId, formId))
    .where('retires_at', 'is not', null)
    .execute();
  await db
    .updateTable('webhook_key')
    .set({ retires_at: Math.max(until, now) })
    .$call(ofForm(organizationId, formId))
    .where('retires_at', 'is', null)
    .execute();
}

/** The public keys of a form by its id, which is unique across organisations; deleted forms have none. */
export async function publicWebhookKeys(
  db: Database,
  formId: string,
  now: number,
): Promise<Pick<WebhookKeyRow, 'id' | 'public_key' | 'created_at' | 'retires_at'>[]> {
  return await db
    .selectFrom('webhook_key')
    .innerJoin('form', (join) =>
      join
        .onRef('form.organization_id', '=', 'webhook_key.organization_id')
        .onRef('form.id', '=', 'webhook_key.form_id'),
    )
    .select(['webhook_key.id', 'public_key', 'webhook_key.created_at', 'retires_at'])
    .where('form.id', '=', formId)
    .where('form.deleted_at', 'is', null)
    .where('form.import_id', 'is', null)
    .where(({ or, eb }) => or([eb('retires_at', 'is', null), eb('retires_at', '>', now)]))
    .orderBy('webhook_key.created_at', 'desc')
    .execute();
}
