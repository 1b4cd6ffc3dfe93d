import { Ellipsis, Pencil, Trash2, Users } from 'lucide-react';
import { useTexts } from '#admin/texts/useTexts.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import type { Workspace } from './workspace.ts';

interface WorkspaceMenuProps {
  readonly workspace: Workspace;
  readonly onRename: () => void;
  readonly onAccess: () => void;
  readonly onDelete: () => void;
}

export function WorkspaceMenu({ workspace, onRename, onAccess, onDelete }: WorkspaceMenuProps) {
  const { workspaces: texts, common } = useTexts();
  return (
    <Menu
      align="end"
      trigger={<IconButton icon={Ellipsis} label={texts.actionsFor(workspace.name)} tooltip={false} />}
      groups={[
        {
          id: 'change',
          items: [
            { id: 'rename', label: common.rename, icon: Pencil, onSelect: onRename },
            { id: 'access', label: texts.whoHasAccess, icon: Users, onSelect: onAccess },
          ],
        },
        {
          id: 'danger',
          items: [
            { id: 'delete', label: texts.deleteButton, icon: Trash2, tone: 'danger', onSelect: onDelete },
          ],
        },
      ]}
    />
  );
}
