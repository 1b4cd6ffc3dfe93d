import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Pill } from '#ui/pill/pill.tsx';
import { Table, type TableColumn } from '#ui/table/table.tsx';
import { Time } from '#ui/time/time.tsx';
import type { Member, Role } from './member.ts';
import { MemberMenu } from './memberMenu.tsx';
import { PersonCell } from './personCell.tsx';
import { RoleCell } from './roleCell.tsx';
import { WorkspacesCell } from './workspacesCell.tsx';

interface MembersTableProps {
  readonly members: readonly Member[];
  readonly onWorkspaces: (member: Member) => void;
  readonly onRemove: (member: Member) => void;
  readonly onReset: (member: Member) => void;
  readonly onVouch: (member: Member) => void;
  readonly onEndSessions: (member: Member) => void;
  readonly onRole: (member: Member, role: Role) => void;
}

export function MembersTable(props: MembersTableProps) {
  const { members, onWorkspaces, onRemove, onReset, onVouch, onEndSessions, onRole } = props;
  const { members: memberTexts, common } = useTexts();
  const isOwner = useOrganization().role === 'owner';
  const me = useRouteQuery('start').data?.user?.id;
  const owners = members.filter(({ role }) => role === 'owner').length;
  const columns: TableColumn<Member>[] = [
    {
      id: 'person',
      header: memberTexts.person,
      cell: (member) => <PersonCell member={member} isMe={member.id === me} />,
    },
    {
      id: 'role',
      header: memberTexts.role,
      narrow: true,
      cell: (member) =>
        isOwner ? (
          <RoleCell
            member={member}
            isOnlyOwner={member.role === 'owner' && owners === 1}
            onChoose={(role) => onRole(member, role)}
          />
        ) : (
          memberTexts.roles[member.role]
        ),
    },
    {
      id: 'workspaces',
      header: memberTexts.workspaces,
      cell: (member) => (
        <WorkspacesCell member={member} onChange={isOwner ? () => onWorkspaces(member) : undefined} />
      ),
    },
    {
      id: 'second-factor',
      header: memberTexts.secondFactor,
      narrow: true,
      cell: ({ second_factor }) =>
        second_factor ? <Pill tone="good">{common.on}</Pill> : <Pill>{common.off}</Pill>,
    },
    {
      id: 'seen',
      header: memberTexts.lastSeen,
      narrow: true,
      cell: ({ seen_at }) =>
        seen_at === null ? <span className="members-faint">{common.never}</span> : <Time value={seen_at} />,
    },
  ];
  const actions: TableColumn<Member> = {
    id: 'actions',
    header: memberTexts.actions,
    hideHeader: true,
    align: 'end',
    narrow: true,
    cell: (member) =>
      member.id !== me && (
        <MemberMenu
          member={member}
          onRemove={() => onRemove(member)}
          onReset={() => onReset(member)}
          onVouch={() => onVouch(member)}
          onEndSessions={() => onEndSessions(member)}
        />
      ),
  };
  return (
    <Table
      label={memberTexts.list}
      columns={isOwner ? [...columns, actions] : columns}
      rows={members}
      rowKey={({ id }) => id}
    />
  );
}
