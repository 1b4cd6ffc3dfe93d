import { PageHeader } from '../../../../ui/pageHeader/pageHeader.tsx';
import { useDocumentTitle } from '../../../navigation/useDocumentTitle.ts';
import { usePlaceTexts } from '../../../texts/form/place/usePlaceTexts.ts';
import { useForm } from '../place/useForm.ts';
import { AccessSection } from './accessSection.tsx';
import { AvailabilitySection } from './availabilitySection.tsx';
import { LimitsSection } from './limitsSection.tsx';
import { PrivacySection } from './privacySection.tsx';
import { SpamSection } from './spamSection.tsx';

/** All live settings of a form, with their consequences. */
export function SettingsScreen() {
  const { settings: texts } = usePlaceTexts();
  const { name } = useForm();
  useDocumentTitle(texts.title, name);
  return (
    <>
      <PageHeader title={texts.title} description={texts.about} />
      <AvailabilitySection />
      <LimitsSection />
      <AccessSection />
      <PrivacySection />
      <SpamSection />
    </>
  );
}
