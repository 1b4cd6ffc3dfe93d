import { LocalAddressNotice } from '#admin/screen/account/localAddressNotice.tsx';
import { useCopyLabels } from '#admin/texts/useCopyLabels.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyField } from '#ui/copyField/copyField.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import type { CreatedInvitation } from './inviteForm.tsx';

interface InvitationCreatedProps {
  readonly invitation: CreatedInvitation;
  readonly onAnother: () => void;
  readonly onDone: () => void;
}

/** The link of a new invitation, and whether it was mailed. */
export function InvitationCreated({ invitation, onAnother, onDone }: InvitationCreatedProps) {
  const { members: memberTexts, invitations: invitationTexts } = useTexts();
  const copyLabels = useCopyLabels();
  const { email, mailed, link } = invitation;
  return (
    <Stack>
      <Notice tone={mailed ? 'good' : 'info'} announce>
        {mailed
          ? invitationTexts.invitedMailed(email)
          : email === ''
            ? invitationTexts.invitedByHand
            : invitationTexts.invitedNotMailed(email)}
      </Notice>
      <CopyField label={invitationTexts.inviteLink} value={link} {...copyLabels} />
      <LocalAddressNotice address={link} />
      <FormActions align="end">
        <Button variant="primary" onClick={onDone}>
          {memberTexts.done}
        </Button>
        <Button onClick={onAnother}>{invitationTexts.inviteAnother}</Button>
      </FormActions>
    </Stack>
  );
}
