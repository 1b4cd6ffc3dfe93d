import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/card/card.tsx';
import { answerOptions } from '../../api/useAnswer.ts';
import { useAsked } from '../../dialog/useAsked.ts';
import { useOrganization } from '../../navigation/useOrganization.ts';
import { Unanswered } from '../../status/unanswered.tsx';
import { DiscardDialog } from './discardDialog.tsx';
import type { OutboxMail, ReadMail } from './mail.ts';
import { NoMails } from './noMails.tsx';
import { OutboxTable } from './outboxTable.tsx';
import { ReadDialog } from './readDialog.tsx';
import { useDiscardSent } from './useDiscardSent.ts';

/** The newest mails, and the dialogs about one of them. */
export function OutboxList({ isConfigured }: { readonly isConfigured: boolean }) {
  const { id: organization } = useOrganization();
  const answer = useQuery({
    ...answerOptions('outbox', { organization }),
    // What is on its way is seen to arrive.
    refetchInterval: ({ state }) =>
      isConfigured && state.data?.mails.some((mail) => mail.state === 'waiting') ? 5_000 : false,
  });
  const reading = useAsked<ReadMail>();
  const discarding = useAsked<OutboxMail>();
  const discardSent = useDiscardSent();
  const mails = answer.data?.mails;
  if (mails === undefined) return <Unanswered answer={answer} />;
  if (mails.length === 0) return <NoMails isConfigured={isConfigured} />;
  return (
    <>
      <Card padding="none">
        <OutboxTable
          mails={mails}
          isConfigured={isConfigured}
          onRead={reading.ask}
          // Of a mail that was sent nothing is left but its line.
          onDiscard={(mail) => (mail.state === 'sent' ? void discardSent(mail) : discarding.ask(mail))}
        />
      </Card>
      <ReadDialog asked={reading} />
      <DiscardDialog asked={discarding} />
    </>
  );
}
