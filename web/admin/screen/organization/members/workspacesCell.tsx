import { Pencil } from 'lucide-react';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import type { Member } from './member.ts';

interface WorkspacesCellProps {
  readonly member: Pick<Member, 'name' | 'role' | 'workspaces'>;
  readonly onChange?: (() => void) | undefined;
}

export function WorkspacesCell({ member, onChange }: WorkspacesCellProps) {
  const { members: memberTexts } = useTexts();
  if (member.role !== 'member') return <span className="members-faint">{memberTexts.allWorkspaces}</span>;
  return (
    <span className="members-workspaces">
      <WorkspaceNames ids={member.workspaces} />
      {onChange !== undefined && (
        <IconButton
          icon={Pencil}
          label={memberTexts.changeWorkspaces(member.name)}
          size="small"
          onClick={onChange}
        />
      )}
    </span>
  );
}

function WorkspaceNames({ ids }: { readonly ids: readonly string[] }) {
  const { members: memberTexts } = useTexts();
  const { workspaces } = useOrganization();
  const names = workspaces.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  if (names.length === 0) return <span className="members-warn">{memberTexts.noWorkspaces}</span>;
  return (
    <span title={names.join(', ')}>
      {names[0]}
      {names.length > 1 && (
        <span className="members-faint"> {memberTexts.moreWorkspaces(names.length - 1)}</span>
      )}
    </span>
  );
}
