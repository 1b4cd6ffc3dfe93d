import { useSignOut } from '#admin/navigation/useSignOut.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';

/** Signs out and comes back to the same link. */
export function SwitchAccountButton({ to }: { readonly to: string }) {
  const { signIn } = useTexts();
  const signOut = useSignOut();
  return (
    <Button variant="quiet" onClick={() => void signOut(to)}>
      {signIn.anotherAccount}
    </Button>
  );
}
