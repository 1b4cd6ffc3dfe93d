import { useState } from 'react';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { isLinkInvalid } from '#admin/api/useSecretLink.ts';
import { HistoryLink } from '#admin/history/historyLink.tsx';
import { useStart } from '#admin/session/useStart.ts';
import { PublicSheet } from '#admin/shell/publicSheet.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { SwitchAccountButton } from '../join/switchAccountButton.tsx';
import type { PublicScreenProps } from '../publicScreenProps.ts';

/**
 * Confirms on a click, because mail scanners open links too. It needs a session, because the link belongs to one
 * account.
 */
export function ConfirmEmailScreen({ secret }: Pick<PublicScreenProps, 'secret'>) {
  const { signIn } = useTexts();
  const { user } = useStart();
  const problemText = useProblemText();
  const { mutateAsync, isPending } = useRouteMutation('confirmEmail', { invalidates: ['start', 'account'] });
  const [email, setEmail] = useState<string>();
  const [problem, setProblem] = useState<unknown>();

  const confirm = async () => {
    setProblem(undefined);
    await mutateAsync({ body: { secret } }).then((answer) => setEmail(answer.email), setProblem);
  };
  const toAccount = (
    <LinkButton size="large" render={<HistoryLink href="/app/account" />}>
      {signIn.toAccount}
    </LinkButton>
  );
  if (email !== undefined)
    return (
      <PublicSheet title={signIn.emailConfirmedTitle} text={signIn.emailConfirmedText(email)}>
        {toAccount}
      </PublicSheet>
    );
  if (isLinkInvalid(problem))
    return (
      <PublicSheet title={signIn.resetInvalidTitle} text={signIn.emailInvalidText}>
        {toAccount}
      </PublicSheet>
    );
  if (user === null)
    return (
      <PublicSheet title={signIn.confirmEmailTitle} text={signIn.confirmEmailSignIn}>
        <LinkButton
          variant="primary"
          size="large"
          render={
            <HistoryLink href={`/app/sign-in?${new URLSearchParams({ to: `/confirm-email/${secret}` })}`} />
          }
        >
          {signIn.signIn}
        </LinkButton>
      </PublicSheet>
    );
  return (
    <PublicSheet
      title={signIn.confirmEmailTitle}
      text={signIn.confirmEmailText}
      foot={<SwitchAccountButton to={`/confirm-email/${secret}`} />}
    >
      <Notice>{signIn.signedInAs(user.name, user.email)}</Notice>
      {problem !== undefined && (
        <Notice tone="bad" announce>
          {problemText(problem)}
        </Notice>
      )}
      <FormActions align="fill">
        <Button variant="primary" size="large" busy={isPending} autoFocus onClick={() => void confirm()}>
          {signIn.confirmEmail}
        </Button>
      </FormActions>
    </PublicSheet>
  );
}
