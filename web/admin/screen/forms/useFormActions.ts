import { useQueryClient } from '@tanstack/react-query';
import type { FormListed } from '#contract/app/forms.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { focusTitle } from '../../../ui/pageHeader/focusTitle.ts';
import { useToast } from '../../../ui/toast/useToast.ts';
import { callRoute } from '../../api/callRoute.ts';
import { answerOptions } from '../../api/useAnswer.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useTexts } from '../../texts/useTexts.ts';

type Change = (list: readonly FormListed[]) => FormListed[];

/** What can be done with a form in the list: shown at once, taken back where the service refuses, and undone by a toast. */
export function useFormActions(organization: string) {
  const client = useQueryClient();
  const toast = useToast();
  const problemText = useProblemText();
  const { forms: texts, common } = useTexts();
  const { queryKey } = answerOptions('forms', { organization });

  async function change(about: string, shown: Change, send: () => Promise<unknown>): Promise<boolean> {
    await client.cancelQueries({ queryKey });
    const before = client.getQueryData<AnswerOf<'forms'>>(queryKey);
    client.setQueryData<AnswerOf<'forms'>>(queryKey, (old) => old && { forms: shown(old.forms) });
    try {
      await send();
      return true;
    } catch (error) {
      client.setQueryData(queryKey, before);
      toast({ about, title: problemText(error), tone: 'bad' });
      return false;
    } finally {
      await Promise.all([
        client.invalidateQueries({ queryKey: ['forms'] }),
        client.invalidateQueries({ queryKey: ['organization'] }),
      ]);
    }
  }

  const paramsOf = ({ id: form }: FormListed) => ({ organization, form });

  async function setEnabled(form: FormListed, enabled: boolean, isUndo = false): Promise<void> {
    const state = enabled ? 'enabled' : 'disabled';
    const done = await change(
      form.id,
      (list) => list.map((each) => (each.id === form.id ? { ...each, state } : each)),
      () => callRoute('changeForm', { params: paramsOf(form), body: { enabled } }),
    );
    if (done && !isUndo)
      toast({
        about: form.id,
        title: enabled ? texts.turnedOn(form.name) : texts.turnedOff(form.name),
        action: { label: common.undo, onPress: () => void setEnabled(form, !enabled, true) },
      });
  }

  async function remove(form: FormListed): Promise<void> {
    // Its row goes at once, and the button that had the focus with it.
    focusTitle();
    const done = await change(
      form.id,
      (list) => list.filter(({ id }) => id !== form.id),
      () => callRoute('deleteForm', { params: paramsOf(form) }),
    );
    if (done)
      toast({
        about: form.id,
        title: texts.deleted(form.name),
        action: { label: common.undo, onPress: () => void restore(form) },
      });
  }

  async function restore(form: FormListed): Promise<void> {
    const done = await change(
      form.id,
      (list) => [form, ...list],
      () => callRoute('restoreForm', { params: paramsOf(form) }),
    );
    if (done) toast({ about: form.id, title: texts.restored(form.name) });
  }

  async function move(form: FormListed, workspace: { id: string; name: string }): Promise<void> {
    const done = await change(
      form.id,
      (list) => list.map((each) => (each.id === form.id ? { ...each, workspace: workspace.id } : each)),
      () => callRoute('changeForm', { params: paramsOf(form), body: { workspace: workspace.id } }),
    );
    if (done) toast({ about: form.id, title: texts.moved(form.name, workspace.name) });
  }

  return { setEnabled, remove, move };
}
