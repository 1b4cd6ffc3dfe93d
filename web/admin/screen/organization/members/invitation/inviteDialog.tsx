import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { InvitationCreated } from './invitationCreated.tsx';
import { type CreatedInvitation, InviteForm } from './inviteForm.tsx';

interface InviteDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Invites members one after another: first the form, then the link. */
export function InviteDialog({ open, onOpenChange }: InviteDialogProps) {
  const { invitations: invitationTexts, common } = useTexts();
  const [created, setCreated] = useState<CreatedInvitation>();
  // Resets on opening: on closing, the content would change during the animation.
  useEffect(() => {
    if (open) setCreated(undefined);
  }, [open]);
  const content = useRef<HTMLDivElement>(null);
  const link = created?.link;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focused element disappears with its step
  useEffect(() => content.current?.querySelector('input')?.focus(), [link]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={created === undefined ? invitationTexts.inviteTitle : invitationTexts.invitedTitle}
      description={
        created === undefined ? invitationTexts.inviteHelp : invitationTexts.invitedFor(created.role)
      }
      closeLabel={common.close}
    >
      <div ref={content}>
        {created === undefined ? (
          <InviteForm onMade={setCreated} onCancel={() => onOpenChange(false)} />
        ) : (
          <InvitationCreated
            invitation={created}
            onAnother={() => setCreated(undefined)}
            onDone={() => onOpenChange(false)}
          />
        )}
      </div>
    </Dialog>
  );
}
