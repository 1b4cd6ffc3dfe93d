import { useToast } from '../../ui/toast/useToast.ts';
import { callRoute } from '../api/callRoute.ts';
import { Refused } from '../api/refused.ts';
import { useProblemText } from '../api/useProblemText.ts';
import { useSessionChange } from '../signedIn/useSessionChange.ts';

/** Ends the session of this browser; `to` leads to where nobody needs one. */
export function useSignOut(): (to?: string) => Promise<void> {
  const change = useSessionChange();
  const toast = useToast();
  const problemText = useProblemText();
  return async (to = '/app/sign-in') => {
    try {
      await callRoute('signOut');
    } catch (error) {
      // Where the session has ended already, that is what was wanted.
      if (!(error instanceof Refused) || error.code !== 'sign_in_needed') {
        toast({ about: 'sign-out', title: problemText(error), tone: 'bad' });
        return;
      }
    }
    await change(to);
  };
}
