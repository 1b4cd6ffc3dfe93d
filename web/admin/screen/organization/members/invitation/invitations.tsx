import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useSubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Card } from '#ui/card/card.tsx';
import type { Invitation } from '../member.ts';
import { InvitationsTable } from './invitationsTable.tsx';
import { WithdrawDialog } from './withdrawDialog.tsx';

/** The open invitations. */
export function Invitations() {
  const { invitations: invitationTexts } = useTexts();
  const { id: organization } = useOrganization();
  const answer = useRouteQuery('invitations', { organization });
  const withdrawal = useSubjectDialog<Invitation>();
  const invitations = answer.data?.invitations;
  if (invitations?.length === 0) return null;
  return (
    <section className="members-invitations" aria-labelledby="members-invitations">
      <div>
        <h2 id="members-invitations">{invitationTexts.pending}</h2>
        <p className="members-faint">{invitationTexts.pendingDescription}</p>
      </div>
      {invitations === undefined ? (
        <QueryStatus query={answer} />
      ) : (
        <Card padding="none">
          <InvitationsTable invitations={invitations} onWithdraw={withdrawal.ask} />
        </Card>
      )}
      <WithdrawDialog dialog={withdrawal} />
    </section>
  );
}
