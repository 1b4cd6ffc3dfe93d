import { useDocumentTitle } from '#admin/navigation/useDocumentTitle.ts';
import { settingsTexts } from '#admin/texts/compiled/form/settings.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useForm } from '../place/useForm.ts';
import { AccessSection } from './accessSection.tsx';
import { AvailabilitySection } from './availabilitySection.tsx';
import { EditsSection } from './editsSection.tsx';
import { LimitsSection } from './limitsSection.tsx';
import { PrivacySection } from './privacySection.tsx';
import { SpamSection } from './spamSection.tsx';

/** All live settings of a form, with their consequences. */
export function SettingsScreen() {
  const texts = useLazyTexts(settingsTexts);
  const { name } = useForm();
  useDocumentTitle(texts.title, name);
  return (
    <div className="place-page">
      <h2 className="place-heading">{texts.title}</h2>
      <p className="place-about">{texts.about}</p>
      <AvailabilitySection />
      <LimitsSection />
      <AccessSection />
      <EditsSection />
      <PrivacySection />
      <SpamSection />
    </div>
  );
}
