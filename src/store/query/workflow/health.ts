import type { Insertable, Selectable } from 'kysely';
import type { Database, OrganizationId, Tables } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';

export type HealthRow = Selectable<Tables['workflow_health']>;

export async function healthOfForm(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): Promise<HealthRow[]> {
  return await db.selectFrom('workflow_health').selectAll().$call(ofForm(organizationId, formId)).execute();
}

/** Locks the row until the transaction ends, so that two processes do not judge by the same state. */
export async function lockHealth(
  db: Database,
  {
    organization_id,
    form_id,
    workflow_id,
    action_id,
  }: Pick<HealthRow, 'organization_id' | 'form_id' | 'workflow_id' | 'action_id'>,
): Promise<HealthRow | undefined> {
  return await db
    .updateTable('workflow_health')
    .set({ action_id })
    .$call(ofForm(organization_id, form_id))
    .where('workflow_id', '=', workflow_id)
    .where('action_id', '=', action_id)
    .returningAll()
    .executeTakeFirst();
}

/** A receiver may have repeated an answer in its error. */
export async function forgetWordsOfReceivers(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): Promise<void> {
  await db
    .updateTable('workflow_health')
    .set({ error_detail: null })
    .$call(ofForm(organizationId, formId))
    .where('error_detail', 'is not', null)
    .execute();
}

export async function writeHealth(db: Database, row: Insertable<Tables['workflow_health']>): Promise<void> {
  const { organization_id, form_id, workflow_id, action_id, ...state } = row;
  await db
    .insertInto('workflow_health')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'form_id', 'workflow_id', 'action_id']).doUpdateSet(state),
    )
    .execute();
}

/** Actions of the organisation that fail or are switched off, of forms that are not deleted. */
export async function unhealthyActions(
  db: Database,
  organizationId: OrganizationId,
  limit: number,
): Promise<(HealthRow & { form_name: string; workspace_id: string; published_version: number | null })[]> {
  return await db
    .selectFrom('workflow_health')
    .innerJoin('form', (join) =>
      join
        .onRef('form.organization_id', '=', 'workflow_health.organization_id')
        .onRef('form.id', '=', 'workflow_health.form_id'),
    )
    .selectAll('workflow_health')
    .select(['form.name as form_name', 'form.workspace_id', 'form.published_version'])
    .where('workflow_health.organization_id', '=', organizationId)
    .where('form.deleted_at', 'is', null)
    .where(({ or, eb }) => or([eb('failing_since', 'is not', null), eb('switched_off_at', 'is not', null)]))
    .orderBy('failed_at', 'desc')
    .limit(limit)
    .execute();
}

/** Whether the service switched the action off. */
export async function isActionSwitchedOff(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  { workflow_id, action_id }: ActionOfForm,
): Promise<boolean> {
  const row = await db
    .selectFrom('workflow_health')
    .select('switched_off_at')
    .$call(ofForm(organizationId, formId))
    .where('workflow_id', '=', workflow_id)
    .where('action_id', '=', action_id)
    .where('switched_off_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets that actions of a workflow failed or were switched off; false if none was. */
export async function clearHealth(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  workflowId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('workflow_health')
    .set({ switched_off_at: null, reason: null, failing_since: null, told_at: null })
    .$call(ofForm(organizationId, formId))
    .where('workflow_id', '=', workflowId)
    .where(({ or, eb }) => or([eb('failing_since', 'is not', null), eb('switched_off_at', 'is not', null)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type ActionOfForm = Pick<HealthRow, 'workflow_id' | 'action_id'>;

/** Forgets how the action fared: it exists no more. */
export async function forgetHealth(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  { workflow_id, action_id }: ActionOfForm,
): Promise<void> {
  await db
    .deleteFrom('workflow_health')
    .$call(ofForm(organizationId, formId))
    .where('workflow_id', '=', workflow_id)
    .where('action_id', '=', action_id)
    .execute();
}

/** Ends the alarms of all actions but these, which a new version of the form has. */
export async function forgetOtherActions(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  kept: readonly ActionOfForm[],
): Promise<void> {
  const keyOf = ({ workflow_id, action_id }: ActionOfForm) => `${workflow_id} ${action_id}`;
  const keys = new Set(kept.map(keyOf));
  const gone = (await healthOfForm(db, organizationId, formId)).filter((row) => !keys.has(keyOf(row)));
  // Runs lock these rows in the same order.
  gone.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  for (const row of gone) await forgetHealth(db, organizationId, formId, row);
}
