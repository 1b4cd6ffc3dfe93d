import { Link } from '@tanstack/react-router';
import { Table, type TableColumn } from '#ui/table/table.tsx';
import { Time } from '#ui/time/time.tsx';
import { useOrganization } from '../../navigation/useOrganization.ts';
import { useTexts } from '../../texts/useTexts.ts';
import type { OutboxMail, ReadMail } from './mail.ts';
import { MailActions } from './mailActions.tsx';
import { StateCell } from './stateCell.tsx';

interface OutboxTableProps {
  readonly mails: readonly OutboxMail[];
  readonly isConfigured: boolean;
  readonly onRead: (read: ReadMail) => void;
  readonly onDiscard: (mail: OutboxMail) => void;
}

export function OutboxTable({ mails, isConfigured, onRead, onDiscard }: OutboxTableProps) {
  const { mail: texts } = useTexts();
  const { id: organization } = useOrganization();
  const columns: TableColumn<OutboxMail>[] = [
    {
      id: 'recipient',
      header: texts.recipient,
      cell: ({ recipient, subject }) => (
        <div className="mail-recipient">
          <span className="mail-recipient-address">{recipient}</span>
          <span className="mail-soft">{subject}</span>
        </div>
      ),
    },
    {
      id: 'kind',
      header: texts.kind,
      narrow: true,
      cell: ({ kind, response }) =>
        response === null ? (
          texts.kinds[kind]
        ) : (
          <Link
            to="/app/o/$organization/f/$form/responses/$response"
            params={{ organization, form: response.form, response: String(response.id) }}
          >
            {texts.kinds[kind]} #{response.id}
          </Link>
        ),
    },
    {
      id: 'state',
      header: texts.state,
      cell: (mail) => <StateCell mail={mail} isConfigured={isConfigured} />,
    },
    {
      id: 'when',
      header: texts.when,
      narrow: true,
      cell: ({ sent_at, created_at }) => <Time value={sent_at ?? created_at} format="dateTime" />,
    },
    {
      id: 'actions',
      header: texts.actions,
      hideHeader: true,
      align: 'end',
      narrow: true,
      cell: (mail) => (
        <MailActions
          mail={mail}
          isConfigured={isConfigured}
          onRead={onRead}
          onDiscard={() => onDiscard(mail)}
        />
      ),
    },
  ];
  return <Table label={texts.outbox} columns={columns} rows={mails} rowKey={({ id }) => id} />;
}
