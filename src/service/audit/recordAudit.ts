import type { AuditAction } from '#contract/app/auditActions.ts';
import { newUuid } from '#kit/ids.ts';
import { storableJson, storableText } from '#kit/storableText.ts';
import { insertAuditEntry, organizationsOfUser } from '#store/query/audit.ts';
import type { Database, OrganizationId } from '#store/tables.ts';

/** Who did it. */
export type Actor =
  | { readonly kind: 'user'; readonly id: string; readonly name: string }
  | { readonly kind: 'command_line' }
  | { readonly kind: 'system' };

export interface AuditEvent {
  readonly action: AuditAction;
  /** To what it was done, as it was called then. */
  readonly target: { readonly kind: string; readonly id: string; readonly name: string };
  /** What else tells what happened, such as `{ from, to }`; never a secret. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Writes down what was done, in the transaction that does it. */
export async function recordAudit(
  db: Database,
  organizationId: OrganizationId,
  actor: Actor,
  { action, target, details = {} }: AuditEvent,
  now: number,
): Promise<void> {
  await insertAuditEntry(db, {
    organization_id: organizationId,
    id: newUuid(),
    created_at: now,
    actor_kind: actor.kind,
    actor_id: actor.kind === 'user' ? actor.id : null,
    actor_name: actor.kind === 'user' ? storableText(actor.name) : '',
    action,
    target_kind: target.kind,
    target_id: storableText(target.id),
    target_name: storableText(target.name),
    details: storableJson(details),
  });
}

/** What concerns a person's account stands in the log of each organisation that the person belongs to. */
export async function recordForUser(
  db: Database,
  user: { readonly id: string; readonly name: string },
  action: AuditAction,
  now: number,
  { actor, details }: { actor?: Actor; details?: AuditEvent['details'] } = {},
): Promise<void> {
  const event = { action, target: { kind: 'user', ...user }, ...(details === undefined ? {} : { details }) };
  for (const organizationId of await organizationsOfUser(db, user.id))
    await recordAudit(db, organizationId, actor ?? { kind: 'user', ...user }, event, now);
}
