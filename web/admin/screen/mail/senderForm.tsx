import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormActions } from '../../../ui/formActions/formActions.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { TextField } from '../../../ui/textField/textField.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useFormSend } from '../../api/useFormSend.ts';
import { UnsavedQuestion } from '../../frame/unsavedQuestion.tsx';
import { useOrganization } from '../../frame/useOrganization.ts';
import { useTexts } from '../../texts/useTexts.ts';
import type { MailSetup } from './mail.ts';

/** In whose name mails come, and where answers go. */
export function SenderForm({ settings }: { readonly settings: MailSetup['settings'] }) {
  const { mail: texts, common } = useTexts();
  const organization = useOrganization();
  const toast = useToast();
  const [fromName, setFromName] = useState(settings.from_name);
  const [replyTo, setReplyTo] = useState(settings.reply_to);
  const { form, problem, isBusy, send } = useFormSend('changeMail', {
    renews: ['mail'],
    fields: { from_name: texts.fromNameWrong, reply_to: texts.replyToWrong },
    optional: ['from_name', 'reply_to'],
  });
  const isSame = fromName.trim() === settings.from_name && replyTo.trim() === settings.reply_to;

  const save = async () => {
    const body = { from_name: fromName.trim(), reply_to: replyTo.trim() };
    if ((await send({ params: { organization: organization.id }, body })) === undefined) return;
    setFromName(body.from_name);
    setReplyTo(body.reply_to);
    toast({ about: 'sender', title: common.saved, tone: 'good' });
  };

  return (
    <Section title={texts.sender} description={texts.senderDescription}>
      <Form {...form} onSubmit={() => void save()}>
        <UnsavedQuestion isChanged={!isSame} />
        <TextField
          label={texts.fromName}
          description={texts.fromNameHelp}
          name="from_name"
          placeholder={organization.name}
          autoComplete="off"
          value={fromName}
          onChange={(event) => setFromName(event.currentTarget.value)}
        />
        <TextField
          label={texts.replyTo}
          description={texts.replyToHelp}
          name="reply_to"
          type="email"
          autoComplete="off"
          spellCheck={false}
          value={replyTo}
          onChange={(event) => setReplyTo(event.currentTarget.value)}
        />
        {problem !== undefined && (
          <Notice tone="bad" announce>
            {problem}
          </Notice>
        )}
        <FormActions>
          <Button variant="primary" type="submit" busy={isBusy} disabled={isSame}>
            {common.save}
          </Button>
        </FormActions>
      </Form>
    </Section>
  );
}
