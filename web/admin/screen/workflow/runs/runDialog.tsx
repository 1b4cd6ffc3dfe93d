import './runs.css';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { routeQueryOptions } from '#admin/api/useRouteQuery.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { Run, RunAttempt } from '#contract/app/workflow/runs.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Pill } from '#ui/pill/pill.tsx';
import { Time } from '#ui/time/time.tsx';
import { deliveryOf } from '../exchange/deliveryOf.ts';
import { errorWords } from '../exchange/errorWords.ts';
import { ExchangeView } from '../exchange/exchangeView.tsx';
import { actionType } from './actionType.ts';
import { NextTry } from './nextTry.tsx';
import { ResponseLink } from './responseLink.tsx';
import { RunMails } from './runMails.tsx';
import { RunPill } from './runPill.tsx';
import { useReplay } from './useReplay.ts';

interface RunDialogProps {
  readonly organization: string;
  readonly form: string;
  /** The id of the run; kept during the closing animation. */
  readonly run: string | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How often a run that waits is read again. */
const interval = 3_000;

/** One run with its attempts: request, answer, time, next try. */
export function RunDialog({ organization, form, run, open, onClose }: RunDialogProps) {
  const { runs: texts } = useLazyTexts(workflowTexts);
  const { common } = useTexts();
  const query = useQuery({
    ...routeQueryOptions('workflowRun', { organization, form, run: run ?? '' }),
    enabled: open && run !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && (data.run.state === 'waiting' || data.run.mails_waiting > 0) ? interval : false,
  });
  const { replay, busy } = useReplay(organization, form);
  const { data } = query;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={data === undefined ? texts.details : texts.runTitle(data.run.workflow.name)}
      closeLabel={common.close}
      size="large"
      actions={
        data !== undefined && (
          <>
            <Button icon={RotateCcw} busy={busy !== undefined} onClick={() => void replay(data.run.id)}>
              {texts.replay}
            </Button>
            <Button onClick={onClose}>{common.close}</Button>
          </>
        )
      }
    >
      {data === undefined ? (
        <QueryStatus query={query} />
      ) : (
        <div className="run-details">
          <RunFacts organization={organization} form={form} run={data.run} />
          {data.run.action.type === 'mail' && (
            <RunMails organization={organization} form={form} run={data.run.id} />
          )}
          {data.attempts.length === 0 && <p className="flow-note">{texts.noAttempts}</p>}
          {data.attempts.toReversed().map((attempt) => (
            <Attempt
              key={`${attempt.number} ${attempt.started_at}`}
              attempt={attempt}
              isOnly={data.attempts.length === 1 && data.run.state !== 'waiting'}
              isMail={data.run.action.type === 'mail'}
            />
          ))}
        </div>
      )}
    </Dialog>
  );
}

interface RunFactsProps {
  readonly organization: string;
  readonly form: string;
  readonly run: Run;
}

function RunFacts({ organization, form, run }: RunFactsProps) {
  const { runs: texts, actions } = useLazyTexts(workflowTexts);
  return (
    <>
      <div className="run-state">
        <RunPill run={run} />
        {run.test && <Pill>{texts.test}</Pill>}
        {run.next_attempt_at !== null && (
          <span className="flow-note">
            <NextTry at={run.next_attempt_at} />
          </span>
        )}
      </div>
      {run.error !== null && run.state !== 'done' && (
        <Notice
          tone={run.state === 'failed' ? 'bad' : run.state === 'skipped' ? 'info' : 'warn'}
          title={errorWords(run.error, texts)}
        >
          {run.error.detail === '' ? undefined : run.error.detail}
        </Notice>
      )}
      <dl className="run-facts">
        <Fact name={texts.action} value={actionType(run.action.type, actions)} />
        {/* Mails have no other receiver. */}
        {run.receiver !== run.action.type && <Fact name={texts.receiver} value={run.receiver} />}
        <Fact
          name={texts.response}
          value={
            run.response === null ? (
              texts.noResponse
            ) : (
              <ResponseLink
                organization={organization}
                form={form}
                response={run.response}
                number={run.response_number}
              />
            )
          }
        />
        <Fact name={texts.version} value={String(run.version)} />
        <Fact name={texts.delivery} value={run.id} />
      </dl>
    </>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const tones = { done: 'good', failed: 'bad', refused: 'bad', gone: 'bad', skipped: 'neutral' } as const;

interface AttemptProps {
  readonly attempt: RunAttempt;
  /** The state of the whole run says how it ended. */
  readonly isOnly: boolean;
  /** Mails leave later, through the outbox. */
  readonly isMail: boolean;
}

function Attempt({ attempt, isOnly, isMail }: AttemptProps) {
  const { runs: texts, trial } = useLazyTexts(workflowTexts);
  const { number, started_at, duration, outcome, error, exchange } = attempt;
  return (
    <section className="run-attempt" aria-label={texts.attempt(number)}>
      <h3 className="run-attempt-head">
        <span>{texts.attempt(number)}</span>
        {!isOnly && <Pill tone={tones[outcome]}>{texts.outcomes[outcome]}</Pill>}
        <span className="run-attempt-time">
          <Time value={started_at} format="dateTime" /> · {trial.took(duration)}
        </span>
      </h3>
      {error !== null && !isOnly && <p className="run-attempt-error">{errorWords(error, texts)}</p>}
      {exchange === null && !isMail && <p className="flow-note">{texts.noExchange}</p>}
      {exchange !== null && <ExchangeView exchange={exchange} delivery={deliveryOf(attempt)} />}
    </section>
  );
}
