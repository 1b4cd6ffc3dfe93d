import { useTexts } from '#admin/texts/useTexts.ts';
import type { Invitation } from '../member.ts';

/** The invitee and the inviter. */
export function InviteeCell({ invitation: { email, invited_by } }: { readonly invitation: Invitation }) {
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
