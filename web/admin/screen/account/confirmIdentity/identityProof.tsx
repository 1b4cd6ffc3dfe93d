import { Fingerprint } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { useFormMutation } from '#admin/api/useFormMutation.ts';
import { passkeyObstacle } from '#admin/passkey/passkeyObstacle.ts';
import { useStart } from '#admin/session/useStart.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { PasswordField } from '#ui/passwordField/passwordField.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { UsernameHint } from '../newPassword/usernameHint.tsx';
import { OidcButton } from '../signIn/oidcButton.tsx';
import { usePasskeyConfirm } from './usePasskeyConfirm.ts';

interface IdentityProofProps {
  readonly account: AnswerOf<'account'>;
  readonly password: RefObject<HTMLInputElement | null>;
  readonly onEnd: (isProved: boolean) => void;
}

/** The methods by which this account can prove the identity. */
export function IdentityProof({ account, password, onEnd }: IdentityProofProps) {
  const { account: texts, common, signIn } = useTexts();
  const start = useStart();
  const fields = { password: signIn.passwordMissing };
  const { form, problem, isBusy, send } = useFormMutation('confirmWithPassword', {
    fields,
    meaning: { sign_in_wrong: { field: 'password', text: texts.passwordWrong } },
  });
  // The dialog may have opened before the account was loaded.
  useEffect(() => password.current?.focus(), [password]);
  const passkey = usePasskeyConfirm(() => onEnd(true));
  const hasPasskey = account.passkeys.length > 0 && passkeyObstacle(start) === undefined;

  const submit = async (values: FormData) => {
    const body = { password: String(values.get('password')) };
    if ((await send({ body })) !== undefined) onEnd(true);
  };
  const shownProblem = problem ?? passkey.problem;
  const byPasskey = hasPasskey && (
    <Button
      icon={Fingerprint}
      variant={account.has_password ? 'secondary' : 'primary'}
      busy={passkey.isBusy}
      onClick={() => void passkey.prove()}
    >
      {texts.confirmWithPasskey}
    </Button>
  );
  if (!account.has_password && !hasPasskey && start.oidc !== null)
    return (
      <Stack space={3}>
        <p>{texts.confirmByProvider(start.oidc)}</p>
        <FormActions align="fill">
          <OidcButton
            label={signIn.withProvider(start.oidc)}
            request={{ to: `${location.pathname}${location.search}` }}
          />
        </FormActions>
      </Stack>
    );
  return (
    <Form {...form} onSubmit={(values) => void submit(values)}>
      {account.has_password && (
        <>
          <UsernameHint email={account.email} />
          <PasswordField
            ref={password}
            label={signIn.password}
            name="password"
            autoComplete="current-password"
            showLabel={common.showPassword}
            hidePasswordLabel={common.hidePassword}
          />
        </>
      )}
      <Problem>{shownProblem}</Problem>
      <FormActions align="end">
        {account.has_password && (
          <Button type="submit" variant="primary" busy={isBusy}>
            {texts.confirm}
          </Button>
        )}
        {byPasskey}
        <Button variant="quiet" onClick={() => onEnd(false)}>
          {common.cancel}
        </Button>
      </FormActions>
    </Form>
  );
}
