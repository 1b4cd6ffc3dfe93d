import { useSubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { Card } from '#ui/card/card.tsx';
import { AccessDialog } from './accessDialog.tsx';
import { DeleteWorkspace } from './deleteWorkspace.tsx';
import { RenameWorkspace } from './renameWorkspace.tsx';
import { useDeleteEmptyWorkspace } from './useDeleteEmptyWorkspace.ts';
import type { Workspace } from './workspace.ts';
import { WorkspacesTable } from './workspacesTable.tsx';

/** The workspaces and their dialogs. */
export function WorkspaceList({ workspaces }: { readonly workspaces: readonly Workspace[] }) {
  const renaming = useSubjectDialog<Workspace>();
  const access = useSubjectDialog<Workspace>();
  const deletion = useSubjectDialog<Workspace>();
  const deleteEmpty = useDeleteEmptyWorkspace();
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
      <RenameWorkspace dialog={renaming} />
      <AccessDialog dialog={access} />
      <DeleteWorkspace dialog={deletion} />
    </>
  );
}
