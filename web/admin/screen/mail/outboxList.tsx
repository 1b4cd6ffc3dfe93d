import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/card/card.tsx';
import { routeQueryOptions } from '../../api/useRouteQuery.ts';
import { useSubjectDialog } from '../../dialog/useSubjectDialog.ts';
import { useOrganization } from '../../navigation/useOrganization.ts';
import { QueryStatus } from '../../status/queryStatus.tsx';
import { DiscardDialog } from './discardDialog.tsx';
import type { OutboxMail, ReadMail } from './mail.ts';
import { NoMails } from './noMails.tsx';
import { OutboxTable } from './outboxTable.tsx';
import { ReadDialog } from './readDialog.tsx';
import { useDiscardSent } from './useDiscardSent.ts';

/** The newest mails and their dialogs. */
export function OutboxList({ isConfigured }: { readonly isConfigured: boolean }) {
  const { id: organization } = useOrganization();
  const answer = useQuery({
    ...routeQueryOptions('outbox', { organization }),
    // Polls while mails are being sent.
    refetchInterval: ({ state }) =>
      isConfigured && state.data?.mails.some((mail) => mail.state === 'waiting') ? 5_000 : false,
  });
  const reading = useSubjectDialog<ReadMail>();
  const discarding = useSubjectDialog<OutboxMail>();
  const discardSent = useDiscardSent();
  const mails = answer.data?.mails;
  if (mails === undefined) return <QueryStatus query={answer} />;
  if (mails.length === 0) return <NoMails isConfigured={isConfigured} />;
  return (
    <>
      <Card padding="none">
        <OutboxTable
          mails={mails}
          isConfigured={isConfigured}
          onRead={reading.ask}
          // A sent mail keeps only its row, so it is removed without confirmation.
          onDiscard={(mail) => (mail.state === 'sent' ? void discardSent(mail) : discarding.ask(mail))}
        />
      </Card>
      <ReadDialog dialog={reading} />
      <DiscardDialog dialog={discarding} />
    </>
  );
}
