import { useToast } from '../../ui/toast/useToast.ts';
import { callRoute } from '../api/callRoute.ts';
import { Refused } from '../api/refused.ts';
import { useProblemText } from '../api/useProblemText.ts';
import { mayLeave } from '../dialog/unsaved.ts';
import { whileLeaving } from '../session/leaving.ts';
import { useSessionChange } from '../session/useSessionChange.ts';

/** Ends the session of this browser; `to` leads to where nobody needs one. */
export function useSignOut(): (to?: string) => Promise<void> {
  const change = useSessionChange();
  const toast = useToast();
  const problemText = useProblemText();
  const signOut = async (to: string) => {
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
  return async (to = '/app/sign-in') => {
    if (await mayLeave()) await whileLeaving(() => signOut(to));
  };
}
