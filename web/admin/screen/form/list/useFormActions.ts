import { useNavigate } from '@tanstack/react-router';
import { useOptimisticUpdate } from '#admin/api/useOptimisticUpdate.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { FormListed } from '#contract/app/form/forms.ts';
import { focusTitle } from '#ui/pageHeader/focusTitle.ts';
import { useToast } from '#ui/toast/useToast.ts';

type Change = (list: readonly FormListed[]) => FormListed[];

const options = { invalidates: ['forms', 'deletedForms', 'organization'], inOrder: true } as const;

/** Actions on a form, as optimistic updates with an undo toast. */
export function useFormActions(organization: string) {
  const toast = useToast();
  const problemText = useProblemText();
  const { forms: texts, common } = useTexts();
  const optimisticUpdate = useOptimisticUpdate('forms', { organization });
  const changing = useRouteMutation('changeForm', options);
  const deleting = useRouteMutation('deleteForm', options);
  const restoring = useRouteMutation('restoreForm', options);
  const copying = useRouteMutation('duplicateForm', options);
  const navigate = useNavigate();

  async function isDone(form: FormListed, shown: Change, sending: Promise<unknown>): Promise<boolean> {
    try {
      await optimisticUpdate(({ forms }) => ({ forms: shown(forms) }), sending);
      return true;
    } catch (error) {
      toast({ about: form.id, title: problemText(error), tone: 'bad' });
      return false;
    }
  }

  const paramsOf = ({ id: form }: FormListed) => ({ organization, form });

  async function setEnabled(form: FormListed, enabled: boolean, isUndo = false): Promise<void> {
    const state = enabled ? 'enabled' : 'disabled';
    const done = await isDone(
      form,
      (list) => list.map((each) => (each.id === form.id ? { ...each, state } : each)),
      changing.mutateAsync({ params: paramsOf(form), body: { enabled } }),
    );
    if (done && !isUndo)
      toast({
        about: form.id,
        title: enabled ? texts.turnedOn(form.name) : texts.turnedOff(form.name),
        action: { label: common.undo, onPress: () => void setEnabled(form, !enabled, true) },
      });
  }

  async function remove(form: FormListed): Promise<void> {
    // Moves the focus: the row with the focused button disappears at once.
    focusTitle();
    const done = await isDone(
      form,
      (list) => list.filter(({ id }) => id !== form.id),
      deleting.mutateAsync({ params: paramsOf(form) }),
    );
    if (done)
      toast({
        about: form.id,
        title: texts.deleted(form.name),
        action: { label: common.undo, onPress: () => void restore(form) },
      });
  }

  async function restore(form: FormListed): Promise<void> {
    const done = await isDone(
      form,
      (list) => (list.some(({ id }) => id === form.id) ? [...list] : [form, ...list]),
      restoring.mutateAsync({ params: paramsOf(form) }),
    );
    if (done) toast({ about: form.id, title: texts.restored(form.name) });
  }

  async function move(form: FormListed, workspace: { id: string; name: string }): Promise<void> {
    const done = await isDone(
      form,
      (list) => list.map((each) => (each.id === form.id ? { ...each, workspace: workspace.id } : each)),
      changing.mutateAsync({ params: paramsOf(form), body: { workspace: workspace.id } }),
    );
    if (done) toast({ about: form.id, title: texts.moved(form.name, workspace.name) });
  }

  async function duplicate(form: FormListed): Promise<void> {
    const name = texts.copyOf(form.name).slice(0, 200);
    try {
      const { id } = await copying.mutateAsync({ params: paramsOf(form), body: { name } });
      const open = () =>
        void navigate({ to: '/app/o/$organization/f/$form', params: { organization, form: id } });
      toast({
        about: id,
        title: texts.duplicated(name),
        tone: 'good',
        action: { label: texts.openCopy, onPress: open },
      });
    } catch (error) {
      toast({ about: form.id, title: problemText(error), tone: 'bad' });
    }
  }

  return { setEnabled, remove, move, duplicate };
}
