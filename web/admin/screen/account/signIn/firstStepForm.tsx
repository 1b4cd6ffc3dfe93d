import './signIn.css';
import { Fingerprint } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useFormMutation } from '#admin/api/useFormMutation.ts';
import { HistoryLink } from '#admin/history/historyLink.tsx';
import { passkeyObstacle } from '#admin/passkey/passkeyObstacle.ts';
import { useStart } from '#admin/session/useStart.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { PasswordField } from '#ui/passwordField/passwordField.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { OidcButton } from './oidcButton.tsx';
import { usePasskeySignIn } from './usePasskeySignIn.ts';

export interface FirstStepProps {
  /** The path to open afterwards. */
  readonly to: string;
  /** The error of the last attempt, such as a failed OIDC sign-in. */
  readonly notice: string | undefined;
  /** The confirmation of the last action. */
  readonly news?: string | undefined;
  readonly onDone: () => Promise<void>;
  readonly onSecondStep: (ticket: string) => void;
}

interface FirstStepFormProps extends FirstStepProps {
  /** Set when a session expired and the user stays on the current screen. */
  readonly expiredSession?: { readonly email: string; readonly password: RefObject<HTMLInputElement | null> };
}

/** The first step of signing in: email and password, a passkey or a provider. */
export function FirstStepForm({
  to,
  notice,
  news,
  expiredSession,
  onDone,
  onSecondStep,
}: FirstStepFormProps) {
  const { common, signIn } = useTexts();
  const start = useStart();
  const canUsePasskeys = passkeyObstacle(start) === undefined;
  const fields = { email: signIn.emailMissing, password: signIn.passwordMissing };
  const { form, problem, isBusy, send } = useFormMutation('signIn', { fields });
  const passkey = usePasskeySignIn(canUsePasskeys, onDone);
  const [isLeaving, setLeaving] = useState(false);

  const submit = async (values: FormData) => {
    const body = { email: String(values.get('email')), password: String(values.get('password')) };
    const step = await send({ body });
    if (step?.next === 'second_factor') onSecondStep(step.ticket);
    if (step?.next !== 'done') return;
    setLeaving(true);
    await onDone().finally(() => setLeaving(false));
  };
  const shownProblem = problem ?? passkey.problem ?? notice;
  return (
    <>
      <Form {...form} onSubmit={(values) => void submit(values)}>
        {shownProblem === undefined && news !== undefined && (
          <Notice tone="good" announce>
            {news}
          </Notice>
        )}
        <TextField
          label={common.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete={canUsePasskeys ? 'username webauthn' : 'username'}
          autoCapitalize="off"
          spellCheck={false}
          defaultValue={expiredSession?.email}
          autoFocus={expiredSession === undefined}
        />
        <PasswordField
          ref={expiredSession?.password}
          label={signIn.password}
          name="password"
          autoComplete="current-password"
          showLabel={common.showPassword}
          hidePasswordLabel={common.hidePassword}
        />
        <Problem>{shownProblem}</Problem>
        <FormActions align="fill">
          <Button type="submit" variant="primary" size="large" busy={isBusy || isLeaving}>
            {signIn.signIn}
          </Button>
        </FormActions>
        {expiredSession === undefined && (
          <HistoryLink href="/app/forgot" className="sign-in-forgot">
            {signIn.forgotLink}
          </HistoryLink>
        )}
      </Form>
      {(canUsePasskeys || start.oidc !== null) && (
        <>
          <div className="public-or">{signIn.or}</div>
          <FormActions align="fill">
            {canUsePasskeys && (
              <Button
                icon={Fingerprint}
                size="large"
                busy={passkey.isBusy}
                onClick={() => void passkey.prove()}
              >
                {signIn.withPasskey}
              </Button>
            )}
            {start.oidc !== null && (
              <OidcButton
                label={signIn.withProvider(start.oidc)}
                request={{ to }}
                inNewTab={expiredSession !== undefined}
              />
            )}
          </FormActions>
        </>
      )}
    </>
  );
}
