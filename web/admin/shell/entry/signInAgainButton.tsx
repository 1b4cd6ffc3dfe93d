import { Button } from '#ui/button/button.tsx';
import type { ButtonStyle } from '#ui/button/buttonClass.ts';
import { useSignOut } from '../../navigation/useSignOut.ts';
import { useTexts } from '../../texts/useTexts.ts';

/** Signs out and leads back here afterwards. */
export function SignInAgainButton({ variant }: Pick<ButtonStyle, 'variant'>) {
  const { organization: texts } = useTexts();
  const signOut = useSignOut();
  const back = new URLSearchParams({ to: `${location.pathname}${location.search}` });
  return (
    <Button variant={variant} onClick={() => void signOut(`/app/sign-in?${back}`)}>
      {texts.entryAgain}
    </Button>
  );
}
