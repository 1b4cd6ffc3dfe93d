import { useDocumentTitle } from '#admin/navigation/useDocumentTitle.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useCopyLabels } from '#admin/texts/useCopyLabels.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { CopyField } from '#ui/copyField/copyField.tsx';
import { PageHeader } from '#ui/pageHeader/pageHeader.tsx';
import { Section } from '#ui/section/section.tsx';
import { IdentityForm } from './identityForm.tsx';
import { LeaveSection } from './leaveSection.tsx';
import { SecondFactorSection } from './secondFactorSection.tsx';
import './generalScreen.css';
import type { AnswerOf } from '#contract/app/routes.ts';

export function GeneralScreen() {
  const organization = useOrganization();
  const { organization: texts } = useTexts();
  const copyLabels = useCopyLabels();
  useDocumentTitle(texts.pages.general, organization.name);
  const isMember = organization.role === 'member';
  return (
    <>
      <PageHeader
        title={texts.pages.general}
        description={isMember ? texts.generalDescriptionOfMember : texts.generalDescription}
      />
      <Section title={texts.identity} description={texts.identityDescription}>
        {isMember ? (
          <IdentitySummary organization={organization} />
        ) : (
          <IdentityForm key={organization.id} organization={organization} />
        )}
      </Section>
      {!isMember && <SecondFactorSection organization={organization} />}
      {!isMember && (
        <Section title={texts.id} description={texts.idDescription}>
          <CopyField label={texts.id} hideLabel value={organization.id} {...copyLabels} />
        </Section>
      )}
      <LeaveSection organization={organization} />
    </>
  );
}

/** Name, time zone and role, read-only, for members. */
function IdentitySummary({ organization }: { readonly organization: AnswerOf<'organization'> }) {
  const { organization: texts, members: memberTexts } = useTexts();
  return (
    <dl className="general-facts">
      <dt>{texts.name}</dt>
      <dd>{organization.name}</dd>
      <dt>{texts.timeZone}</dt>
      <dd>{organization.time_zone.replaceAll('_', ' ')}</dd>
      <dt>{texts.yourRole}</dt>
      <dd>{memberTexts.roles[organization.role]}</dd>
    </dl>
  );
}
