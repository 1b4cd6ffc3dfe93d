import { useState } from 'react';
import { useFormErrors } from '#admin/api/useFormErrors.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { SaveButton } from '#admin/dialog/saveButton.tsx';
import { UnsavedChangesPrompt } from '#admin/dialog/unsavedChangesPrompt.tsx';
import { useDraft } from '#admin/dialog/useDraft.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { TimeZoneField } from './timeZoneField.tsx';

/** The name and the time zone. */
export function IdentityForm({ organization }: { readonly organization: AnswerOf<'organization'> }) {
  const { organization: texts, common } = useTexts();
  const toast = useToast();
  const change = useRouteMutation('changeOrganization', { invalidates: ['organization', 'start'] });
  const failure = useFormErrors(change.error);
  const name = useDraft(organization.name);
  const timeZone = useDraft(organization.time_zone);
  const isChanged = name.isChanged || timeZone.isChanged;
  const [isMissing, setMissing] = useState(false);

  const save = async () => {
    const wanted = name.value.trim();
    setMissing(wanted === '');
    if (wanted === '') return;
    const body = {
      ...(name.isChanged && { name: wanted }),
      ...(timeZone.isChanged && { time_zone: timeZone.value }),
    };
    try {
      await change.mutateAsync({ params: { organization: organization.id }, body });
    } catch {
      return;
    }
    name.forget();
    timeZone.forget();
    toast({ about: 'organization', title: common.saved, tone: 'good' });
  };

  return (
    <Form errors={failure.errors} onSubmit={() => void save()}>
      <UnsavedChangesPrompt isChanged={isChanged} />
      <TextField
        label={texts.name}
        name="name"
        required
        maxLength={100}
        autoComplete="off"
        value={name.value}
        error={isMissing ? texts.nameMissing : undefined}
        onChange={(event) => {
          name.type(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <TimeZoneField value={timeZone.value} onValueChange={timeZone.type} />
      <Problem>{failure.notice}</Problem>
      <FormActions>
        <SaveButton isChanged={isChanged} busy={change.isPending} />
      </FormActions>
    </Form>
  );
}
