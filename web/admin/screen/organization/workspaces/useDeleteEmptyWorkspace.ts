import { useOptimisticUpdate } from '#admin/api/useOptimisticUpdate.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { focusTitle } from '#ui/pageHeader/focusTitle.ts';
import { useToast } from '#ui/toast/useToast.ts';
import type { Workspace } from './workspace.ts';

/** Deletes a workspace without forms at once. The undo creates one with the same name for the same members. */
export function useDeleteEmptyWorkspace(): (workspace: Workspace) => Promise<void> {
  const { id: organization } = useOrganization();
  const { workspaces: texts, common } = useTexts();
  const problemText = useProblemText();
  const toast = useToast();
  const optimisticUpdate = useOptimisticUpdate('workspaces', { organization });
  const invalidates = ['workspaces', 'members', 'organization'] as const;
  const remove = useRouteMutation('deleteWorkspace', { invalidates });
  const create = useRouteMutation('createWorkspace', { invalidates });
  const give = useRouteMutation('giveWorkspace', { invalidates });
  const tell = (about: string, error: unknown) => toast({ about, title: problemText(error), tone: 'bad' });

  const restore = async ({ id: deleted, name, access }: Workspace) => {
    try {
      const { id } = await create.mutateAsync({ params: { organization }, body: { name } });
      await Promise.all(
        access.map((user) => give.mutateAsync({ params: { organization, workspace: id, user } })),
      );
      toast({ about: id, title: texts.created(name), tone: 'good' });
    } catch (error) {
      tell(deleted, error);
    }
  };

  return async (workspace) => {
    const request = { params: { organization, workspace: workspace.id }, body: {} };
    const removing = optimisticUpdate(
      ({ workspaces }) => ({ workspaces: workspaces.filter(({ id }) => id !== workspace.id) }),
      remove.mutateAsync(request),
    );
    focusTitle();
    try {
      await removing;
    } catch (error) {
      tell(workspace.id, error);
      return;
    }
    const action = { label: common.undo, onPress: () => void restore(workspace) };
    toast({ about: workspace.id, title: texts.deleted(workspace.name), tone: 'good', action });
  };
}
