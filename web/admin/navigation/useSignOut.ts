import { useToast } from '#ui/toast/useToast.ts';
import { ApiError } from '../api/apiError.ts';
import { callRoute } from '../api/callRoute.ts';
import { useProblemText } from '../api/useProblemText.ts';
import { confirmLeave } from '../dialog/unsavedChanges.ts';
import { suppressSignInPrompt } from '../session/suppressSignInPrompt.ts';
import { useSessionChange } from '../session/useSessionChange.ts';

/** Signs out and opens `to`, by default the sign-in screen. */
export function useSignOut(): (to?: string) => Promise<void> {
  const change = useSessionChange();
  const toast = useToast();
  const problemText = useProblemText();
  const signOut = async (to: string) => {
    try {
      await callRoute('signOut');
    } catch (error) {
      // An expired session counts as signed out.
      if (!(error instanceof ApiError) || error.code !== 'sign_in_needed') {
        toast({ about: 'sign-out', title: problemText(error), tone: 'bad' });
        return;
      }
    }
    await change(to);
  };
  return async (to = '/app/sign-in') => {
    if (await confirmLeave()) await suppressSignInPrompt(() => signOut(to));
  };
}
