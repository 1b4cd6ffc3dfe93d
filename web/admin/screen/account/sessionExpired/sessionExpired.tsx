import { lazyPart } from '../../../lazy/lazyPart.ts';
import { useLazyPart } from '../../../lazy/useLazyPart.ts';
import { endSignIn, useIsAsked } from '../../../session/signInQuestion.ts';
import { useClearToastsOnSignOut } from '../../../session/useClearToastsOnSignOut.ts';

const signInAgain = lazyPart(async () => (await import('./signInDialog.tsx')).SignInDialog);

/** What is to be seen where a session ends: the question to sign in again, and no message to whoever has left. */
export function SessionExpired() {
  const isAsked = useIsAsked();
  useClearToastsOnSignOut();
  // What waits for it is refused then, and asks anew when it is tried again.
  const SignInDialog = useLazyPart(signInAgain, isAsked, () => endSignIn(false));
  return isAsked && SignInDialog !== undefined ? <SignInDialog /> : null;
}
