import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callRoute, routeUrl } from '#admin/api/callRoute.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import type { ExportChoices } from '#contract/app/response/export.ts';
import { saveFile } from '#ui/saveFile/saveFile.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { randomId } from '../detail/manage/randomId.ts';

export type ExportState = 'idle' | 'downloading' | 'done' | 'background';

export interface FormParams {
  readonly organization: string;
  readonly form: string;
}

const pollInterval = 1000;

/** Starts an export and follows it. The browser saves the file itself, so a long download survives the page. */
export function useExport(params: FormParams) {
  const check = useRouteMutation('checkResponseExport');
  const background = useRouteMutation('startResponseExport', { invalidates: ['responseExports'] });
  const toast = useToast();
  const problemText = useProblemText();
  const [run, setRun] = useState<string>();
  const [isBackground, setIsBackground] = useState(false);
  const progress = useExportProgress(params, run);

  const start = async (choices: ExportChoices, inBackground: boolean) => {
    try {
      if (inBackground) {
        await background.mutateAsync({ params, body: choices });
        setIsBackground(true);
        return;
      }
      const query = { ...choices, run: randomId() };
      await check.mutateAsync({ params, query });
      saveFile(routeUrl('exportResponses', params, query));
      setRun(query.run);
    } catch (error) {
      toast({ about: 'export', title: problemText(error), tone: 'bad' });
    }
  };
  const state: ExportState = isBackground
    ? 'background'
    : run === undefined
      ? 'idle'
      : progress.data?.done
        ? 'done'
        : 'downloading';
  return {
    start,
    state,
    run,
    rows: progress.data?.rows ?? undefined,
    isBusy: check.isPending || background.isPending,
  };
}

/** How far a download is; asks the server until it is complete. */
export function useExportProgress(params: FormParams, run: string | undefined) {
  return useQuery({
    queryKey: ['responseExportProgress', params, run],
    queryFn: async () => await callRoute('responseExportProgress', { params, query: { run } }),
    enabled: run !== undefined,
    refetchInterval: ({ state }) => (state.data?.done ? false : pollInterval),
    gcTime: 0,
  });
}
