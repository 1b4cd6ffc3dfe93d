import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { Section } from '#ui/section/section.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useFormMutation } from '../../api/useFormMutation.ts';
import { SaveButton } from '../../dialog/saveButton.tsx';
import { UnsavedChangesPrompt } from '../../dialog/unsavedChangesPrompt.tsx';
import { useDraft } from '../../dialog/useDraft.ts';
import { useOrganization } from '../../navigation/useOrganization.ts';
import { useTexts } from '../../texts/useTexts.ts';
import type { MailSetup } from './mail.ts';

/** The sender name and the reply-to address. */
export function SenderForm({ settings }: { readonly settings: MailSetup['settings'] }) {
  const { mail: texts, common } = useTexts();
  const organization = useOrganization();
  const toast = useToast();
  const fromName = useDraft(settings.from_name);
  const replyTo = useDraft(settings.reply_to);
  const { form, problem, isBusy, send } = useFormMutation('changeMail', {
    invalidates: ['mail'],
    fields: { from_name: texts.fromNameWrong, reply_to: texts.replyToWrong },
    optional: ['from_name', 'reply_to'],
  });
  const isChanged = fromName.isChanged || replyTo.isChanged;

  const save = async () => {
    const body = {
      ...(fromName.isChanged && { from_name: fromName.value.trim() }),
      ...(replyTo.isChanged && { reply_to: replyTo.value.trim() }),
    };
    if ((await send({ params: { organization: organization.id }, body })) === undefined) return;
    fromName.forget();
    replyTo.forget();
    toast({ about: 'sender', title: common.saved, tone: 'good' });
  };

  return (
    <Section title={texts.sender} description={texts.senderDescription}>
      <Form {...form} onSubmit={() => void save()}>
        <UnsavedChangesPrompt isChanged={isChanged} />
        <TextField
          label={texts.fromName}
          description={texts.fromNameHelp}
          name="from_name"
          placeholder={organization.name}
          autoComplete="off"
          value={fromName.value}
          onChange={(event) => fromName.type(event.currentTarget.value)}
        />
        <TextField
          label={texts.replyTo}
          description={texts.replyToHelp}
          name="reply_to"
          type="email"
          autoComplete="off"
          spellCheck={false}
          value={replyTo.value}
          onChange={(event) => replyTo.type(event.currentTarget.value)}
        />
        <Problem>{problem}</Problem>
        <FormActions>
          <SaveButton isChanged={isChanged} busy={isBusy} />
        </FormActions>
      </Form>
    </Section>
  );
}
