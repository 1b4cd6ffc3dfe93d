import { useState } from 'react';
import { useFormErrors } from '#admin/api/useFormErrors.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { type WorkflowTexts, workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { FailedRunCount } from '#contract/app/workflow/runs.ts';
import type { Workflow } from '#form/schema/workflow/workflow.ts';
import { day } from '#kit/time/durations.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { workflowName } from '../editor/useWorkflows.ts';
import { useFailedCount } from './useFailedCount.ts';

function countSentences(
  { count, retrying, switched_off }: FailedRunCount,
  texts: WorkflowTexts['runs'],
): string {
  const sentences = [
    ...(count === 0 && switched_off > 0 ? [] : [texts.failedCount(count)]),
    ...(retrying === 0 ? [] : [texts.retryingCount(retrying)]),
    ...(switched_off === 0 ? [] : [texts.switchedOffCount(switched_off)]),
  ];
  return sentences.join(' ');
}

interface ReplayFailedDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly organization: string;
  readonly form: string;
  readonly workflows: readonly Workflow[];
  /** The workflow that the history is filtered by. */
  readonly workflow: string | undefined;
}

/** Runs all again that failed in a range of days, also what waits for its next try. */
export function ReplayFailedDialog({ open, onClose, ...range }: ReplayFailedDialogProps) {
  const { runs: texts } = useLazyTexts(workflowTexts);
  const { common } = useTexts();
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={texts.replayTitle}
      description={texts.replayText}
      closeLabel={common.close}
      size="small"
    >
      <Range {...range} onClose={onClose} />
    </Dialog>
  );
}

/** Days as the browser counts them; the service reads them in the organisation's time zone. */
function dayBefore(days: number): string {
  const date = new Date(Date.now() - days * day);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function Range({ organization, form, workflows, workflow, onClose }: Omit<ReplayFailedDialogProps, 'open'>) {
  const { runs: texts } = useLazyTexts(workflowTexts);
  const { common } = useTexts();
  const toast = useToast();
  const replay = useRouteMutation('replayFailedRuns', {
    invalidates: ['workflowRuns', 'workflowHealth', 'failedRuns', 'failedRunCount'],
  });
  const failure = useFormErrors(replay.error);
  const [from, setFrom] = useState(() => dayBefore(6));
  const [to, setTo] = useState(() => dayBefore(0));
  const [chosen, setChosen] = useState(workflow ?? '');
  const range = { from, to, ...(chosen === '' ? {} : { workflow: chosen }) };
  const counts = useFailedCount(organization, form, range);
  const submit = async () => {
    try {
      const { replayed } = await replay.mutateAsync({
        params: { organization, form },
        body: range,
      });
      toast({
        about: 'replay',
        title: texts.replayedMany(replayed),
        tone: replayed === 0 ? 'neutral' : 'good',
      });
      onClose();
    } catch {
      // The form shows the error.
    }
  };
  return (
    <Form errors={failure.errors} onSubmit={() => void submit()}>
      <div className="flow-pair">
        <TextField
          label={texts.from}
          name="from"
          type="date"
          required
          max={to}
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextField
          label={texts.until}
          name="to"
          type="date"
          required
          min={from}
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </div>
      <Select
        label={texts.workflow}
        value={chosen}
        options={[
          { value: '', label: texts.allWorkflows },
          ...workflows.map((each) => ({ value: each.id, label: workflowName(each) })),
        ]}
        onValueChange={setChosen}
      />
      <p className="flow-note" role="status">
        {counts !== undefined && countSentences(counts, texts)}
      </p>
      <Problem>{failure.notice}</Problem>
      <FormActions align="end">
        <Button
          variant="primary"
          type="submit"
          busy={replay.isPending}
          disabled={from === '' || to === '' || counts?.count === 0}
        >
          {texts.replayButton}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </FormActions>
    </Form>
  );
}
