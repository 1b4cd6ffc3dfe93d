import { formerOrganizations } from '#store/query/account/userDeletion.ts';
import { entriesByAddress, eraseDetailsOfUser, renameTarget } from '#store/query/organization/auditOfUser.ts';
import type { Database } from '#store/tables.ts';
import { searchText } from '../../base/audit/searchText.ts';

/**
 * Anonymises a deleted person in the audit logs. Actions keep the person's name, because others are accountable for
 * work done together; addresses and passkey names are erased. Returns the erased addresses.
 */
export async function anonymiseInAudit(
  db: Database,
  { id, name, email }: { readonly id: string; readonly name: string; readonly email: string },
): Promise<readonly string[]> {
  const organizations = await formerOrganizations(db, id);
  // An account that lost its address has an empty one, which must not match invitations without an address.
  const addresses = new Set(email === '' ? [] : [email]);
  for (const organizationId of organizations)
    for (const details of await eraseDetailsOfUser(db, organizationId, id))
      for (const address of addressesIn(JSON.parse(details))) addresses.add(address);
  for (const organizationId of organizations)
    for (const address of addresses)
      for (const entry of await entriesByAddress(db, organizationId, searchText(address)))
        await renameTarget(db, organizationId, entry.id, {
          target_name: name,
          folded: searchText(`${entry.actor_name}\n${name}`),
        });
  return [...addresses];
}

function addressesIn(details: Readonly<Record<string, unknown>>): string[] {
  const { from, to, email } = details;
  return [from, to, email].filter((value): value is string => typeof value === 'string' && value !== '');
}
