import { useState } from 'react';
import { SaveButton } from '#admin/dialog/saveButton.tsx';
import { useDraft } from '#admin/dialog/useDraft.ts';
import { settingsTexts } from '#admin/texts/compiled/form/settings.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { canBeUnique } from '#form/check/field/canBeUnique.ts';
import { type Field, type FormDefinition, fieldsOf } from '#form/definition/document.ts';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { RadioGroup } from '#ui/radioGroup/radioGroup.tsx';
import { Section } from '#ui/section/section.tsx';
import { Select } from '#ui/select/select.tsx';
import { useDraft as useFormDraft } from '../editor/editorContext.ts';
import { FormPassword } from './formPassword.tsx';
import { useLiveSettings } from './useLiveSettings.ts';

const kinds = ['any', 'browser', 'answer', 'link'] as const;

/** The password, and one response per person. */
export function AccessSection() {
  const { access: texts } = useLazyTexts(settingsTexts);
  return (
    <Section title={texts.title} description={texts.about}>
      <FormPassword />
      <OncePerPerson />
    </Section>
  );
}

function OncePerPerson() {
  const { access: texts } = useLazyTexts(settingsTexts);
  const { settings, save, failure, isSaving } = useLiveSettings();
  const fields = uniqueFields(useFormDraft());
  const { one_per_person: stored } = settings;
  const kind = useDraft(stored?.by ?? 'any');
  const field = useDraft(stored?.by === 'answer' ? stored.field : '');
  const [isMissing, setMissing] = useState(false);
  const submit = async () => {
    const isUnnamed = kind.value === 'answer' && field.value === '';
    setMissing(isUnnamed);
    if (isUnnamed) return;
    const isSaved = await save({ one_per_person: wanted(kind.value, field.value) });
    if (isSaved) for (const draft of [kind, field]) draft.forget();
  };
  return (
    <Form errors={failure.errors} onSubmit={() => void submit()}>
      <RadioGroup
        label={texts.once}
        name="one_per_person"
        value={kind.value}
        options={kinds.map((value) => ({
          value,
          label: texts.onceChoices[value],
          description: texts.onceTexts[value],
        }))}
        onValueChange={kind.type}
      />
      {kind.value === 'answer' && (
        <Select
          label={texts.onceField}
          name="field"
          required
          value={field.value}
          error={isMissing ? texts.onceFieldMissing : undefined}
          options={[{ value: '', label: '' }, ...fields.map(({ id, label }) => ({ value: id, label }))]}
          onValueChange={(id) => {
            field.type(id);
            setMissing(false);
          }}
        />
      )}
      <Problem>{failure.notice}</Problem>
      <FormActions>
        <SaveButton isChanged={kind.isChanged || field.isChanged} busy={isSaving} />
      </FormActions>
    </Form>
  );
}

function wanted(kind: string, field: string) {
  if (kind === 'answer') return { by: kind, field } as const;
  return kind === 'browser' || kind === 'link' ? ({ by: kind } as const) : null;
}

/** The questions whose answer can tell people apart. */
function uniqueFields(draft: FormDefinition): { id: Field['id']; label: string }[] {
  return [...fieldsOf(draft)]
    .filter((field) => canBeUnique(field) && field.type !== 'hidden')
    .map(({ id, label }) => ({ id, label: label || id }));
}
