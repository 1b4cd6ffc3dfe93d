import { workspaceNames } from '#store/query/organization/workspace.ts';
import type { Database, OrganizationId } from '#store/tables.ts';

/**
 * Whether another workspace would be taken for one of that name: by people, or by commands, which name one by its id
 * too. To be asked in a transaction in which the organisation is locked: of two who choose the same name in one moment,
 * the second hears of it.
 */
export async function isNameTaken(
  db: Database,
  organizationId: OrganizationId,
  name: string,
  besides?: string,
): Promise<boolean> {
  const wanted = asRead(name);
  const others = await workspaceNames(db, organizationId);
  return others.some(({ id, name }) => id !== besides && [asRead(name), id].includes(wanted));
}

/** Accents stay: they tell words apart. */
function asRead(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
