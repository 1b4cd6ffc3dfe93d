import type { AuditAction } from '#contract/app/organization/auditActions.ts';
import { randomBase62, toBase62 } from '#kit/ids.ts';
import { storableJson, storableText } from '#kit/text/storableText.ts';
import { insertAuditEntry, organizationsOfUser } from '#store/query/organization/audit.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { foldedText } from './foldedText.ts';

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
  const actorName = actor.kind === 'user' ? storableText(actor.name) : '';
  const targetName = storableText(target.name);
  await insertAuditEntry(db, {
    organization_id: organizationId,
    id: risingId(now),
    created_at: now,
    actor_kind: actor.kind,
    actor_id: actor.kind === 'user' ? actor.id : null,
    actor_name: actorName,
    action,
    target_kind: target.kind,
    target_id: storableText(target.id),
    target_name: targetName,
    details: storableJson(details),
    folded: foldedText(`${actorName}\n${targetName}`),
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

let lastTime = 0;
let countInTime = 0;

/** What one transaction writes down in one millisecond is listed in the order in which it was done. */
function risingId(now: number): string {
  countInTime = now === lastTime ? countInTime + 1 : 0;
  lastTime = now;
  return toBase62(now, 8) + toBase62(countInTime, 3) + randomBase62(6);
}
