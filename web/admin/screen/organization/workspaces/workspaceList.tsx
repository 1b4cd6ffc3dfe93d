import { Card } from '../../../../ui/card/card.tsx';
import { useAsked } from '../../../dialog/useAsked.ts';
import { AccessDialog } from './accessDialog.tsx';
import { DeleteWorkspace } from './deleteWorkspace.tsx';
import { RenameWorkspace } from './renameWorkspace.tsx';
import { useDeleteEmpty } from './useDeleteEmpty.ts';
import type { Workspace } from './workspace.ts';
import { WorkspacesTable } from './workspacesTable.tsx';

/** All workspaces, and the dialogs about one of them. */
export function WorkspaceList({ workspaces }: { readonly workspaces: readonly Workspace[] }) {
  const renaming = useAsked<Workspace>();
  const access = useAsked<Workspace>();
  const deletion = useAsked<Workspace>();
  const deleteEmpty = useDeleteEmpty();
  const askToDelete = (workspace: Workspace) => {
    if (workspace.forms === 0) void deleteEmpty(workspace);
    else deletion.ask(workspace);
  };
  return (
    <>
      <Card padding="none">
        <WorkspacesTable
          workspaces={workspaces}
          onRename={renaming.ask}
          onAccess={access.ask}
          onDelete={askToDelete}
        />
      </Card>
      <RenameWorkspace asked={renaming} />
      <AccessDialog asked={access} />
      <DeleteWorkspace asked={deletion} />
    </>
  );
}
