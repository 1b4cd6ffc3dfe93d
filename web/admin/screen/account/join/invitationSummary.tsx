import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { TimeSentence } from '../profile/timeSentence.tsx';

/** The inviter, the role and the expiry. */
export function InvitationSummary({ invitation }: { readonly invitation: AnswerOf<'lookAtInvitation'> }) {
  const { signIn } = useTexts();
  const { invited_by: inviter, role, expires_at: ends } = invitation;
  return (
    <>
      <p>{inviter === null ? signIn.invited : signIn.invitedBy(inviter)}</p>
      <p>{signIn.joinAs[role]}</p>
      <p>
        <TimeSentence value={ends} say={signIn.invitationEnds} />
      </p>
    </>
  );
}
