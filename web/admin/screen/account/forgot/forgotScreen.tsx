import { useState } from 'react';
import { useFormMutation } from '#admin/api/useFormMutation.ts';
import { OperatorCommand } from '#admin/dialog/operatorCommand.tsx';
import { HistoryLink } from '#admin/history/historyLink.tsx';
import { useStart } from '#admin/session/useStart.ts';
import { PublicSheet } from '#admin/shell/publicSheet.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { focusTitle } from '#ui/pageHeader/focusTitle.ts';
import { TextField } from '#ui/textField/textField.tsx';

/** Requests a reset mail. The response does not reveal whether the account exists. */
export function ForgotScreen() {
  const { common, signIn } = useTexts();
  const { mail } = useStart();
  const { form, problem, isBusy, send } = useFormMutation('askForReset', {
    fields: { email: signIn.emailInvalid },
  });
  const [askedFor, setAskedFor] = useState<string>();

  const submit = async (values: FormData) => {
    const email = String(values.get('email')).trim();
    if ((await send({ body: { email } })) === undefined) return;
    setAskedFor(email);
    focusTitle();
  };
  const foot = <HistoryLink href="/app/sign-in">{signIn.backToSignIn}</HistoryLink>;
  if (askedFor !== undefined)
    return (
      <PublicSheet title={signIn.forgotTitle} foot={foot}>
        <Notice tone={mail ? 'good' : 'info'} announce>
          {mail ? signIn.forgotDone(askedFor) : signIn.forgotDoneNoMail(askedFor)}
        </Notice>
        <p>{mail ? signIn.forgotLook : signIn.forgotNoMail}</p>
        {!mail && <ResetCommand email={askedFor} />}
      </PublicSheet>
    );
  return (
    <PublicSheet title={signIn.forgotTitle} text={signIn.forgotText} foot={foot}>
      <Form {...form} onSubmit={(values) => void submit(values)}>
        <TextField
          label={common.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus
        />
        {!mail && <Notice>{signIn.forgotNoMail}</Notice>}
        <Problem>{problem}</Problem>
        <FormActions align="fill">
          <Button type="submit" variant="primary" size="large" busy={isBusy}>
            {signIn.askForLink}
          </Button>
        </FormActions>
      </Form>
      {!mail && <ResetCommand />}
    </PublicSheet>
  );
}

/** An address without characters that a shell would interpret. */
const plain = /^[\w.+-]+@[\w.-]+$/;

function ResetCommand({ email = '' }: { readonly email?: string }) {
  const { signIn } = useTexts();
  const account = plain.test(email) ? email : '<address>';
  return (
    <OperatorCommand
      label={signIn.forgotCommand}
      code={`node bin/canvass users reset-password ${account}`}
      text={signIn.forgotCommandText}
    />
  );
}
