import type { FormDeleted } from '#contract/app/form/forms.ts';
import { focusTitle } from '../../../../ui/pageHeader/focusTitle.ts';
import { useToast } from '../../../../ui/toast/useToast.ts';
import { useForesee } from '../../../api/useForesee.ts';
import { useProblemText } from '../../../api/useProblemText.ts';
import { useSend } from '../../../api/useSend.ts';
import { useTexts } from '../../../texts/useTexts.ts';

/** Brings a form back out of the list of those that were deleted. */
export function useRestore(organization: string): (form: FormDeleted) => Promise<void> {
  const toast = useToast();
  const problemText = useProblemText();
  const { forms: texts } = useTexts();
  const foresee = useForesee('deletedForms', { organization });
  const restoring = useSend('restoreForm', {
    renews: ['deletedForms', 'forms', 'organization'],
    inOrder: true,
  });
  return async ({ id, name }) => {
    // Its row goes at once, and the button that had the focus with it.
    focusTitle();
    try {
      await foresee(
        ({ forms }) => ({ forms: forms.filter((form) => form.id !== id) }),
        restoring.mutateAsync({ params: { organization, form: id } }),
      );
    } catch (error) {
      toast({ about: id, title: problemText(error), tone: 'bad' });
      return;
    }
    toast({ about: id, title: texts.restored(name), tone: 'good' });
  };
}
