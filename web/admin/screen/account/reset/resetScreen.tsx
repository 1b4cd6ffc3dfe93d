import { Link, useParams } from '@tanstack/react-router';
import { LinkButton } from '../../../../ui/linkButton/linkButton.tsx';
import { useToast } from '../../../../ui/toast/useToast.ts';
import { useSecretLink } from '../../../api/useSecretLink.ts';
import { useSessionChange } from '../../../session/useSessionChange.ts';
import { PublicSheet } from '../../../shell/publicSheet.tsx';
import { LinkState } from '../../../status/linkState.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import { ResetForm } from './resetForm.tsx';

/** Sets a new password by a reset link and signs in. */
export function ResetScreen() {
  const { secret } = useParams({ from: '/public/reset/$secret' });
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
      foot={<Link to="/app/sign-in">{signIn.backToSignIn}</Link>}
    >
      <LinkButton variant="primary" size="large" render={<Link to="/app/forgot" />}>
        {signIn.askAgain}
      </LinkButton>
    </PublicSheet>
  );
}
