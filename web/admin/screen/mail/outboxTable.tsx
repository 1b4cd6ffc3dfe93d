import { Table, type TableColumn } from '../../../ui/table/table.tsx';
import { Time } from '../../../ui/time/time.tsx';
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
    { id: 'kind', header: texts.kind, narrow: true, cell: ({ kind }) => texts.kinds[kind] },
    { id: 'state', header: texts.state, cell: (mail) => <StateCell mail={mail} /> },
    {
      id: 'when',
      header: texts.when,
      narrow: true,
      cell: ({ sent_at, created_at }) => <Time value={sent_at ?? created_at} />,
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
