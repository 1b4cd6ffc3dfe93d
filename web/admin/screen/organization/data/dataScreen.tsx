import './dataScreen.css';
import { PageHeader } from '../../../../ui/pageHeader/pageHeader.tsx';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useOrganization } from '../../../navigation/useOrganization.ts';
import { useTitle } from '../../../navigation/useTitle.ts';
import { Unanswered } from '../../../status/unanswered.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import { Contents } from './contents.tsx';
import { Deletion } from './deletion.tsx';
import { ExportSection } from './exportSection.tsx';

export function DataScreen() {
  const organization = useOrganization();
  const { data: texts, organization: frame } = useTexts();
  const answer = useAnswer('data', { organization: organization.id });
  useTitle(frame.pages.data, organization.name);
  return (
    <>
      <PageHeader title={frame.pages.data} description={texts.description} />
      {answer.data === undefined ? (
        <Unanswered answer={answer} />
      ) : (
        <>
          <Contents content={answer.data} />
          <ExportSection />
          <Deletion content={answer.data} />
        </>
      )}
    </>
  );
}
