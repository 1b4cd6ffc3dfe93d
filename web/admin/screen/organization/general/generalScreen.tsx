import { useDocumentTitle } from '#admin/navigation/useDocumentTitle.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useCopyLabels } from '#admin/texts/useCopyLabels.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { CopyField } from '#ui/copyField/copyField.tsx';
import { PageHeader } from '#ui/pageHeader/pageHeader.tsx';
import { Section } from '#ui/section/section.tsx';
import { IdentityForm } from './identityForm.tsx';
import { IdentitySummary } from './identitySummary.tsx';
import { LeaveSection } from './leaveSection.tsx';
import { SecondFactorSection } from './secondFactorSection.tsx';

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
