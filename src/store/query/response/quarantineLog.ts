import type { Database, OrganizationId } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import { type ChangeActor, insertChanges } from './changeLog.ts';

/** Tells open tables that a submission came into quarantine. Needs the form lock. */
export async function logQuarantined(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  responseId: number,
  now: number,
): Promise<void> {
  const change = { kind: 'response_quarantined', response_id: responseId } as const;
  await insertChanges(db, organizationId, formId, [change], { actor: { kind: 'visitor' }, now });
}

/**
 * Tells open tables that submissions left the quarantine. Their arrival is forgotten, so that spam does not fill the log.
 * Without `by` nothing is told: submissions that expire leave no entry at all. Needs the form lock.
 */
export async function logUnquarantined(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  responseIds: readonly number[],
  by?: { readonly actor: ChangeActor; readonly now: number },
): Promise<void> {
  if (responseIds.length === 0) return;
  await db
    .deleteFrom('change_entry')
    .$call(ofForm(organizationId, formId))
    .where('response_id', 'in', responseIds)
    .where('kind', '=', 'response_quarantined')
    .execute();
  if (by === undefined) return;
  const changes = responseIds.map((response_id) => ({
    kind: 'response_unquarantined' as const,
    response_id,
  }));
  await insertChanges(db, organizationId, formId, changes, by);
}
