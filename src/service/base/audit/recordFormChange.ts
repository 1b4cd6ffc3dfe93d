import type { AuditAction } from '#contract/app/organization/auditActions.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import { insertChanges, type NewChange } from '#store/query/response/changeLog.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { type Actor, type AuditEvent, recordAudit } from './recordAudit.ts';

type FormAction = Extract<AuditAction, `form.${string}`>;

export interface FormEvent {
  readonly action: FormAction;
  readonly details?: AuditEvent['details'];
  /** Entries for the change log; empty if they do not matter to readers of forms and responses. */
  readonly changes: readonly NewChange[];
}

/**
 * Records an event of a form in the audit log, for people, and in the change log, for code that shows or processes
 * responses. Runs in the transaction of the change, which holds the form's lock.
 */
export async function recordFormChange(
  db: Database,
  form: { readonly organization_id: OrganizationId; readonly id: string; readonly name: string },
  actor: Actor,
  { action, details, changes }: FormEvent,
  now: number,
): Promise<void> {
  const { organization_id: organizationId, id, name } = form;
  const target = { kind: 'form', id, name };
  const event = { action, target, ...(details === undefined ? {} : { details }) };
  await recordAudit(db, organizationId, actor, event, now);
  await insertChanges(db, organizationId, id, changes, { actor, now });
}

/** The event of moving a form to another workspace. */
export function movedEvent(from: string, to: string): FormEvent {
  const change = { kind: 'form_changed', old: { workspace: from }, new: { workspace: to } } as const;
  return { action: 'form.moved', details: { from, to }, changes: [change] };
}

export function renamedEvent(from: string, to: string): FormEvent {
  const change = { kind: 'form_changed', old: { name: from }, new: { name: to } } as const;
  return { action: 'form.renamed', details: { from, to }, changes: [change] };
}

/** The event of setting, replacing or removing a password; undefined if it has not changed. */
export function passwordEvent(before: string | undefined, after: string | undefined): FormEvent | undefined {
  if (before === after) return undefined;
  const values = { old: { password: before !== undefined }, new: { password: after !== undefined } };
  const action = after === undefined ? 'form.password_removed' : 'form.password_set';
  return { action, changes: [{ kind: 'form_changed', ...values }] };
}

/** The event that names the changed settings; undefined if there are none. Password hashes never enter the logs. */
export function settingsEvent(before: FormSettings, after: FormSettings): FormEvent | undefined {
  const { password_hash: _, ...old } = before;
  const { password_hash: __, ...changed } = after;
  const keys = [...new Set([...Object.keys(old), ...Object.keys(changed)])] as (keyof typeof old)[];
  const different = keys.filter((key) => JSON.stringify(old[key]) !== JSON.stringify(changed[key])).sort();
  if (different.length === 0) return undefined;
  const values = (settings: typeof old) => Object.fromEntries(different.map((key) => [key, settings[key]]));
  const change = { kind: 'form_changed', old: values(old), new: values(changed) } as const;
  return { action: 'form.settings_changed', details: { settings: different }, changes: [change] };
}
