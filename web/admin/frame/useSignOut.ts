import { useToast } from '../../ui/toast/useToast.ts';
import { callRoute } from '../api/callRoute.ts';
import { Refused } from '../api/refused.ts';
import { useProblemText } from '../api/useProblemText.ts';
import { useSessionChange } from '../signedIn/useSessionChange.ts';

export function useSignOut(): () => Promise<void> {
  const change = useSessionChange();
  const toast = useToast();
  const problemText = useProblemText();
  return async () => {
    try {
      await callRoute('signOut');
    } catch (error) {
      // Where the session has ended already, that is what was wanted.
      if (!(error instanceof Refused) || error.code !== 'sign_in_needed') {
        toast({ title: problemText(error), tone: 'bad' });
        return;
      }
    }
    await change('/app/sign-in');
  };
}
