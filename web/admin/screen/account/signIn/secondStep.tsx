import { useState } from 'react';
import { PublicSheet } from '#admin/shell/publicSheet.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { SecondStepForm } from './secondStepForm.tsx';

interface SecondStepProps {
  /** The ticket of the completed first step. */
  readonly ticket: string;
  readonly onDone: () => Promise<void>;
  readonly onStartOver: (reason?: string) => void;
}

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function SecondStep({ ticket, onDone, onStartOver }: SecondStepProps) {
  const { signIn } = useTexts();
  const [isRecovery, setRecovery] = useState(false);
  return (
    <PublicSheet
      title={signIn.secondTitle}
      text={isRecovery ? signIn.secondByRecovery : signIn.secondByApp}
      foot={
        <Button variant="quiet" onClick={() => onStartOver()}>
          {signIn.startOver}
        </Button>
      }
    >
      <SecondStepForm
        // An error for one kind of code does not apply to the other.
        key={isRecovery ? 'recovery' : 'app'}
        ticket={ticket}
        isRecovery={isRecovery}
        onSwitch={() => setRecovery(!isRecovery)}
        onDone={onDone}
        onOld={() => onStartOver(signIn.ticketOld)}
      />
    </PublicSheet>
  );
}
