import { shortestPassword } from '#kit/password/shortestPassword.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormActions } from '../../../ui/formActions/formActions.tsx';
import { Problem } from '../../../ui/notice/problem.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useFormSend } from '../../api/useFormSend.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { AccountHint } from '../newPassword/accountHint.tsx';
import { NewPasswordField } from '../newPassword/newPasswordField.tsx';

interface PasswordFormProps {
  readonly name: string;
  readonly email: string;
  readonly verb: string;
  readonly onEnd: () => void;
}

export function PasswordForm({ name, email, verb, onEnd }: PasswordFormProps) {
  const { account, common, signIn } = useTexts();
  const toast = useToast();
  const { form, problem, isBusy, send } = useFormSend('changePassword', {
    fields: { password: signIn.passwordShort(shortestPassword) },
    renews: ['account', 'sessions'],
  });
  const submit = async (values: FormData) => {
    const answer = await send({ body: { password: String(values.get('password')) } });
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
      <AccountHint email={email} />
      <NewPasswordField label={signIn.newPassword} known={[name, email]} />
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
