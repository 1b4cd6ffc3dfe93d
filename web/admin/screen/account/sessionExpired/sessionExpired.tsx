import { signInPrompt } from '#admin/api/prompt.ts';
import { lazyPart } from '#admin/lazy/lazyPart.ts';
import { useLazyPart } from '#admin/lazy/useLazyPart.ts';
import { useClearToastsOnSignOut } from '#admin/session/useClearToastsOnSignOut.ts';

const signInDialog = lazyPart(async () => (await import('./signInDialog.tsx')).SignInDialog);

/** Opens the sign-in dialog when the session expires, and clears toasts of a user who left. */
export function SessionExpired() {
  const isOpen = signInPrompt.useIsOpen();
  useClearToastsOnSignOut();
  // Waiting calls then fail, and prompt again when they are retried.
  const SignInDialog = useLazyPart(signInDialog, isOpen, () => signInPrompt.resolve(false));
  return isOpen && SignInDialog !== undefined ? <SignInDialog /> : null;
}
