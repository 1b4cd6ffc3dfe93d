import { useToast } from '#ui/toast/useToast.ts';
import { useOptimisticUpdate } from '../api/useOptimisticUpdate.ts';
import { useProblemText } from '../api/useProblemText.ts';
import { useRouteMutation } from '../api/useRouteMutation.ts';
import { useAppearance } from '../appearance/useAppearance.ts';

/** Changes the language of the signed-in user optimistically; null follows the browser. */
export function useLanguageChange(): (language: string | null) => Promise<void> {
  const toast = useToast();
  const problemText = useProblemText();
  const [, changeAppearance] = useAppearance();
  const updateStart = useOptimisticUpdate('start', {});
  const updateAccount = useOptimisticUpdate('account', {});
  const { mutateAsync } = useRouteMutation('changeAccount', {
    invalidates: ['account', 'start'],
    inOrder: true,
  });
  return async (language) => {
    const changing = updateStart(
      (start) => ({ ...start, user: start.user && { ...start.user, language } }),
      updateAccount((known) => ({ ...known, language }), mutateAsync({ body: { language } })),
    );
    // Also without a session: the next user of this browser is probably the same.
    changeAppearance({ language });
    try {
      await changing;
    } catch (error) {
      toast({ about: 'language', title: problemText(error), tone: 'bad' });
    }
  };
}
