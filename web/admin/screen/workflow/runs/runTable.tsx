import { RotateCcw } from 'lucide-react';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Run } from '#contract/app/workflow/runs.ts';
import { Button } from '#ui/button/button.tsx';
import { Pill } from '#ui/pill/pill.tsx';
import { Table, type TableColumn } from '#ui/table/table.tsx';
import { Time } from '#ui/time/time.tsx';
import { errorWords } from '../exchange/errorWords.ts';
import { actionType } from './actionType.ts';
import { NextTry } from './nextTry.tsx';
import { ResponseLink } from './responseLink.tsx';
import { RunPill } from './runPill.tsx';
import { useReplay } from './useReplay.ts';

interface RunTableProps {
  readonly organization: string;
  readonly form: string;
  readonly runs: readonly Run[];
  readonly onOpen: (run: Run) => void;
}

/** Runs with their states; each opens to its attempts. */
export function RunTable({ organization, form, runs, onOpen }: RunTableProps) {
  const { runs: texts, actions } = useLazyTexts(workflowTexts);
  const { replay, busy } = useReplay(organization, form);
  const columns: TableColumn<Run>[] = [
    {
      id: 'workflow',
      header: texts.workflow,
      cell: (run) => (
        <button type="button" className="run-open" onClick={() => onOpen(run)}>
          <span className="run-open-name" dir="auto">
            {run.workflow.name}
          </span>
          <span className="run-open-about">
            {/* Mails have no other receiver. */}
            {run.receiver === run.action.type
              ? actionType(run.action.type, actions)
              : `${actionType(run.action.type, actions)} · ${run.receiver}`}
          </span>
        </button>
      ),
    },
    {
      id: 'state',
      header: texts.state,
      cell: (run) => (
        <span className="run-state">
          <RunPill run={run} />
          {run.test && <Pill>{texts.test}</Pill>}
          {run.error !== null && run.state !== 'done' && (
            <span className="run-state-error">{errorWords(run.error, texts)}</span>
          )}
        </span>
      ),
    },
    {
      id: 'response',
      header: texts.response,
      narrow: true,
      cell: ({ response, response_number: number }) =>
        response === null ? (
          '–'
        ) : (
          <ResponseLink organization={organization} form={form} response={response} number={number} />
        ),
    },
    {
      id: 'attempts',
      header: texts.attempts,
      narrow: true,
      cell: ({ attempts, next_attempt_at }) => (
        <span className="run-attempts">
          {attempts}
          {next_attempt_at !== null && attempts > 0 && (
            <span className="run-attempts-next">
              <NextTry at={next_attempt_at} />
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'time',
      header: texts.started,
      narrow: true,
      cell: ({ created_at }) => <Time value={created_at} />,
    },
    {
      id: 'replay',
      header: texts.replay,
      hideHeader: true,
      align: 'end',
      narrow: true,
      cell: (run) => (
        <Button
          size="small"
          variant="quiet"
          icon={RotateCcw}
          busy={busy === run.id}
          aria-label={texts.replayOf(run.workflow.name)}
          onClick={() => void replay(run.id)}
        >
          {texts.replay}
        </Button>
      ),
    },
  ];
  return <Table label={texts.list} columns={columns} rows={runs} rowKey={({ id }) => id} />;
}
