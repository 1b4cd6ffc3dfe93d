import './runs.css';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Run } from '#contract/app/workflow/runs.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { LoadMore } from '#ui/loadMore/loadMore.tsx';
import { Time } from '#ui/time/time.tsx';
import { errorWords } from '../exchange/errorWords.ts';
import { actionType } from './actionType.ts';
import { RunDialog } from './runDialog.tsx';
import { RunPill } from './runPill.tsx';
import { useReplay } from './useReplay.ts';
import { useRunPages } from './useRunPages.ts';

interface ResponseRunsProps {
  /** The id of the form. */
  readonly form: string;
  /** The id of the response. */
  readonly response: number;
}

/** The runs of workflows for one response: state, time, attempts, and running again. It brings its own texts. */
export function ResponseRuns({ form, response }: ResponseRunsProps) {
  const { runs: texts, actions } = useLazyTexts(workflowTexts);
  const { id: organization } = useOrganization();
  const pages = useRunPages(organization, form, { response: String(response) });
  const { replay, busy } = useReplay(organization, form);
  const [opened, setOpened] = useState<Run>();
  const [isOpen, setOpen] = useState(false);
  if (pages.data === undefined) return <QueryStatus query={pages} />;
  const runs = pages.data.pages.flatMap((page) => page.runs);
  if (runs.length === 0) return <p className="run-none">{texts.noneOfResponse}</p>;
  return (
    <>
      <ul className="run-list" aria-label={texts.ofResponse}>
        {runs.map((run) => (
          <li key={run.id} className="run-list-item">
            <button
              type="button"
              className="run-open"
              onClick={() => {
                setOpened(run);
                setOpen(true);
              }}
            >
              <span className="run-open-name" dir="auto">
                {run.workflow.name}
              </span>
              <span className="run-open-about">
                {actionType(run.action.type, actions)} · <Time value={run.created_at} />
              </span>
              {run.error !== null && run.state !== 'done' && (
                <span className="run-state-error">{errorWords(run.error, texts)}</span>
              )}
            </button>
            <RunPill run={run} />
            <IconButton
              icon={RotateCcw}
              size="small"
              label={texts.replayOf(run.workflow.name)}
              disabled={busy === run.id}
              onClick={() => void replay(run.id)}
            />
          </li>
        ))}
      </ul>
      <LoadMore
        label={texts.loadMore}
        hasMore={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        onPress={() => void pages.fetchNextPage()}
      />
      <RunDialog
        organization={organization}
        form={form}
        run={opened?.id}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
