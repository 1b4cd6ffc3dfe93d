import { workspaceNames } from '#store/query/organization/workspace.ts';
import type { Database, OrganizationId } from '#store/tables.ts';

/**
 * Whether the name is confusable with another workspace: with its name for people, or with its id for commands,
 * which accept both. The caller's transaction must hold the organisation's lock, so that two concurrent requests
 * cannot choose the same name.
 */
export async function isNameTaken(
  db: Database,
  organizationId: OrganizationId,
  name: string,
  exceptId?: string,
): Promise<boolean> {
  const wanted = comparableName(name);
  const others = await workspaceNames(db, organizationId);
  return others.some(({ id, name }) => id !== exceptId && [comparableName(name), id].includes(wanted));
}

/** Keeps accents, because they distinguish words. */
function comparableName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
