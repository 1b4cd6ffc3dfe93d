import { useSecretLink } from '#admin/api/useSecretLink.ts';
import { HistoryLink } from '#admin/history/historyLink.tsx';
import { useSessionChange } from '#admin/session/useSessionChange.ts';
import { PublicSheet } from '#admin/shell/publicSheet.tsx';
import { LinkState } from '#admin/status/linkState.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import type { PublicScreenProps } from '../publicScreenProps.ts';
import { ResetForm } from './resetForm.tsx';

/** Sets a new password by a reset link and signs in. */
export function ResetScreen({ secret }: Pick<PublicScreenProps, 'secret'>) {
  const query = useSecretLink('lookAtReset', secret);
  const sessionChange = useSessionChange();
  const { signIn } = useTexts();
  const toast = useToast();
  const enter = async () => {
    await sessionChange('/app');
    toast({ about: 'password', title: signIn.passwordSet, tone: 'good' });
  };
  if (query.data === undefined) return <LinkState query={query} invalid={<ResetInvalid />} />;
  return <ResetForm secret={secret} {...query.data} onDone={enter} />;
}

function ResetInvalid() {
  const { signIn } = useTexts();
  return (
    <PublicSheet
      title={signIn.resetInvalidTitle}
      text={signIn.resetInvalidText}
      foot={<HistoryLink href="/app/sign-in">{signIn.backToSignIn}</HistoryLink>}
    >
      <LinkButton variant="primary" size="large" render={<HistoryLink href="/app/forgot" />}>
        {signIn.askAgain}
      </LinkButton>
    </PublicSheet>
  );
}
