import { endSignIn, useIsAsked } from '../signedIn/signInQuestion.ts';
import { latePart } from './latePart.ts';
import { useCloseToasts } from './useCloseToasts.ts';
import { useLatePart } from './useLatePart.ts';

const signInAgain = latePart(async () => (await import('../screen/signIn/signInAgain.tsx')).SignInAgain);

/** What is to be seen where a session ends: the question to sign in again, and no message to whoever has left. */
export function EndedSession() {
  const isAsked = useIsAsked();
  useCloseToasts();
  // What waits for it is refused then, and asks anew when it is tried again.
  const SignInAgain = useLatePart(signInAgain, isAsked, () => endSignIn(false));
  return isAsked && SignInAgain !== undefined ? <SignInAgain /> : null;
}
