import { useEffect, useRef, useState } from 'react';
import { isBusy, repeatBusy } from '#admin/api/repeatBusy.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { ResponseAction } from '#contract/app/response/changes.ts';
import { maxNamedResponses } from '#contract/app/response/limits.ts';
import type { BodyToSend } from '#contract/app/routes.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { randomId } from '../detail/manage/randomId.ts';
import { useRefreshResponses } from '../detail/useResponse.ts';
import type { TableSelection } from '../slots.ts';
import { useStableCallback } from '../useStableCallback.ts';

type ResponseSelection = BodyToSend<'changeResponses'>['selection'];

export type BulkAction = ResponseAction | 'erase';

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
  const change = useRouteMutation('changeResponses');
  const erase = useRouteMutation('eraseResponses');
  const [progress, setProgress] = useState<BulkProgress>();
  const isStopped = useRef(false);
  // The table may show something else by the time the work ends.
  const onChanged = useStableCallback(tellChanged);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const params = { organization, form };

  const step = async (
    action: BulkAction,
    selection: ResponseSelection,
    given: { readonly tag?: string | undefined; readonly deletion?: string | undefined },
    cursor: string | undefined,
  ) => {
    const at = cursor === undefined ? {} : { cursor };
    if (action === 'erase') return await erase.mutateAsync({ params, body: { selection, ...at } });
    const { tag, deletion } = given;
    return await change.mutateAsync({
      params,
      body: {
        action,
        selection,
        ...(tag === undefined ? {} : { tag }),
        ...(deletion === undefined ? {} : { deletion }),
        ...at,
      },
    });
  };

  /** The number of changed responses, and what ended it. */
  const runSteps = async (
    action: BulkAction,
    parts: readonly ResponseSelection[],
    given: { readonly tag?: string | undefined; readonly deletion?: string | undefined },
    onStep: (done: number, total: number) => void,
  ): Promise<{ readonly changed: number; readonly error?: unknown }> => {
    let changed = 0;
    // Of the parts that are done.
    let before = 0;
    let progress = { done: 0, total: 0 };
    try {
      for (const part of parts) {
        let cursor: string | undefined;
        do {
          const at = cursor;
          const result = await repeatBusy(() => step(action, part, given, at), {
            isStopped: () => isStopped.current,
          });
          changed += result.changed;
          progress = result.progress;
          onStep(before + progress.done, progress.total);
          cursor = result.next ?? undefined;
        } while (cursor !== undefined && !isStopped.current);
        before += progress.done;
        if (isStopped.current) break;
      }
    } catch (error) {
      if (isStopped.current && isBusy(error)) return { changed };
      return { changed, error };
    }
    return { changed };
  };

  const toastProgress = (about: string, action: BulkAction, done: number) =>
    toast({
      about,
      title: texts.working[action] ?? '',
      description: texts.progress(done),
      duration: 0,
      action: { label: texts.stop, onPress: () => stop() },
    });

  const restore = async (deletion: string) => {
    isStopped.current = false;
    const about = `bulk-${deletion}`;
    const { changed, error } = await runSteps('restore', [{ deletion }], {}, (done) =>
      toastProgress(about, 'restore', done),
    );
    const wasStopped = isStopped.current;
    await refresh();
    onChanged();
    // The rest of a stopped one can still be restored.
    const again = { label: common.undo, onPress: () => void restore(deletion) };
    if (error !== undefined) toast({ about, title: problemText(error), tone: 'bad', action: again });
    else
      toast({
        about,
        title: texts.done.restore?.(changed) ?? '',
        description: wasStopped ? texts.stoppedAt : undefined,
        tone: 'good',
        action: wasStopped ? again : undefined,
      });
  };

  /** Resolves with whether it ran to its end. */
  const run = async ({ action, selection, tag, total }: Work): Promise<boolean> => {
    if (progress !== undefined) return false;
    isStopped.current = false;
    const deletion = action === 'delete' ? randomId() : undefined;
    const isNamed = 'ids' in selection;
    const about = `bulk-${deletion ?? action}`;
    const show = (done: number, found?: number) => {
      setProgress({ action, done, total: isNamed ? total : (found ?? total), isStopping: isStopped.current });
      // On another screen there is no bar, but the work can still be seen and stopped.
      if (!isShown.current) toastProgress(about, action, done);
    };
    show(0);
    const { changed, error } = await runSteps(action, partsOf(selection), { tag, deletion }, show);
    const wasStopped = isStopped.current;
    setProgress(undefined);
    await refresh();
    onChanged('ids' in selection ? selection.ids : undefined);
    const undo =
      deletion === undefined ? undefined : { label: common.undo, onPress: () => void restore(deletion) };
    // The steps before the error stay done, and the failed one may be done too when only its answer was lost.
    if (error !== undefined) toast({ about, title: problemText(error), tone: 'bad', action: undo });
    else
      toast({
        about,
        title: texts.done[action]?.(changed) ?? '',
        description: wasStopped ? texts.stoppedAt : undefined,
        tone: 'good',
        action: changed === 0 ? undefined : undo,
      });
    return error === undefined && !wasStopped;
  };

  const stop = () => {
    isStopped.current = true;
    setProgress((current) => current && { ...current, isStopping: true });
  };
  return { run, stop, progress };
}

/** A call names a limited number of responses. */
function partsOf(selection: TableSelection): readonly ResponseSelection[] {
  if ('query' in selection) return [{ query: selection.query }];
  const parts: ResponseSelection[] = [];
  for (let start = 0; start < selection.ids.length; start += maxNamedResponses)
    parts.push({ ids: selection.ids.slice(start, start + maxNamedResponses) });
  return parts;
}
