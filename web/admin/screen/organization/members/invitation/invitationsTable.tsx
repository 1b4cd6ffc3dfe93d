import { useTexts } from '#admin/texts/useTexts.ts';
import { Pill } from '#ui/pill/pill.tsx';
import { Table, type TableColumn } from '#ui/table/table.tsx';
import { Time } from '#ui/time/time.tsx';
import { useCurrentMinute } from '#ui/time/useCurrentMinute.ts';
import type { Invitation } from '../member.ts';
import { WorkspacesCell } from '../workspacesCell.tsx';
import { InvitationActions } from './invitationActions.tsx';

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

/** The expiry of an invitation. */
function ExpiryCell({ at }: { readonly at: string }) {
  const { invitations: invitationTexts } = useTexts();
  const now = useCurrentMinute();
  return Date.parse(at) <= now.valueOf() ? (
    <Pill tone="warn">{invitationTexts.ended}</Pill>
  ) : (
    <Time value={at} format="date" />
  );
}

/** The invitee and the inviter. */
function InviteeCell({ invitation: { email, invited_by } }: { readonly invitation: Invitation }) {
  const { invitations: invitationTexts } = useTexts();
  return (
    <div className="members-person-texts members-invitee">
      <span className="members-person-name members-person-email--short" title={email}>
        {email === '' ? invitationTexts.anyone : email}
      </span>
      {invited_by !== null && (
        <span className="members-person-email">{invitationTexts.invitedBy(invited_by)}</span>
      )}
    </div>
  );
}
