import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { useTexts } from '../../../../texts/useTexts.ts';
import { InvitationCreated } from './invitationCreated.tsx';
import { type CreatedInvitation, InviteForm } from './inviteForm.tsx';

interface InviteDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Asks whom and as what, then shows the link; as often as one likes. */
export function InviteDialog({ open, onOpenChange }: InviteDialogProps) {
  const { members: memberTexts, invitations: invitationTexts, common } = useTexts();
  const [made, setMade] = useState<CreatedInvitation>();
  // Not when it closes: what it shows would change while it fades.
  useEffect(() => {
    if (open) setMade(undefined);
  }, [open]);
  const content = useRef<HTMLDivElement>(null);
  const link = made?.link;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus goes with its step
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
