import { useFormMutation } from '#admin/api/useFormMutation.ts';
import { PublicSheet } from '#admin/shell/publicSheet.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import { minimumPasswordLength } from '#kit/secret/password/minimumPasswordLength.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { NewPasswordField } from '../newPassword/newPasswordField.tsx';
import { UsernameHint } from '../newPassword/usernameHint.tsx';

interface ResetFormProps {
  readonly secret: string;
  readonly email: string;
  readonly known: readonly string[];
  readonly onDone: () => Promise<void>;
}

export function ResetForm({ secret, email, known, onDone }: ResetFormProps) {
  const { signIn } = useTexts();
  const fields = { password: signIn.passwordShort(minimumPasswordLength) };
  const { form, problem, isBusy, send } = useFormMutation('resetPassword', { fields });
  const submit = async (values: FormData) => {
    const answer = await send({ body: { secret, password: String(values.get('password')) } });
    if (answer !== undefined) await onDone();
  };
  return (
    <PublicSheet title={signIn.resetTitle} text={signIn.resetText(email || (known[0] ?? ''))}>
      <Form {...form} onSubmit={(values) => void submit(values)}>
        <UsernameHint email={email} />
        <NewPasswordField label={signIn.newPassword} known={known} autoFocus />
        <Problem>{problem}</Problem>
        <FormActions align="fill">
          <Button type="submit" variant="primary" size="large" busy={isBusy}>
            {signIn.setPassword}
          </Button>
        </FormActions>
      </Form>
    </PublicSheet>
  );
}
