import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#admin/api/apiError.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { routeQueryOptions } from '#admin/api/useRouteQuery.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { type ManageTexts, manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useLanguage, useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf, BodyToSend } from '#contract/app/routes.ts';
import { nameAmong } from '#form/answer/nameAmong.ts';
import { ConfirmDialog } from '#ui/confirmDialog/confirmDialog.tsx';
import { formatDateTime } from '#ui/format/dates.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useRefreshResponses } from '../useResponse.ts';
import { randomId } from './randomId.ts';
import { useHandOver } from './useHandOver.ts';

export interface ResponseActions {
  /** Deletes it, with an undo. */
  readonly remove: () => Promise<void>;
  /** Returns a deleted one to its list. */
  readonly restore: () => Promise<void>;
  readonly release: () => Promise<void>;
  readonly askDiscard: () => void;
  readonly askErase: () => void;
  readonly isBusy: boolean;
  /** Whether this response has just come in the place of a removed one: nothing is removed or returned for a moment. */
  readonly isResting: boolean;
  /** Rendered beside the response. */
  readonly dialogs: ReactNode;
}

interface Subject {
  readonly form: string;
  readonly id: number;
  /** Undefined while it loads. */
  readonly detail: Pick<AnswerOf<'response'>, 'response' | 'pages'> | undefined;
  readonly onOpen: (response: number) => void;
  /** Shows the response beside it, or none. */
  readonly leave: () => void;
  readonly onChanged: ((responses: readonly number[]) => void) | undefined;
}

/** Whose response it was, or when it came. */
function titleOfDeleted(detail: Subject['detail'], texts: ManageTexts['detail'], locale: string): string {
  if (detail === undefined) return texts.deleted;
  const fields = detail.pages.flatMap((page) => page.fields);
  const name = nameAmong(fields.map(({ type, label, item }) => ({ type, label, value: item?.value })));
  if (name !== undefined) return texts.deletedOf(name);
  return texts.deletedAt(formatDateTime(detail.response.created_at, locale));
}

/** The actions that remove a response from its list. */
export function useResponseActions(subject: Subject): ResponseActions {
  const { form, id, detail, onOpen, leave, onChanged } = subject;
  const { detail: texts } = useLazyTexts(manageTexts);
  const { common } = useTexts();
  const { locale } = useLanguage();
  const { id: organization } = useOrganization();
  const client = useQueryClient();
  const toast = useToast();
  const problemText = useProblemText();
  const refresh = useRefreshResponses();
  const { isResting, handOver } = useHandOver(id);
  const change = useRouteMutation('changeResponses');
  const erase = useRouteMutation('eraseResponses');
  const [question, setQuestion] = useState<'erase' | 'discard'>();
  const params = { organization, form };
  const selection = { ids: [id] };
  const about = `response-${id}`;
  const finish = (title: string, action?: { label: string; onPress: () => void }, description?: string) => {
    onChanged?.([id]);
    void refresh();
    toast({ about, title, description, action, tone: 'good' });
  };
  /** It is gone or as wanted already, by somebody else: there is nothing to undo here, and the screen shows how it is. */
  const tellChanged = async () => {
    onChanged?.([id]);
    await refresh();
    toast({ about, title: problemText(new ApiError('response_changed')) });
  };
  const undo = async (deletion: string) => {
    try {
      const body = { action: 'restore', selection: { deletion } } as const;
      const { changed } = await change.mutateAsync({ params, body });
      if (changed === 0) return await tellChanged();
      await refresh();
      onChanged?.([id]);
      onOpen(id);
      toast({ about, title: texts.restored, tone: 'good' });
    } catch (error) {
      toast({ about, title: problemText(error), tone: 'bad' });
    }
  };
  /**
   * Goes on to the next response, and only then calls: nothing that is shown asks for a response that is gone. It comes
   * back where that fails.
   */
  const callAway = async (body: BodyToSend<'changeResponses'>, done: () => void) => {
    if (change.isPending || isResting) return;
    // Stays fresh: the next response loads the one before it ahead.
    client.setQueryData(
      routeQueryOptions('response', { ...params, response: String(id) }).queryKey,
      (known) => known,
    );
    await handOver(leave);
    try {
      const { changed } = await change.mutateAsync({ params, body });
      if (changed > 0) return done();
      onOpen(id);
      await tellChanged();
    } catch (error) {
      onOpen(id);
      toast({ about, title: problemText(error), tone: 'bad' });
    }
  };
  const remove = async () => {
    const deletion = randomId();
    const title = titleOfDeleted(detail, texts, locale);
    await callAway({ action: 'delete', deletion, selection }, () =>
      finish(title, { label: common.undo, onPress: () => void undo(deletion) }, texts.deletedAbout),
    );
  };
  const bringBack = (action: 'restore' | 'release', done: string) =>
    callAway({ action, selection }, () => finish(done));
  const confirm = async () => {
    try {
      const { changed } =
        question === 'erase'
          ? await erase.mutateAsync({ params, body: { selection } })
          : await change.mutateAsync({ params, body: { action: 'discard', selection } });
      setQuestion(undefined);
      if (changed === 0) return await tellChanged();
      await handOver(leave);
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
    isResting,
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
