import { Ellipsis, RotateCw, Trash2 } from 'lucide-react';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { CopyButton } from '#ui/copyButton/copyButton.tsx';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { Row } from '#ui/row/row.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import type { Invitation } from '../member.ts';

interface InvitationActionsProps {
  readonly invitation: Invitation;
  readonly onWithdraw: () => void;
}

export function InvitationActions({ invitation, onWithdraw }: InvitationActionsProps) {
  const { members: memberTexts, invitations: invitationTexts, common } = useTexts();
  const { id: organization } = useOrganization();
  const problemText = useProblemText();
  const toast = useToast();
  const sendsMail = useRouteQuery('start').data?.mail ?? false;
  const { mutateAsync } = useRouteMutation('renewInvitation', {
    invalidates: ['invitations', 'organization'],
  });
  const linkOf = useRouteMutation('invitationLink');
  const { id, email } = invitation;
  const invitee = email === '' ? invitationTexts.anyone : email;
  const renew = async () => {
    try {
      const { mailed } = await mutateAsync({ params: { organization, invitation: id } });
      toast({
        about: id,
        title: mailed ? invitationTexts.renewedAndMailed(email) : invitationTexts.renewed,
        tone: 'good',
      });
    } catch (error) {
      toast({ about: id, title: problemText(error), tone: 'bad' });
    }
  };
  /** Fetched on demand, because the audit log records every view. */
  const readLink = async () => {
    try {
      return (await linkOf.mutateAsync({ params: { organization, invitation: id } })).link;
    } catch (error) {
      toast({ about: id, title: problemText(error), tone: 'bad' });
      throw error;
    }
  };
  return (
    <Row wrap={false} justify="end" space={1}>
      <CopyButton
        text={readLink}
        label={invitationTexts.copyLink}
        fullLabel={invitationTexts.copyLinkFor(invitee)}
        copiedLabel={common.copied}
        failedLabel={common.copyFailed}
        size="small"
      />
      <Menu
        align="end"
        trigger={
          <IconButton icon={Ellipsis} label={memberTexts.actionsFor(invitee)} size="small" tooltip={false} />
        }
        groups={[
          {
            id: 'again',
            items: [
              {
                id: 'renew',
                label: email !== '' && sendsMail ? invitationTexts.sendAgain : invitationTexts.renew,
                icon: RotateCw,
                onSelect: () => void renew(),
              },
            ],
          },
          {
            id: 'danger',
            items: [
              {
                id: 'withdraw',
                label: invitationTexts.withdraw,
                icon: Trash2,
                tone: 'danger',
                onSelect: onWithdraw,
              },
            ],
          },
        ]}
      />
    </Row>
  );
}
