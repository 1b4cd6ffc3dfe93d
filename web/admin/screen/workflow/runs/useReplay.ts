import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useToast } from '#ui/toast/useToast.ts';

/** Runs one action again, with the same delivery id. */
export function useReplay(organization: string, form: string) {
  const { runs: texts } = useLazyTexts(workflowTexts);
  const toast = useToast();
  const problemText = useProblemText();
  const { mutateAsync, isPending, variables } = useRouteMutation('replayRun', {
    invalidates: [
      'workflowRuns',
      'workflowRun',
      'workflowHealth',
      'failedRuns',
      'failedRunCount',
      'runMails',
    ],
  });
  const replay = async (run: string) => {
    try {
      await mutateAsync({ params: { organization, form, run } });
      toast({ about: run, title: texts.replayed, tone: 'good' });
    } catch (error) {
      toast({ about: run, title: problemText(error), tone: 'bad' });
    }
  };
  return { replay, busy: isPending ? variables?.params?.run : undefined };
}
