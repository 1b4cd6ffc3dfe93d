import { useOrganization } from '#admin/navigation/useOrganization.ts';

/** Preselects the only workspace. */
export function useSingleWorkspace(): readonly string[] {
  const { workspaces } = useOrganization();
  return workspaces.length === 1 ? workspaces.map(({ id }) => id) : [];
}
