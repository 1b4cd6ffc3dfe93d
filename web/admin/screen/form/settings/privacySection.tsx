import { SaveButton } from '#admin/dialog/saveButton.tsx';
import { useDraft } from '#admin/dialog/useDraft.ts';
import { settingsTexts } from '#admin/texts/compiled/form/settings.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { Section } from '#ui/section/section.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { SettingSwitch } from './settingSwitch.tsx';
import { useLiveSettings } from './useLiveSettings.ts';
import { wholeNumber } from './wholeNumber.ts';

/** Retention, privacy mode and search engines. */
export function PrivacySection() {
  const { privacy: texts, wholeNumber: numberText } = useLazyTexts(settingsTexts);
  const { settings, save, failure, isSaving } = useLiveSettings();
  const days = useDraft(settings.retention_days === undefined ? '' : String(settings.retention_days));
  const number = wholeNumber(days.value);
  const isWrong = days.value.trim() !== '' && (number === undefined || number > 36_500);
  const submit = async () => {
    if (!isWrong && (await save({ retention_days: number ?? null }))) days.forget();
  };
  return (
    <Section title={texts.title} description={texts.about}>
      <Form errors={failure.errors} onSubmit={() => void submit()}>
        <TextField
          label={texts.retention}
          description={texts.retentionText}
          name="retention_days"
          inputMode="numeric"
          autoComplete="off"
          error={isWrong ? numberText : undefined}
          value={days.value}
          onChange={(event) => days.type(event.currentTarget.value)}
        />
        <Problem>{failure.notice}</Problem>
        <FormActions>
          <SaveButton isChanged={days.isChanged} busy={isSaving} />
        </FormActions>
      </Form>
      <SettingSwitch name="privacy_mode" label={texts.privacyMode} description={texts.privacyModeText} />
      <SettingSwitch name="search_engines" label={texts.search} description={texts.searchText} />
    </Section>
  );
}
