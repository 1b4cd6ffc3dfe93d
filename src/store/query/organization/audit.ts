import { type Insertable, type Selectable, sql } from 'kysely';
import type { ActorKind, Database, OrganizationId, StaleDatabase, Tables } from '../../tables.ts';
import { escapedForLike } from '../escapedForLike.ts';
import { noteErasure } from '../operate/erasure.ts';

export type AuditRow = Omit<Selectable<Tables['audit_entry']>, 'organization_id' | 'folded'>;

/** A cursor: the entries after it are older. */
export interface AuditCursor {
  readonly created_at: number;
  readonly id: string;
}

export interface AuditFilter {
  readonly actor?: { readonly kind: ActorKind } | { readonly id: string } | undefined;
  readonly action?: string | undefined;
  /** Inclusive. */
  readonly from?: number | undefined;
  /** Exclusive. */
  readonly until?: number | undefined;
  /** Case-folded, like the entries. */
  readonly search?: string | undefined;
}

export async function insertAuditEntry(db: Database, row: Insertable<Tables['audit_entry']>): Promise<void> {
  await db.insertInto('audit_entry').values(row).execute();
}

/** Whether such an entry exists since `since`, by any actor if none is named. */
export async function hasAuditEntry(
  db: Database,
  organizationId: OrganizationId,
  sought: {
    readonly action: string;
    readonly target: string;
    readonly actor?: string;
    readonly since: number;
  },
): Promise<boolean> {
  let query = db
    .selectFrom('audit_entry')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('action', '=', sought.action)
    .where('created_at', '>=', sought.since)
    .where('target_id', '=', sought.target);
  if (sought.actor !== undefined) query = query.where('actor_id', '=', sought.actor);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** Newest first. */
export async function listAuditEntries(
  db: StaleDatabase,
  organizationId: OrganizationId,
  { actor, action, from, until, search }: AuditFilter,
  before: AuditCursor | undefined,
  limit: number,
): Promise<AuditRow[]> {
  let query = db
    .selectFrom('audit_entry')
    .select(['id', 'created_at', 'actor_kind', 'actor_id', 'actor_name', 'action'])
    .select(['target_kind', 'target_id', 'target_name', 'details'])
    .where('organization_id', '=', organizationId);
  if (actor !== undefined)
    query =
      'id' in actor ? query.where('actor_id', '=', actor.id) : query.where('actor_kind', '=', actor.kind);
  if (action !== undefined) query = query.where('action', '=', action);
  if (from !== undefined) query = query.where('created_at', '>=', from);
  if (until !== undefined) query = query.where('created_at', '<', until);
  if (search !== undefined) {
    const pattern = `%${escapedForLike(search)}%`;
    query = query.where(sql<boolean>`folded LIKE ${pattern} ESCAPE '\\'`);
  }
  if (before !== undefined)
    query = query.where(sql<boolean>`(created_at, id) < (${before.created_at}, ${before.id})`);
  return await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** Deletes a batch of entries from before `then`, oldest first; returns their number. */
export async function deleteAuditEntries(
  db: Database,
  organizationId: OrganizationId,
  then: number,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('audit_entry')
    .where('organization_id', '=', organizationId)
    .where('id', 'in', (inner) =>
      inner
        .selectFrom('audit_entry as old')
        .select('old.id')
        .where('old.organization_id', '=', organizationId)
        .where('old.created_at', '<', then)
        .orderBy('old.created_at')
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await noteErasure(db);
  return Number(numDeletedRows);
}

/** By person, without an organisation in the condition: the organisations are the result. */
export async function organizationsOfUser(db: Database, userId: string): Promise<OrganizationId[]> {
  const rows = await db
    .selectFrom('membership')
    .select('organization_id')
    .where('user_id', '=', userId)
    .orderBy('organization_id')
    .execute();
  return rows.map(({ organization_id }) => organization_id);
}
