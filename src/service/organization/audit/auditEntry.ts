import type { AuditAction } from '#contract/app/organization/auditActions.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { formatInstant } from '#kit/time/instant.ts';
import type { AuditRow } from '#store/query/organization/audit.ts';

type AuditEntry = AnswerOf<'audit'>['entries'][number];

/** An audit entry as the API returns it. */
export function auditEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    created_at: formatInstant(row.created_at),
    actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
    // `recordAudit` writes no other actions.
    action: row.action as AuditAction,
    target: { kind: row.target_kind, id: row.target_id, name: row.target_name },
    details: JSON.parse(row.details),
  };
}
