import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { useTexts } from '../../../../texts/useTexts.ts';
import { InvitationCreated } from './invitationCreated.tsx';
import { type CreatedInvitation, InviteForm } from './inviteForm.tsx';

interface InviteDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Invites members one after another: first the form, then the link. */
export function InviteDialog({ open, onOpenChange }: InviteDialogProps) {
  const { members: memberTexts, invitations: invitationTexts, common } = useTexts();
  const [made, setMade] = useState<CreatedInvitation>();
  // Resets on opening: on closing, the content would change during the animation.
  useEffect(() => {
    if (open) setMade(undefined);
  }, [open]);
  const content = useRef<HTMLDivElement>(null);
  const link = made?.link;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focused element disappears with its step
  useEffect(() => content.current?.querySelector('input')?.focus(), [link]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={made === undefined ? invitationTexts.inviteTitle : invitationTexts.invitedTitle}
      description={
        made === undefined
          ? invitationTexts.inviteHelp
          : invitationTexts.invitedFor(memberTexts.roles[made.role])
      }
      closeLabel={common.close}
    >
      <div ref={content}>
        {made === undefined ? (
          <InviteForm onMade={setMade} onCancel={() => onOpenChange(false)} />
        ) : (
          <InvitationCreated
            made={made}
            onAnother={() => setMade(undefined)}
            onDone={() => onOpenChange(false)}
          />
        )}
      </div>
    </Dialog>
  );
}
