import { findKeyScope } from '#store/query/organization/key.ts';
import type { Store } from '#store/store.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { type OrganizationWrites, type Rights, writeLocked } from '../base/access/organizationWrites.ts';
import { PermissionRevoked } from '../base/access/permissionRevoked.ts';

export interface ActingKey {
  readonly organizationId: OrganizationId;
  readonly keyId: string;
}

/** For programs with an API key: each transaction reads again that the key exists and may write forms. */
export function keyWrites(store: Store, { organizationId, keyId }: ActingKey): OrganizationWrites {
  const readRights = (db: Database) => rightsOf(db, organizationId, keyId);
  return {
    organizationId,
    read: store.read,
    write: (work) => writeLocked(store, organizationId, [], readRights, work),
    writeForms: (formIds, work) => writeLocked(store, organizationId, formIds, readRights, work),
    check: () => readRights(store.read),
  };
}

/** A key belongs to the organisation, so it reaches all workspaces. */
async function rightsOf(db: Database, organizationId: OrganizationId, keyId: string): Promise<Rights> {
  const key = await findKeyScope(db, organizationId, keyId);
  if (key === undefined) throw new PermissionRevoked('key_invalid');
  if (key.scope !== 'forms:write') throw new PermissionRevoked('key_scope_insufficient');
  const actor = { kind: 'command_line', key: { id: keyId, name: key.name } } as const;
  return { actor, role: 'member', reach: 'all' };
}
