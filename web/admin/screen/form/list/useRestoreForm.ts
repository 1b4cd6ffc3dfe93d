import { useOptimisticUpdate } from '#admin/api/useOptimisticUpdate.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { FormDeleted } from '#contract/app/form/forms.ts';
import { focusTitle } from '#ui/pageHeader/focusTitle.ts';
import { useToast } from '#ui/toast/useToast.ts';

/** Restores a deleted form. */
export function useRestoreForm(organization: string): (form: FormDeleted) => Promise<void> {
  const toast = useToast();
  const problemText = useProblemText();
  const { forms: texts } = useTexts();
  const optimisticUpdate = useOptimisticUpdate('deletedForms', { organization });
  const restoring = useRouteMutation('restoreForm', {
    invalidates: ['deletedForms', 'forms', 'organization'],
    inOrder: true,
  });
  return async ({ id, name }) => {
    // Moves the focus: the row with the focused button disappears at once.
    focusTitle();
    try {
      await optimisticUpdate(
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
