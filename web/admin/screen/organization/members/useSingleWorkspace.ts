import { useOrganization } from '../../../navigation/useOrganization.ts';

/** Chosen beforehand where there is no other: leaving it out is then hardly ever meant. */
export function useSingleWorkspace(): readonly string[] {
  const { workspaces } = useOrganization();
  return workspaces.length === 1 ? workspaces.map(({ id }) => id) : [];
}
