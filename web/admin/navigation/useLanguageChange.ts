import { useToast } from '../../ui/toast/useToast.ts';
import { useForesee } from '../api/useForesee.ts';
import { useProblemText } from '../api/useProblemText.ts';
import { useSend } from '../api/useSend.ts';
import { useLook } from '../look/useLook.ts';

/** Changes the language of who is signed in, at once; null is that of the browser. */
export function useLanguageChange(): (language: string | null) => Promise<void> {
  const toast = useToast();
  const problemText = useProblemText();
  const [, changeLook] = useLook();
  const foreseeStart = useForesee('start', {});
  const foreseeAccount = useForesee('account', {});
  const { mutateAsync } = useSend('changeAccount', { renews: ['account', 'start'], inOrder: true });
  return async (language) => {
    const changing = foreseeStart(
      (start) => ({ ...start, user: start.user && { ...start.user, language } }),
      foreseeAccount((known) => ({ ...known, language }), mutateAsync({ body: { language } })),
    );
    // Also where nobody is signed in: the next one here is most likely the same person.
    changeLook({ language });
    try {
      await changing;
    } catch (error) {
      toast({ about: 'language', title: problemText(error), tone: 'bad' });
    }
  };
}
