import { SaveButton } from '#admin/dialog/saveButton.tsx';
import { useDraft } from '#admin/dialog/useDraft.ts';
import { settingsTexts } from '#admin/texts/compiled/form/settings.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { RadioGroup } from '#ui/radioGroup/radioGroup.tsx';
import { Section } from '#ui/section/section.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { SettingSwitch } from './settingSwitch.tsx';
import { useLiveSettings } from './useLiveSettings.ts';

const copies = ['never', 'asked', 'always'] as const;

/** Options of visitors for their answers, before and after they send them. */
export function EditsSection() {
  const { edits: texts } = useLazyTexts(settingsTexts);
  const { settings, save, failure, isSaving, wanted } = useLiveSettings();
  const until = useDraft(settings.edits_until ?? '');
  const submit = async () => {
    if (await save({ edits_until: until.value || null })) until.forget();
  };
  return (
    <Section title={texts.title} description={texts.about}>
      <SettingSwitch name="partial" label={texts.partial} description={texts.partialText} />
      <SettingSwitch name="edits" label={texts.edits} description={texts.editsText} />
      <RadioGroup
        label={texts.copy}
        name="copy"
        value={(wanted?.copy === undefined ? settings.copy : wanted.copy) ?? 'never'}
        options={copies.map((value) => ({
          value,
          label: texts.copies[value],
          description: texts.copyTexts[value],
        }))}
        onValueChange={(value) => {
          const copy = copies.find((each) => each === value);
          void save({ copy: copy === undefined || copy === 'never' ? null : copy });
        }}
      />
      <Problem>{failure.errors?.copy}</Problem>
      {settings.edits === true && (
        <Form errors={failure.errors} onSubmit={() => void submit()}>
          <TextField
            label={texts.until}
            description={texts.untilText}
            name="edits_until"
            type="datetime-local"
            value={until.value}
            onChange={(event) => until.type(event.currentTarget.value)}
          />
          <Problem>{failure.notice}</Problem>
          <FormActions>
            <SaveButton isChanged={until.isChanged} busy={isSaving} />
          </FormActions>
        </Form>
      )}
    </Section>
  );
}
