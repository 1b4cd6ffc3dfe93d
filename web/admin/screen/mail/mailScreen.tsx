import './mailScreen.css';
import { PageHeader } from '#ui/pageHeader/pageHeader.tsx';
import { useRouteQuery } from '../../api/useRouteQuery.ts';
import { useDocumentTitle } from '../../navigation/useDocumentTitle.ts';
import { useOrganization } from '../../navigation/useOrganization.ts';
import { QueryStatus } from '../../status/queryStatus.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { DeliveryStatus } from './deliveryStatus.tsx';
import { Outbox } from './outbox.tsx';
import { SenderForm } from './senderForm.tsx';
import { MailServer } from './server/mailServer.tsx';

export function MailScreen() {
  const organization = useOrganization();
  const { mail: texts, organization: frame } = useTexts();
  const answer = useRouteQuery('mail', { organization: organization.id });
  useDocumentTitle(frame.pages.mail, organization.name);
  return (
    <>
      <PageHeader title={frame.pages.mail} description={texts.description} />
      {answer.data === undefined ? (
        <QueryStatus query={answer} />
      ) : (
        <>
          <DeliveryStatus mail={answer.data} />
          <MailServer mail={answer.data} />
          <SenderForm key={organization.id} settings={answer.data.settings} />
          <Outbox isConfigured={answer.data.configured} />
        </>
      )}
    </>
  );
}
