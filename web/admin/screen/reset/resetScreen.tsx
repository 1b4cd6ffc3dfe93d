import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { LinkButton } from '../../../ui/linkButton/linkButton.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useLinkContent } from '../../api/useLinkContent.ts';
import { LinkState } from '../../frame/linkState.tsx';
import { OutsideSheet } from '../../frame/outsideSheet.tsx';
import { useSessionChange } from '../../signedIn/useSessionChange.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { SecondStep } from '../signIn/secondStep.tsx';
import { ResetForm } from './resetForm.tsx';

/** A new password by a link, and then in: with the second step where there is one. */
export function ResetScreen() {
  const { secret } = useParams({ from: '/outside/reset/$secret' });
  const asked = useLinkContent('lookAtReset', secret);
  const sessionChange = useSessionChange();
  const { signIn } = useTexts();
  const toast = useToast();
  const enter = async () => {
    await sessionChange('/app');
    toast({ about: 'password', title: signIn.passwordSet, tone: 'good' });
  };
  const [ticket, setTicket] = useState<string>();
  if (ticket !== undefined)
    return (
      <SecondStep ticket={ticket} onDone={enter} onStartOver={() => void sessionChange('/app/sign-in')} />
    );
  if (asked.data === undefined) return <LinkState asked={asked} invalid={<ResetInvalid />} />;
  return <ResetForm secret={secret} email={asked.data.email} onDone={enter} onSecondStep={setTicket} />;
}

function ResetInvalid() {
  const { signIn } = useTexts();
  return (
    <OutsideSheet
      title={signIn.resetInvalidTitle}
      text={signIn.resetInvalidText}
      foot={<Link to="/app/sign-in">{signIn.backToSignIn}</Link>}
    >
      <LinkButton variant="primary" size="large" render={<Link to="/app/forgot" />}>
        {signIn.askAgain}
      </LinkButton>
    </OutsideSheet>
  );
}
