import { useEffect, useRef, useState } from 'react';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { ToastRequest } from '#ui/toast/toastQueue.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { randomId } from '../detail/manage/randomId.ts';
import { useRefreshResponses } from '../detail/useResponse.ts';
import type { TableSelection } from '../slots.ts';
import { useStableCallback } from '../useStableCallback.ts';
import { type BulkAction, type BulkOutcome, BulkSteps, type CallStep, partsOf } from './bulkSteps.ts';

export interface BulkProgress {
  readonly action: BulkAction;
  /** Responses looked at. */
  readonly done: number;
  readonly total: number | undefined;
  readonly isStopping: boolean;
}

interface BulkOptions {
  readonly organization: string;
  readonly form: string;
  /** Reads the table again. */
  readonly onChanged: (responses?: readonly number[]) => void;
}

interface Work {
  readonly action: BulkAction;
  readonly selection: TableSelection;
  readonly tag?: string | undefined;
  readonly total: number | undefined;
}

/** Runs an action over any number of responses, step by step, until it is done or stopped. */
export function useBulkWork({ organization, form, onChanged: tellChanged }: BulkOptions) {
  const { bulk: texts } = useLazyTexts(manageTexts);
  const { common } = useTexts();
  const toast = useToast();
  const problemText = useProblemText();
  const refresh = useRefreshResponses();
  const call = useCallStep({ organization, form });
  const [progress, setProgress] = useState<BulkProgress>();
  const [steps] = useState(() => new BulkSteps());
  // The table may show something else by the time the work ends.
  const onChanged = useStableCallback(tellChanged);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const toastProgress = (about: string, action: BulkAction, done: number) =>
    toast({
      about,
      title: texts.working[action] ?? '',
      description: texts.progress(done),
      duration: 0,
      action: { label: texts.stop, onPress: () => stop() },
    });
  const toastOutcome = (
    about: string,
    action: BulkAction,
    { changed, error, wasStopped }: BulkOutcome,
    next: ToastRequest['action'],
  ) => {
    if (error !== undefined) toast({ about, title: problemText(error), tone: 'bad', action: next });
    else
      toast({
        about,
        title: texts.done[action]?.(changed) ?? '',
        description: wasStopped ? texts.stoppedAt : undefined,
        tone: 'good',
        action: next,
      });
  };

  const restore = async (deletion: string) => {
    steps.begin();
    const about = `bulk-${deletion}`;
    const outcome = await steps.run({ action: 'restore' }, [{ deletion }], {
      call,
      onProgress: (done) => toastProgress(about, 'restore', done),
    });
    await refresh();
    onChanged();
    // The rest of a stopped one can still be restored.
    const isUnfinished = outcome.error !== undefined || outcome.wasStopped;
    const again = { label: common.undo, onPress: () => void restore(deletion) };
    toastOutcome(about, 'restore', outcome, isUnfinished ? again : undefined);
  };

  /** Resolves with whether it ran to its end. */
  const run = async ({ action, selection, tag, total }: Work): Promise<boolean> => {
    if (progress !== undefined) return false;
    steps.begin();
    const deletion = action === 'delete' ? randomId() : undefined;
    const isNamed = 'ids' in selection;
    const about = `bulk-${deletion ?? action}`;
    const show = (done: number, found?: number) => {
      setProgress({ action, done, total: isNamed ? total : (found ?? total), isStopping: steps.isStopped });
      // On another screen there is no bar, but the work can still be seen and stopped.
      if (!isShown.current) toastProgress(about, action, done);
    };
    show(0);
    const outcome = await steps.run({ action, tag, deletion }, partsOf(selection), {
      call,
      onProgress: show,
    });
    setProgress(undefined);
    await refresh();
    onChanged(isNamed ? selection.ids : undefined);
    const { changed, error, wasStopped } = outcome;
    // The steps before the error stay done, and the failed one may be done too when only its answer was lost.
    const canUndo = deletion !== undefined && (error !== undefined || changed > 0);
    const undo = canUndo ? { label: common.undo, onPress: () => void restore(deletion) } : undefined;
    toastOutcome(about, action, outcome, undo);
    return error === undefined && !wasStopped;
  };

  const stop = () => {
    steps.stop();
    setProgress((current) => current && { ...current, isStopping: true });
  };
  return { run, stop, progress };
}

function useCallStep(params: { readonly organization: string; readonly form: string }): CallStep {
  const change = useRouteMutation('changeResponses');
  const erase = useRouteMutation('eraseResponses');
  return async ({ action, tag, deletion }, selection, cursor) => {
    const at = cursor === undefined ? {} : { cursor };
    if (action === 'erase') return await erase.mutateAsync({ params, body: { selection, ...at } });
    const given = { ...(tag === undefined ? {} : { tag }), ...(deletion === undefined ? {} : { deletion }) };
    return await change.mutateAsync({ params, body: { action, selection, ...given, ...at } });
  };
}
