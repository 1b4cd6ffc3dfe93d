import type { Store, WriteTransaction } from '#store/store.ts';
import type { Database, OrganizationId, Role } from '#store/tables.ts';
import type { Actor } from './audit/recordAudit.ts';
import type { Reach } from './workspace/reach.ts';

/**
 * The only way to change an organisation. A transaction begins with the organisation's lock, then reads what the actor may
 * do, so that a role that was taken away before it is not used in it:
 *   await writes.write(async ({ db, organizationId, actor, reach }) => { … });
 */
export interface OrganizationWrites {
  readonly organizationId: OrganizationId;
  /** For reading outside a transaction. */
  readonly read: Database;
  /** Throws `RightLost`, with nothing written, where the actor may no longer do it. */
  write<T>(work: (transaction: OrganizationTransaction) => Promise<T>): Promise<T>;
  /** The same with these forms locked too. */
  writeForms<T>(
    formIds: readonly string[],
    work: (transaction: OrganizationTransaction) => Promise<T>,
  ): Promise<T>;
  /** The same question outside a transaction, for what is only read. */
  check(): Promise<void>;
}

/** A transaction in which the organisation is locked. */
export interface OrganizationTransaction extends Pick<WriteTransaction, 'db' | 'lockOrganization'> {
  readonly organizationId: OrganizationId;
  readonly actor: Actor;
  /** Read under the lock. */
  readonly role: Role;
  /** The workspaces that the actor may use, read under the lock. */
  readonly reach: Reach;
}

export type Standing = Pick<OrganizationTransaction, 'actor' | 'role' | 'reach'>;

/** `stand` is asked under the lock and throws where the actor may not go on. */
export async function writeLocked<T>(
  store: Store,
  organizationId: OrganizationId,
  formIds: readonly string[],
  stand: (db: Database) => Promise<Standing>,
  work: (transaction: OrganizationTransaction) => Promise<T>,
): Promise<T> {
  return await store.write(async ({ db, lockForms, lockOrganization }) => {
    // Submissions lock their forms before their organisation: in another order the two would wait for each other.
    if (formIds.length > 0) await lockForms(organizationId, formIds);
    await lockOrganization(organizationId);
    return await work({ db, lockOrganization, organizationId, ...(await stand(db)) });
  });
}
