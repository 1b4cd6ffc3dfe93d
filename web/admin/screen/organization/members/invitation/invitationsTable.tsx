import { useTexts } from '#admin/texts/useTexts.ts';
import { Table, type TableColumn } from '#ui/table/table.tsx';
import type { Invitation } from '../member.ts';
import { WorkspacesCell } from '../workspacesCell.tsx';
import { ExpiryCell } from './expiryCell.tsx';
import { InvitationActions } from './invitationActions.tsx';
import { InviteeCell } from './inviteeCell.tsx';

interface InvitationsTableProps {
  readonly invitations: readonly Invitation[];
  readonly onWithdraw: (invitation: Invitation) => void;
}

export function InvitationsTable({ invitations, onWithdraw }: InvitationsTableProps) {
  const { members: memberTexts, invitations: invitationTexts } = useTexts();
  const columns: TableColumn<Invitation>[] = [
    {
      id: 'address',
      header: invitationTexts.inviteEmail,
      cell: (invitation) => <InviteeCell invitation={invitation} />,
    },
    { id: 'role', header: memberTexts.role, narrow: true, cell: ({ role }) => memberTexts.roles[role] },
    {
      id: 'workspaces',
      header: memberTexts.workspaces,
      cell: ({ email, role, workspaces }) => <WorkspacesCell member={{ name: email, role, workspaces }} />,
    },
    {
      id: 'ends',
      header: invitationTexts.ends,
      narrow: true,
      cell: ({ expires_at }) => <ExpiryCell at={expires_at} />,
    },
    {
      id: 'actions',
      header: memberTexts.actions,
      hideHeader: true,
      align: 'end',
      narrow: true,
      cell: (invitation) => (
        <InvitationActions invitation={invitation} onWithdraw={() => onWithdraw(invitation)} />
      ),
    },
  ];
  return (
    <Table label={invitationTexts.pending} columns={columns} rows={invitations} rowKey={({ id }) => id} />
  );
}
