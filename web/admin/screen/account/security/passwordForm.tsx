import { useFormMutation } from '#admin/api/useFormMutation.ts';
import { useStart } from '#admin/session/useStart.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { minimumPasswordLength } from '#kit/secret/password/minimumPasswordLength.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { PasswordField } from '#ui/passwordField/passwordField.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { NewPasswordField } from '../newPassword/newPasswordField.tsx';
import { UsernameHint } from '../newPassword/usernameHint.tsx';

interface PasswordFormProps {
  readonly name: string;
  readonly email: string;
  readonly hasPassword: boolean;
  readonly verb: string;
  readonly onEnd: () => void;
}

/** Changes or sets the password; an existing one has to be entered too. */
export function PasswordForm({ name, email, hasPassword, verb, onEnd }: PasswordFormProps) {
  const { account, common, signIn } = useTexts();
  const { organizations } = useStart();
  const toast = useToast();
  const { form, problem, isBusy, send } = useFormMutation('changePassword', {
    fields: {
      current: account.currentPasswordMissing,
      password: signIn.passwordShort(minimumPasswordLength),
    },
    meaning: { sign_in_wrong: { field: 'current', text: account.passwordWrong } },
    invalidates: ['account', 'sessions'],
  });
  const submit = async (values: FormData) => {
    const body = {
      ...(hasPassword && { current: String(values.get('current')) }),
      password: String(values.get('password')),
    };
    const answer = await send({ body });
    if (answer === undefined) return;
    onEnd();
    toast({
      about: 'password',
      title: account.passwordChanged,
      description: account.othersEnded,
      tone: 'good',
    });
  };
  return (
    <Form {...form} onSubmit={(values) => void submit(values)}>
      <UsernameHint email={email} />
      {hasPassword && (
        <PasswordField
          label={account.currentPassword}
          name="current"
          autoComplete="current-password"
          showLabel={common.showPassword}
          hidePasswordLabel={common.hidePassword}
          autoFocus
        />
      )}
      <NewPasswordField
        label={signIn.newPassword}
        known={[name, email, ...organizations.map((each) => each.name)]}
      />
      <Problem>{problem}</Problem>
      <FormActions align="end">
        <Button type="submit" variant="primary" busy={isBusy}>
          {verb}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {common.cancel}
        </Button>
      </FormActions>
    </Form>
  );
}
