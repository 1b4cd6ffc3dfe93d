import type { AuditAction } from '#contract/app/organization/auditActions.ts';
import { randomBase62, toBase62 } from '#kit/ids.ts';
import { storableJson, storableText } from '#kit/text/storableText.ts';
import { insertAuditEntry, organizationsOfUser } from '#store/query/organization/audit.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { searchText } from './searchText.ts';

export type Actor =
  | { readonly kind: 'user'; readonly id: string; readonly name: string }
  /** A command on the machine of the service, or with an API key from another. */
  | { readonly kind: 'command_line'; readonly key?: { readonly id: string; readonly name: string } }
  | { readonly kind: 'system' };

export interface AuditEvent {
  readonly action: AuditAction;
  /** The object of the action, with its name at that time. */
  readonly target: { readonly kind: string; readonly id: string; readonly name: string };
  /** Further facts such as `{ from, to }`; never a secret. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Writes an audit entry in the transaction of the audited change. */
export async function recordAudit(
  db: Database,
  organizationId: OrganizationId,
  actor: Actor,
  { action, target, details = {} }: AuditEvent,
  now: number,
): Promise<void> {
  const named = actor.kind === 'user' ? actor : actor.kind === 'command_line' ? actor.key : undefined;
  const actorName = storableText(named?.name ?? '');
  const targetName = storableText(target.name);
  await insertAuditEntry(db, {
    organization_id: organizationId,
    id: sortableId(now),
    created_at: now,
    actor_kind: actor.kind,
    actor_id: named?.id ?? null,
    actor_name: actorName,
    action,
    target_kind: target.kind,
    target_id: storableText(target.id),
    target_name: targetName,
    details: storableJson(details),
    folded: searchText(`${actorName}\n${targetName}`),
  });
}

/** Records an event of a person's account in the log of each organisation that they belong to. */
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
let countInMillisecond = 0;

/** Increases within a millisecond, so entries of one transaction sort in the order they were made. */
function sortableId(now: number): string {
  countInMillisecond = now === lastTime ? countInMillisecond + 1 : 0;
  lastTime = now;
  return toBase62(now, 8) + toBase62(countInMillisecond, 3) + randomBase62(6);
}
