import './brandingScreen.css';
import { PageHeader } from '../../../../ui/pageHeader/pageHeader.tsx';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useOrganization } from '../../../navigation/useOrganization.ts';
import { useTitle } from '../../../navigation/useTitle.ts';
import { Unanswered } from '../../../status/unanswered.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import { AccentForm } from './accentForm.tsx';
import { LogoSection } from './logoSection.tsx';

export function BrandingScreen() {
  const organization = useOrganization();
  const { branding: texts, organization: frame } = useTexts();
  const answer = useAnswer('branding', { organization: organization.id });
  useTitle(frame.pages.branding, organization.name);
  return (
    <>
      <PageHeader title={frame.pages.branding} description={texts.description} />
      {answer.data === undefined ? (
        <Unanswered answer={answer} />
      ) : (
        <>
          <AccentForm key={organization.id} branding={answer.data} />
          <LogoSection logo={answer.data.logo} />
        </>
      )}
    </>
  );
}
