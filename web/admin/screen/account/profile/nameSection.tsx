import { useFormMutation } from '#admin/api/useFormMutation.ts';
import { SaveButton } from '#admin/dialog/saveButton.tsx';
import { UnsavedChangesPrompt } from '#admin/dialog/unsavedChangesPrompt.tsx';
import { useDraft } from '#admin/dialog/useDraft.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { Section } from '#ui/section/section.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { useToast } from '#ui/toast/useToast.ts';

export function NameSection({ name }: { readonly name: string }) {
  const { account, common, signIn } = useTexts();
  const toast = useToast();
  const draft = useDraft(name);
  const { form, problem, isBusy, send } = useFormMutation('changeAccount', {
    fields: { name: signIn.nameMissing },
    invalidates: ['account', 'start'],
  });
  const submit = async () => {
    const answer = await send({ body: { name: draft.value } });
    if (answer === undefined) return;
    draft.forget();
    toast({ about: 'name', title: account.nameSaved, tone: 'good' });
  };
  return (
    <Section title={account.nameTitle} description={account.nameText}>
      <Form {...form} onSubmit={() => void submit()}>
        <UnsavedChangesPrompt isChanged={draft.isChanged} />
        <TextField
          label={common.name}
          name="name"
          autoComplete="name"
          maxLength={100}
          value={draft.value}
          onChange={(event) => draft.type(event.currentTarget.value)}
        />
        <Problem>{problem}</Problem>
        <FormActions>
          <SaveButton variant="secondary" isChanged={draft.isChanged} busy={isBusy} />
        </FormActions>
      </Form>
    </Section>
  );
}
