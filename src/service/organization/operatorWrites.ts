import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { type OrganizationWrites, writeLocked } from '../base/access/organizationWrites.ts';
import type { Actor } from '../base/audit/recordAudit.ts';

/** For the command line and the service itself, which need no membership and have the rights of an owner. */
export function operatorWrites(
  store: Store,
  organizationId: OrganizationId,
  actor: Exclude<Actor, { kind: 'user' }> = { kind: 'command_line' },
): OrganizationWrites {
  const rights = { actor, role: 'owner', reach: 'all' } as const;
  return {
    organizationId,
    read: store.read,
    write: (work) => writeLocked(store, organizationId, [], async () => rights, work),
    writeForms: (formIds, work) => writeLocked(store, organizationId, formIds, async () => rights, work),
    check: async () => rights,
  };
}
