import type { Store, WriteTransaction } from '#store/store.ts';
import type { Database, OrganizationId, Role } from '#store/tables.ts';
import type { Actor } from '../audit/recordAudit.ts';
import type { WorkspaceScope } from './workspaceScope.ts';

/**
 * The only way to change an organisation. Each transaction takes the organisation's lock and then reads the actor's
 * rights, so a role that was revoked before cannot be used in it:
 *   await writes.write(async ({ db, organizationId, actor, reach }) => { … });
 */
export interface OrganizationWrites {
  readonly organizationId: OrganizationId;
  /** For reading outside a transaction. */
  readonly read: Database;
  /** Throws `PermissionRevoked`, with nothing written, if the actor has lost the right. */
  write<T>(work: (transaction: OrganizationTransaction) => Promise<T>): Promise<T>;
  /** The same, with these forms locked too. */
  writeForms<T>(
    formIds: readonly string[],
    work: (transaction: OrganizationTransaction) => Promise<T>,
  ): Promise<T>;
  /** Checks the same rights outside a transaction, for reads, and returns them. */
  check(): Promise<Rights>;
}

/** A transaction that holds the organisation's lock, after which no form may be locked. */
export interface OrganizationTransaction extends Omit<WriteTransaction, 'lockForms'> {
  readonly organizationId: OrganizationId;
  readonly actor: Actor;
  /** Read under the lock. */
  readonly role: Role;
  /** The workspaces that the actor may use, read under the lock. */
  readonly reach: WorkspaceScope;
}

export type Rights = Pick<OrganizationTransaction, 'actor' | 'role' | 'reach'>;

/** Calls `readRights` under the lock; it throws if the actor may not go on. */
export async function writeLocked<T>(
  store: Store,
  organizationId: OrganizationId,
  formIds: readonly string[],
  readRights: (db: Database) => Promise<Rights>,
  work: (transaction: OrganizationTransaction) => Promise<T>,
): Promise<T> {
  return await store.write(async ({ lockForms, ...transaction }) => {
    // Lock order: forms before the organisation, as submissions do; any other order would deadlock.
    if (formIds.length > 0) await lockForms(organizationId, formIds);
    await transaction.lockOrganization(organizationId);
    return await work({ ...transaction, organizationId, ...(await readRights(transaction.db)) });
  });
}
