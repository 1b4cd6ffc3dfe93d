import { SaveButton } from '#admin/dialog/saveButton.tsx';
import { useDraft } from '#admin/dialog/useDraft.ts';
import { settingsTexts } from '#admin/texts/compiled/form/settings.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { Section } from '#ui/section/section.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { QuotaList } from './quotaList.tsx';
import { useLiveSettings } from './useLiveSettings.ts';
import { wholeNumber } from './wholeNumber.ts';

/** How many responses, and how often an option can be chosen. */
export function LimitsSection() {
  const { limits: texts, wholeNumber: numberText } = useLazyTexts(settingsTexts);
  const { settings, save, failure, isSaving } = useLiveSettings();
  const most = useDraft(settings.max_responses === undefined ? '' : String(settings.max_responses));
  const isWrong = most.value.trim() !== '' && wholeNumber(most.value) === undefined;
  const submit = async () => {
    if (isWrong) return;
    if (await save({ max_responses: wholeNumber(most.value) ?? null })) most.forget();
  };
  return (
    <Section title={texts.title} description={texts.about}>
      <Form errors={failure.errors} onSubmit={() => void submit()}>
        <TextField
          label={texts.most}
          description={texts.mostText}
          name="max_responses"
          inputMode="numeric"
          autoComplete="off"
          error={isWrong ? numberText : undefined}
          value={most.value}
          onChange={(event) => most.type(event.currentTarget.value)}
        />
        <Problem>{failure.notice}</Problem>
        <FormActions>
          <SaveButton isChanged={most.isChanged} busy={isSaving} />
        </FormActions>
      </Form>
      <QuotaList />
    </Section>
  );
}
