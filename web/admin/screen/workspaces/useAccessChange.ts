import { useToast } from '../../../ui/toast/useToast.ts';
import { useForesee } from '../../api/useForesee.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useSend } from '../../api/useSend.ts';
import { useOrganization } from '../../frame/useOrganization.ts';
import { useTexts } from '../../texts/useTexts.ts';
import type { Workspace } from './workspace.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

type Change = (workspace: Workspace, person: Person, isGiven: boolean) => Promise<void>;

/** Gives a workspace to somebody or takes it, at once and with the way back. */
export function useAccessChange(): Change {
  const { id: organization } = useOrganization();
  const { workspaces: texts, common } = useTexts();
  const problemText = useProblemText();
  const toast = useToast();
  const foresee = useForesee('workspaces', { organization });
  const renews = ['workspaces', 'members'] as const;
  const give = useSend('giveWorkspace', { renews });
  const take = useSend('takeWorkspace', { renews });

  const change = async (workspace: Workspace, person: Person, isGiven: boolean, isUndo: boolean) => {
    const takeBack = foresee(({ workspaces }) => ({
      workspaces: workspaces.map((each) =>
        each.id === workspace.id ? { ...each, access: changed(each.access, person.id, isGiven) } : each,
      ),
    }));
    const asked = { params: { organization, workspace: workspace.id, user: person.id } };
    try {
      await (isGiven ? give : take).mutateAsync(asked);
    } catch (error) {
      takeBack();
      toast({ title: problemText(error), tone: 'bad' });
      return;
    }
    const title = (isGiven ? texts.given : texts.taken)(person.name, workspace.name);
    const undo = () => void change(workspace, person, !isGiven, true);
    const action = isUndo ? undefined : { label: common.undo, onPress: undo };
    toast({ title, tone: 'good', action });
  };
  return async (workspace, person, isGiven) => await change(workspace, person, isGiven, false);
}

function changed(access: readonly string[], person: string, isGiven: boolean): string[] {
  const others = access.filter((id) => id !== person);
  return isGiven ? [...others, person] : others;
}
