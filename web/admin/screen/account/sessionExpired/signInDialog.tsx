import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { refetchStart } from '#admin/session/refetchStart.ts';
import { suppressSignInPrompt } from '#admin/session/suppressSignInPrompt.ts';
import { announceSessionChange } from '#admin/session/tabChannel.ts';
import { useStart } from '#admin/session/useStart.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { FirstStepForm } from '../signIn/firstStepForm.tsx';
import { SecondStepForm } from '../signIn/secondStepForm.tsx';

/** Covers the current screen after the session expired, until the user is known again. */
export function SignInDialog() {
  const { signIn, common } = useTexts();
  const { user } = useStart();
  const client = useQueryClient();
  const problemText = useProblemText();
  const password = useRef<HTMLInputElement>(null);
  const [ticket, setTicket] = useState<string>();
  const [isRecovery, setRecovery] = useState(false);
  const [reason, setReason] = useState<string>();

  const goOn = async () => {
    try {
      await refetchStart(client);
      announceSessionChange();
    } catch (error) {
      setReason(problemText(error));
      setTicket(undefined);
    }
  };
  const leave = () =>
    suppressSignInPrompt(() => refetchStart(client)).catch(() => window.location.assign('/app/sign-in'));
  const bySecondStep = isRecovery ? signIn.secondByRecovery : signIn.secondByApp;
  return (
    <Dialog
      open
      sticky
      onOpenChange={() => undefined}
      title={ticket === undefined ? signIn.againTitle : signIn.secondTitle}
      description={ticket === undefined ? signIn.againText : bySecondStep}
      closeLabel={common.close}
      size="small"
      initialFocus={password}
    >
      <Stack space={3}>
        {ticket === undefined ? (
          <FirstStepForm
            to="/app"
            expiredSession={{ email: user?.email ?? '', password }}
            notice={reason}
            onDone={goOn}
            onSecondStep={setTicket}
          />
        ) : (
          <SecondStepForm
            key={isRecovery ? 'recovery' : 'app'}
            ticket={ticket}
            isRecovery={isRecovery}
            onSwitch={() => setRecovery(!isRecovery)}
            onDone={goOn}
            onOld={() => {
              setReason(signIn.ticketOld);
              setTicket(undefined);
            }}
          />
        )}
        <FormActions align="fill">
          <Button variant="quiet" onClick={() => void leave()}>
            {signIn.againLeave}
          </Button>
        </FormActions>
      </Stack>
    </Dialog>
  );
}
