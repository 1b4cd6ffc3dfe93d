import { type ReactNode, useState } from 'react';
import { ApiError } from '#admin/api/apiError.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { ConfirmDialog } from '#ui/confirmDialog/confirmDialog.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useRefreshResponses } from '../useResponse.ts';
import { randomId } from './randomId.ts';

export interface ResponseActions {
  /** Deletes it, with an undo. */
  readonly remove: () => Promise<void>;
  /** Returns a deleted one to its list. */
  readonly restore: () => Promise<void>;
  readonly release: () => Promise<void>;
  readonly askDiscard: () => void;
  readonly askErase: () => void;
  readonly isBusy: boolean;
  /** Rendered beside the response. */
  readonly dialogs: ReactNode;
}

interface Subject {
  readonly form: string;
  readonly id: number;
  readonly onOpen: (response: number) => void;
  /** Shows the response beside it, or none. */
  readonly leave: () => void;
  readonly onChanged: ((responses: readonly number[]) => void) | undefined;
}

/** The actions that remove a response from its list. */
export function useResponseActions({ form, id, onOpen, leave, onChanged }: Subject): ResponseActions {
  const { detail: texts } = useLazyTexts(manageTexts);
  const { common } = useTexts();
  const { id: organization } = useOrganization();
  const toast = useToast();
  const problemText = useProblemText();
  const refresh = useRefreshResponses();
  const change = useRouteMutation('changeResponses');
  const erase = useRouteMutation('eraseResponses');
  const [question, setQuestion] = useState<'erase' | 'discard'>();
  const params = { organization, form };
  const selection = { ids: [id] };
  const about = `response-${id}`;
  const finish = (title: string, action?: { label: string; onPress: () => void }, description?: string) => {
    leave();
    onChanged?.([id]);
    void refresh();
    toast({ about, title, description, action, tone: 'good' });
  };
  const attempt = async (action: () => Promise<void>) => {
    try {
      await action();
    } catch (error) {
      toast({ about, title: problemText(error), tone: 'bad' });
    }
  };
  /** It is gone or as wanted already, by somebody else: there is nothing to undo here, and the screen shows how it is. */
  const tellChanged = async () => {
    onChanged?.([id]);
    await refresh();
    toast({ about, title: problemText(new ApiError('response_changed')) });
  };
  const undo = (deletion: string) =>
    attempt(async () => {
      const body = { action: 'restore', selection: { deletion } } as const;
      const { changed } = await change.mutateAsync({ params, body });
      if (changed === 0) return await tellChanged();
      await refresh();
      onChanged?.([id]);
      onOpen(id);
      toast({ about, title: texts.restored, tone: 'good' });
    });
  const remove = async () => {
    if (change.isPending) return;
    const deletion = randomId();
    await attempt(async () => {
      const body = { action: 'delete', deletion, selection } as const;
      const { changed } = await change.mutateAsync({ params, body });
      if (changed === 0) return await tellChanged();
      finish(texts.deleted, { label: common.undo, onPress: () => void undo(deletion) }, texts.deletedAbout);
    });
  };
  const bringBack = async (action: 'restore' | 'release', done: string) => {
    if (change.isPending) return;
    await attempt(async () => {
      const { changed } = await change.mutateAsync({ params, body: { action, selection } });
      if (changed === 0) return await tellChanged();
      finish(done);
    });
  };
  const confirm = async () => {
    try {
      const { changed } =
        question === 'erase'
          ? await erase.mutateAsync({ params, body: { selection } })
          : await change.mutateAsync({ params, body: { action: 'discard', selection } });
      setQuestion(undefined);
      if (changed === 0) return await tellChanged();
      finish(question === 'erase' ? texts.erased : texts.discarded);
    } catch {
      // The dialog stays open and shows the error.
    }
  };
  const running = question === 'erase' ? erase : change;
  const isErase = question === 'erase';
  return {
    remove,
    restore: () => bringBack('restore', texts.restored),
    release: () => bringBack('release', texts.releasedToast),
    askDiscard: () => setQuestion('discard'),
    askErase: () => setQuestion('erase'),
    isBusy: change.isPending || erase.isPending,
    dialogs: (
      <ConfirmDialog
        open={question !== undefined}
        onOpenChange={() => {
          setQuestion(undefined);
          running.reset();
        }}
        title={isErase ? texts.eraseTitle : texts.discardTitle}
        description={isErase ? texts.eraseAbout : texts.discardAbout}
        confirmLabel={isErase ? texts.erase : texts.discard}
        cancelLabel={common.cancel}
        busy={running.isPending}
        error={running.error === null ? undefined : problemText(running.error)}
        onConfirm={() => void confirm()}
      />
    ),
  };
}
