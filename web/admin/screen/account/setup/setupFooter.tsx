import { Link } from '@tanstack/react-router';
import { useStart } from '../../../session/useStart.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { SwitchAccountButton } from '../join/switchAccountButton.tsx';

/** For somebody who has an account, or another one than the one they are signed in to. */
export function SetupFooter({ to }: { readonly to: string }) {
  const { signIn } = useTexts();
  const { user, unclaimed } = useStart();
  if (user !== null) return <SwitchAccountButton to={to} />;
  // Signing in would only lead back to the link.
  if (unclaimed) return null;
  return (
    <p>
      {signIn.haveAccount}{' '}
      <Link to="/app/sign-in" search={{ to }}>
        {signIn.signInFirst}
      </Link>
    </p>
  );
}
