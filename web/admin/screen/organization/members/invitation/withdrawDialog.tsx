import { ConfirmMutation } from '#admin/dialog/confirmMutation.tsx';
import type { SubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { Invitation } from '../member.ts';

/** Confirms withdrawing an invitation, because its link stops working for good. */
export function WithdrawDialog({ dialog }: { readonly dialog: SubjectDialog<Invitation> }) {
  const { invitations: invitationTexts } = useTexts();
  const { id: organization } = useOrganization();
  return (
    <ConfirmMutation
      dialog={dialog}
      route="withdrawInvitation"
      invalidates={['invitations', 'organization']}
      about={({ id }) => ({
        params: { organization, invitation: id },
        question: invitationTexts.withdrawQuestion,
        consequence: invitationTexts.withdrawConsequence,
        button: invitationTexts.withdrawButton,
        done: invitationTexts.withdrawn,
      })}
    />
  );
}
