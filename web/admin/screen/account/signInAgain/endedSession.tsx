import { useCloseToasts } from '../../../dialog/useCloseToasts.ts';
import { latePart } from '../../../lazy/latePart.ts';
import { useLatePart } from '../../../lazy/useLatePart.ts';
import { endSignIn, useIsAsked } from '../../../session/signInQuestion.ts';

const signInAgain = latePart(async () => (await import('./signInAgain.tsx')).SignInAgain);

/** What is to be seen where a session ends: the question to sign in again, and no message to whoever has left. */
export function EndedSession() {
  const isAsked = useIsAsked();
  useCloseToasts();
  // What waits for it is refused then, and asks anew when it is tried again.
  const SignInAgain = useLatePart(signInAgain, isAsked, () => endSignIn(false));
  return isAsked && SignInAgain !== undefined ? <SignInAgain /> : null;
}
