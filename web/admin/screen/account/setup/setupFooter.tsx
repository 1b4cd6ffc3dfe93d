import { HistoryLink } from '#admin/history/historyLink.tsx';
import { useStart } from '#admin/session/useStart.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { SwitchAccountButton } from '../join/switchAccountButton.tsx';

/** Offers to sign in, or to switch accounts. */
export function SetupFooter({ to }: { readonly to: string }) {
  const { signIn } = useTexts();
  const { user, unclaimed } = useStart();
  if (user !== null) return <SwitchAccountButton to={to} />;
  // Signing in would lead back to this link.
  if (unclaimed) return null;
  return (
    <p>
      {signIn.haveAccount}{' '}
      <HistoryLink href={`/app/sign-in?${new URLSearchParams({ to })}`}>{signIn.signInFirst}</HistoryLink>
    </p>
  );
}
