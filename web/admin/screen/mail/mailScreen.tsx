import './mailScreen.css';
import { PageHeader } from '../../../ui/pageHeader/pageHeader.tsx';
import { useAnswer } from '../../api/useAnswer.ts';
import { useOrganization } from '../../navigation/useOrganization.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { Unanswered } from '../../status/unanswered.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { Delivery } from './delivery.tsx';
import { Outbox } from './outbox.tsx';
import { SenderForm } from './senderForm.tsx';

export function MailScreen() {
  const organization = useOrganization();
  const { mail: texts, organization: frame } = useTexts();
  const answer = useAnswer('mail', { organization: organization.id });
  useTitle(frame.pages.mail, organization.name);
  return (
    <>
      <PageHeader title={frame.pages.mail} description={texts.description} />
      {answer.data === undefined ? (
        <Unanswered answer={answer} />
      ) : (
        <>
          <Delivery mail={answer.data} />
          <SenderForm key={organization.id} settings={answer.data.settings} />
          <Outbox isConfigured={answer.data.configured} />
        </>
      )}
    </>
  );
}
