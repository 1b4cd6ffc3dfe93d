import { useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { CodeField } from '../../../ui/codeField/codeField.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormActions } from '../../../ui/formActions/formActions.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { TextField } from '../../../ui/textField/textField.tsx';
import { useFormSend } from '../../api/useFormSend.ts';
import { OutsideSheet } from '../../frame/outsideSheet.tsx';
import { useTexts } from '../../texts/useTexts.ts';

interface SecondStepProps {
  /** What stands for the first step. */
  readonly ticket: string;
  readonly onDone: () => Promise<void>;
  readonly onStartOver: (reason?: string) => void;
}

/** A code of the authenticator app, or a recovery code where the app is out of reach. */
export function SecondStep({ ticket, onDone, onStartOver }: SecondStepProps) {
  const { signIn } = useTexts();
  const [isRecovery, setRecovery] = useState(false);
  const fields = { code: isRecovery ? signIn.recoveryMissing : signIn.codeMissing };
  const { form, problem, isBusy, send } = useFormSend('giveSecondFactor', {
    fields,
    onRefused: ({ code }) => {
      const isOld = code === 'sign_in_needed';
      if (isOld) onStartOver(signIn.ticketOld);
      return isOld;
    },
  });
  const isSent = useRef(false);

  const submit = async (code: string) => {
    // The last digit sends it; the same code again would only be called wrong.
    if (isSent.current) return;
    isSent.current = true;
    try {
      const answer = await send({ body: { ticket, code } });
      if (answer !== undefined) await onDone();
    } finally {
      isSent.current = false;
    }
  };
  return (
    <OutsideSheet
      title={signIn.secondTitle}
      text={isRecovery ? signIn.secondByRecovery : signIn.secondByApp}
      foot={
        <Button variant="quiet" onClick={() => onStartOver()}>
          {signIn.startOver}
        </Button>
      }
    >
      <Form
        key={isRecovery ? 'recovery' : 'app'}
        {...form}
        onSubmit={(values) => void submit(String(values.get('code')).trim())}
      >
        {isRecovery ? (
          <TextField
            label={signIn.recoveryCode}
            name="code"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={40}
            autoFocus
          />
        ) : (
          <CodeField label={signIn.code} name="code" autoFocus onComplete={(code) => void submit(code)} />
        )}
        {problem !== undefined && (
          <Notice tone="bad" announce>
            {problem}
          </Notice>
        )}
        <FormActions align="fill">
          <Button type="submit" variant="primary" size="large" busy={isBusy}>
            {signIn.signIn}
          </Button>
          <Button variant="quiet" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? signIn.useApp : signIn.useRecovery}
          </Button>
        </FormActions>
      </Form>
    </OutsideSheet>
  );
}
