import { useState } from 'react';
import { useForesee } from '../../../api/useForesee.ts';
import { useSend } from '../../../api/useSend.ts';
import { useOrganization } from '../../../navigation/useOrganization.ts';
import type { Workspace } from './workspace.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

/** What was done last; `error` where the service refused it. */
export interface AccessChanged {
  readonly person: Person;
  readonly isGiven: boolean;
  readonly error?: unknown;
}

/** Gives a workspace to somebody or takes it, at once, and tells what was done last. */
export function useAccessChange(workspace: Pick<Workspace, 'id'>) {
  const { id: organization } = useOrganization();
  const [last, setLast] = useState<AccessChanged>();
  const foresee = useForesee('workspaces', { organization });
  const options = { renews: ['workspaces', 'members'], inOrder: true } as const;
  const give = useSend('giveWorkspace', options);
  const take = useSend('takeWorkspace', options);

  const change = async (person: Person, isGiven: boolean) => {
    const asked = { params: { organization, workspace: workspace.id, user: person.id } };
    try {
      await foresee(
        ({ workspaces }) => ({
          workspaces: workspaces.map((each) =>
            each.id === workspace.id ? { ...each, access: changed(each.access, person.id, isGiven) } : each,
          ),
        }),
        (isGiven ? give : take).mutateAsync(asked),
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
