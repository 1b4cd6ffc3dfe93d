import type { ActorKind, ChangeKind, Database, OrganizationId } from '../../tables.ts';

export interface HistoryRow {
  readonly response_id: number | null;
  readonly kind: ChangeKind;
  readonly created_at: number;
  readonly actor_kind: ActorKind | 'visitor';
  readonly actor_name: string | null;
  readonly old_value: string | null;
  readonly new_value: string | null;
}

/** Entries of the change log about these responses, newest first. */
export async function historyOf(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  responseIds: readonly number[],
  limit: number,
): Promise<HistoryRow[]> {
  return await db
    .selectFrom('change_entry')
    .leftJoin('app_user', 'app_user.id', 'change_entry.actor_id')
    .select([
      'change_entry.response_id',
      'change_entry.kind',
      'change_entry.created_at',
      'change_entry.actor_kind',
      'app_user.name as actor_name',
      'change_entry.old_value',
      'change_entry.new_value',
    ])
    .where('change_entry.organization_id', '=', organizationId)
    .where('change_entry.form_id', '=', formId)
    .where('change_entry.response_id', 'in', responseIds)
    .orderBy('change_entry.number', 'desc')
    .limit(limit)
    .execute();
}
