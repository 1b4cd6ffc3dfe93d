import { RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import type { ActionSettings } from '#form/schema/workflow/actions.ts';
import type { Workflow } from '#form/schema/workflow/workflow.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { useForm } from '../../form/place/useForm.ts';
import { deliveryOf } from '../exchange/deliveryOf.ts';
import { ExchangeView } from '../exchange/exchangeView.tsx';
import { trialWords } from './trialWords.ts';

interface TrialDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly workflow: Workflow;
  readonly action: ActionSettings;
}

/** Runs an action once with the latest response, and shows the request and the answer. */
export function TrialDialog({ open, onClose, ...trial }: TrialDialogProps) {
  const { trial: texts, actions } = useLazyTexts(workflowTexts);
  const { common } = useTexts();
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={texts.title(actions.types[trial.action.type])}
      closeLabel={common.close}
      size="large"
    >
      <Trial {...trial} />
    </Dialog>
  );
}

/** Mounted while the dialog is open, so each opening is a new trial. */
function Trial({ workflow, action }: Omit<TrialDialogProps, 'open' | 'onClose'>) {
  const { trial: texts } = useLazyTexts(workflowTexts);
  const problemText = useProblemText();
  const { id: organization } = useOrganization();
  const { id: form } = useForm();
  const test = useRouteMutation('testAction', { invalidates: ['workflowRuns'] });
  const { id, trigger, when } = workflow;
  const start = () =>
    test.mutate({ params: { organization, form }, body: { workflow: id, trigger, when, action } });
  const begin = useEffectEvent(start);
  useEffect(() => begin(), []);
  const { data, error, isPending } = test;
  const shown = isPending ? undefined : data?.attempt;
  return (
    <div className="flow-trial">
      {isPending && (
        <Notice title={texts.running} announce>
          {texts.runningText}
        </Notice>
      )}
      {error !== null && <Problem>{problemText(error)}</Problem>}
      {data !== undefined && !isPending && <Tried tried={data} action={action} />}
      <div>
        <Button size="small" icon={RotateCcw} busy={isPending} onClick={start}>
          {texts.again}
        </Button>
      </div>
      {shown?.exchange && <ExchangeView exchange={shown.exchange} delivery={deliveryOf(shown)} />}
    </div>
  );
}

interface TriedProps {
  readonly tried: AnswerOf<'testAction'>;
  readonly action: ActionSettings;
}

function Tried({ tried: { attempt, response, unmet }, action }: TriedProps) {
  const { trial: texts, runs } = useLazyTexts(workflowTexts);
  const used = response === null ? texts.sampleUsed : texts.responseUsed(runs.responseNumber(response));
  const { tone, title, sentences } = trialWords(attempt, action, used, { trial: texts, runs });
  return (
    <>
      <Notice tone={tone} title={title} announce>
        {sentences.length === 0 ? undefined : sentences.join(' ')}
      </Notice>
      {unmet !== null && (
        <Notice tone="warn" announce>
          {texts.unmet[unmet](used)}
        </Notice>
      )}
    </>
  );
}
