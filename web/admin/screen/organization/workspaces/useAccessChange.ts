import { useState } from 'react';
import { useOptimisticUpdate } from '#admin/api/useOptimisticUpdate.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import type { Workspace } from './workspace.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

/** The state of the last change. */
export interface AccessChanged {
  readonly person: Person;
  readonly isGiven: boolean;
  readonly error?: unknown;
}

/** Grants or revokes access optimistically, and returns the last change. */
export function useAccessChange(workspace: Pick<Workspace, 'id'>) {
  const { id: organization } = useOrganization();
  const [last, setLast] = useState<AccessChanged>();
  const optimisticUpdate = useOptimisticUpdate('workspaces', { organization });
  const options = { invalidates: ['workspaces', 'members'], inOrder: true } as const;
  const give = useRouteMutation('giveWorkspace', options);
  const take = useRouteMutation('takeWorkspace', options);

  const change = async (person: Person, isGiven: boolean) => {
    const request = { params: { organization, workspace: workspace.id, user: person.id } };
    try {
      await optimisticUpdate(
        ({ workspaces }) => ({
          workspaces: workspaces.map((each) =>
            each.id === workspace.id ? { ...each, access: changed(each.access, person.id, isGiven) } : each,
          ),
        }),
        (isGiven ? give : take).mutateAsync(request),
      );
      setLast({ person, isGiven });
    } catch (error) {
      setLast({ person, isGiven, error });
    }
  };
  return { change, last };
}

function changed(access: readonly string[], person: string, isGiven: boolean): string[] {
  const others = access.filter((id) => id !== person);
  return isGiven ? [...others, person] : others;
}
