import { useEffect, useEffectEvent } from 'react';
import type { ActionSettings } from '#form/schema/workflow/actions.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { Problem } from '../../../../ui/notice/problem.tsx';
import { useProblemText } from '../../../api/useProblemText.ts';
import { useRouteMutation } from '../../../api/useRouteMutation.ts';
import { useOrganization } from '../../../navigation/useOrganization.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { useWorkflowTexts } from '../../../texts/workflow/useWorkflowTexts.ts';
import { useForm } from '../../form/place/useForm.ts';
import { errorWords } from '../exchange/errorWords.ts';
import { ExchangeView } from '../exchange/exchangeView.tsx';

interface TrialDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly workflow: string;
  readonly action: ActionSettings;
}

const tones = { done: 'good', skipped: 'info', failed: 'bad', refused: 'bad', gone: 'bad' } as const;

/** Runs an action once with the latest response, and shows the request and the answer. */
export function TrialDialog({ open, onClose, ...trial }: TrialDialogProps) {
  const { trial: texts, actions } = useWorkflowTexts();
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
  const { trial: texts, runs } = useWorkflowTexts();
  const problemText = useProblemText();
  const { id: organization } = useOrganization();
  const { id: form } = useForm();
  const test = useRouteMutation('testAction', { invalidates: ['workflowRuns'] });
  const start = () => test.mutate({ params: { organization, form }, body: { workflow, action } });
  const begin = useEffectEvent(start);
  useEffect(() => begin(), []);
  const { data, error, isPending } = test;
  return (
    <div className="flow-trial">
      {isPending && (
        <Notice title={texts.running} announce>
          {texts.runningText}
        </Notice>
      )}
      {error !== null && <Problem>{problemText(error)}</Problem>}
      {data !== undefined && !isPending && (
        <>
          <Notice tone={tones[data.attempt.outcome]} title={texts.outcomes[data.attempt.outcome]} announce>
            {data.attempt.error !== null && <p>{errorWords(data.attempt.error, runs)}</p>}
            <p>
              {data.response === null
                ? texts.withSample
                : texts.withResponse(runs.responseNumber(data.response))}{' '}
              {texts.took(data.attempt.duration)}
            </p>
          </Notice>
          {data.attempt.exchange !== null && <ExchangeView exchange={data.attempt.exchange} />}
        </>
      )}
      <div>
        <Button busy={isPending} onClick={start}>
          {texts.again}
        </Button>
      </div>
    </div>
  );
}
