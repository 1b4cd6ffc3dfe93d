import { Ellipsis, FileText, Send, Trash2 } from 'lucide-react';
import { CopyButton } from '#ui/copyButton/copyButton.tsx';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { Row } from '#ui/row/row.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useRouteMutation } from '../../api/useRouteMutation.ts';
import { useOrganization } from '../../navigation/useOrganization.ts';
import { useTexts } from '../../texts/useTexts.ts';
import type { OutboxMail, ReadMail } from './mail.ts';
import { useReadMail } from './useReadMail.ts';

/** Mails that lead nowhere. */
const withoutLink: ReadonlySet<OutboxMail['kind']> = new Set(['response', 'mail_test']);

interface MailActionsProps {
  readonly mail: OutboxMail;
  readonly isConfigured: boolean;
  readonly onRead: (read: ReadMail) => void;
  readonly onDiscard: () => void;
}

export function MailActions({ mail, isConfigured, onRead, onDiscard }: MailActionsProps) {
  const { mail: texts, common } = useTexts();
  const { id: organization } = useOrganization();
  const problemText = useProblemText();
  const toast = useToast();
  const { mutateAsync } = useRouteMutation('sendAgain', { invalidates: ['outbox', 'mail', 'organization'] });
  const { id, kind, recipient, state, error, readable } = mail;
  const canLeave = isConfigured && state !== 'sent' && error?.code !== 'link_expired';
  const sendAgain = async () => {
    try {
      await mutateAsync({ params: { organization, mail: id } });
      toast({ about: id, title: texts.sendsAgain(recipient), tone: 'good' });
    } catch (error) {
      toast({ about: id, title: problemText(error), tone: 'bad' });
    }
  };
  const readMail = useReadMail();
  // `useReadMail` has already reported the failure in a toast.
  const open = () => void readMail(mail).then(onRead, () => undefined);
  const read = { id: 'read', label: texts.read, icon: FileText, onSelect: open };
  const resend = { id: 'again', label: texts.sendAgain, icon: Send, onSelect: () => void sendAgain() };
  const discard = {
    id: 'discard',
    label: texts.discard,
    icon: Trash2,
    tone: 'danger',
    onSelect: onDiscard,
  } as const;
  const menu = (
    <Menu
      align="end"
      trigger={
        <IconButton icon={Ellipsis} label={texts.actionsFor(recipient)} size="small" tooltip={false} />
      }
      groups={[
        {
          id: 'mail',
          items: [...(readable ? [read] : []), ...(canLeave ? [resend] : [])],
        },
        { id: 'danger', items: [discard] },
      ]}
    />
  );
  // On phones a single button moves to the corner of its row.
  if (!readable || withoutLink.has(kind)) return menu;
  return (
    <Row wrap={false} justify="end" space={1}>
      <CopyButton
        text={async () => (await readMail(mail)).link ?? ''}
        label={texts.copyLink}
        copiedLabel={common.copied}
        failedLabel={common.copyFailed}
        size="small"
      />
      {menu}
    </Row>
  );
}
