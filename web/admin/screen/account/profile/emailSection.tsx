import { useState } from 'react';
import { useFormMutation } from '#admin/api/useFormMutation.ts';
import { useStart } from '#admin/session/useStart.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { Section } from '#ui/section/section.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { type EmailProof, EmailStatus } from './emailStatus.tsx';

interface EmailSectionProps {
  /** Empty when another account has verified the address. */
  readonly email: string;
  readonly proof: EmailProof;
}

/** Changes the email address: by a link to the new address, or at once without a mail server. */
export function EmailSection({ email, proof }: EmailSectionProps) {
  const { account, signIn } = useTexts();
  const { mail } = useStart();
  const toast = useToast();
  const [sentTo, setSentTo] = useState<string>();
  // A new key resets the form after it was sent.
  const [round, setRound] = useState(0);
  const { form, problem, isBusy, send } = useFormMutation('changeEmail', {
    fields: { email: signIn.emailInvalid },
    invalidates: ['account', 'start'],
    // This error text is worded for users without an account.
    meaning: { email_taken: { field: 'email', text: account.emailTaken } },
  });
  const submit = async (values: FormData) => {
    const newEmail = String(values.get('email')).trim();
    setSentTo(undefined);
    const answer = await send({ body: { email: newEmail } });
    if (answer === undefined) return;
    setRound(round + 1);
    if (answer.changed) toast({ about: 'email', title: account.emailChanged(newEmail), tone: 'good' });
    else setSentTo(newEmail);
  };
  return (
    <Section title={account.emailTitle} description={account.emailText}>
      <Form key={round} {...form} onSubmit={(values) => void submit(values)}>
        {email !== '' && <TextField label={account.emailNow} value={email} readOnly autoComplete="off" />}
        <EmailStatus email={email} proof={proof} />
        <TextField
          label={account.newEmail}
          description={mail ? account.emailByLink : account.emailAtOnce}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
        />
        {sentTo !== undefined && (
          <Notice tone="good" announce>
            {account.emailSent(sentTo)}
          </Notice>
        )}
        <Problem>{problem}</Problem>
        <FormActions>
          <Button type="submit" busy={isBusy}>
            {account.changeEmail}
          </Button>
        </FormActions>
      </Form>
    </Section>
  );
}
