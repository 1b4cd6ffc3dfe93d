import { useOptimisticUpdate } from '#admin/api/useOptimisticUpdate.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { useToast } from '#ui/toast/useToast.ts';
import type { Member, Role } from './member.ts';

interface Change {
  readonly role?: Role;
  readonly workspaces?: readonly string[];
}

/** Changes a member optimistically, with a toast and an undo where possible. */
export function useMemberChange({ canUndo = true } = {}): (member: Member, change: Change) => Promise<void> {
  const { id: organization } = useOrganization();
  const { members: memberTexts, common } = useTexts();
  const problemText = useProblemText();
  const toast = useToast();
  const optimisticUpdate = useOptimisticUpdate('members', { organization });
  const { mutateAsync } = useRouteMutation('changeMember', {
    invalidates: ['members', 'workspaces', 'organization', 'start'],
    inOrder: true,
  });

  const apply = async (member: Member, { role, workspaces }: Change): Promise<boolean> => {
    const body = { ...(role && { role }), ...(workspaces && { workspaces: [...workspaces] }) };
    try {
      await optimisticUpdate(
        ({ members }) => ({
          members: members.map((each) => (each.id === member.id ? { ...each, ...body } : each)),
        }),
        mutateAsync({ params: { organization, user: member.id }, body }),
      );
      return true;
    } catch (error) {
      toast({ about: member.id, title: problemText(error), tone: 'bad' });
      return false;
    }
  };

  return async (member, change) => {
    if (!(await apply(member, change))) return;
    const title =
      change.role === undefined
        ? memberTexts.workspacesChanged(member.name)
        : memberTexts.roleChanged(member.name, change.role);
    const { role, workspaces } = member;
    const undo = async () => {
      if (await apply(member, { role, workspaces }))
        toast({ about: member.id, title: memberTexts.changedBack, tone: 'good' });
    };
    const action = canUndo ? { label: common.undo, onPress: () => void undo() } : undefined;
    toast({ about: member.id, title, tone: 'good', action });
  };
}
