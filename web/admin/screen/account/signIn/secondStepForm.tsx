import { callRoute } from '#admin/api/callRoute.ts';
import { useFormMutation } from '#admin/api/useFormMutation.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { CodeField } from '#ui/codeField/codeField.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useCodeAttempt } from '../useCodeAttempt.ts';

interface SecondStepFormProps {
  readonly ticket: string;
  readonly isRecovery: boolean;
  readonly onSwitch: () => void;
  readonly onDone: () => Promise<void>;
  /** Called when the ticket of the first step has expired. */
  readonly onOld: () => void;
}

export function SecondStepForm({ ticket, isRecovery, onSwitch, onDone, onOld }: SecondStepFormProps) {
  const { signIn } = useTexts();
  const toast = useToast();
  const { attempt, noteRefusal, forgetRefusal } = useCodeAttempt();
  const { form, problem, isBusy, send } = useFormMutation('giveSecondFactor', {
    fields: { code: isRecovery ? signIn.recoveryMissing : signIn.codeMissing },
    onApiError: (error) => {
      noteRefusal(error);
      const isOld = error.code === 'sign_in_needed';
      if (isOld) onOld();
      return isOld;
    },
  });

  const tellCodesLeft = async () => {
    try {
      const { totp } = await callRoute('account');
      toast({ about: 'recovery', title: signIn.recoveryUsed(totp.recovery_codes_left) });
    } catch {
      // The user is signed in; Security shows how many codes are left.
    }
  };

  const submit = (code: string) =>
    attempt(code, async () => {
      const answer = await send({ body: { ticket, code } });
      if (answer === undefined) return;
      await onDone();
      if (isRecovery) await tellCodesLeft();
    });
  return (
    <Form
      {...form}
      onSubmit={(values) => {
        const typed = String(values.get('code')).trim();
        void submit(isRecovery ? typed : typed.replaceAll(/\D/g, ''));
      }}
    >
      {isRecovery ? (
        <TextField
          label={signIn.recoveryCode}
          name="code"
          onChange={forgetRefusal}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={40}
          autoFocus
        />
      ) : (
        <CodeField
          label={signIn.code}
          name="code"
          autoFocus
          onChange={forgetRefusal}
          onComplete={(code) => void submit(code)}
        />
      )}
      <Problem>{problem}</Problem>
      <FormActions align="fill">
        <Button type="submit" variant="primary" size="large" busy={isBusy}>
          {signIn.signIn}
        </Button>
        <Button variant="quiet" onClick={onSwitch}>
          {isRecovery ? signIn.useApp : signIn.useRecovery}
        </Button>
      </FormActions>
    </Form>
  );
}
