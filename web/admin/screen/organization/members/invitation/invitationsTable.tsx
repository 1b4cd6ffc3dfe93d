import { Table, type TableColumn } from '../../../../../ui/table/table.tsx';
import { useTexts } from '../../../../texts/useTexts.ts';
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
  const { people } = useTexts();
  const columns: TableColumn<Invitation>[] = [
    {
      id: 'address',
      header: people.inviteEmail,
      cell: (invitation) => <InviteeCell invitation={invitation} />,
    },
    { id: 'role', header: people.role, narrow: true, cell: ({ role }) => people.roles[role] },
    {
      id: 'workspaces',
      header: people.workspaces,
      cell: ({ email, role, workspaces }) => <WorkspacesCell member={{ name: email, role, workspaces }} />,
    },
    {
      id: 'ends',
      header: people.ends,
      narrow: true,
      cell: ({ expires_at }) => <ExpiryCell at={expires_at} />,
    },
    {
      id: 'actions',
      header: people.actions,
      hideHeader: true,
      align: 'end',
      narrow: true,
      cell: (invitation) => (
        <InvitationActions invitation={invitation} onWithdraw={() => onWithdraw(invitation)} />
      ),
    },
  ];
  return <Table label={people.pending} columns={columns} rows={invitations} rowKey={({ id }) => id} />;
}
