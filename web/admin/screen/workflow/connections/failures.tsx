import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { callRoute } from '#admin/api/callRoute.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Card } from '#ui/card/card.tsx';
import { LoadMore } from '#ui/loadMore/loadMore.tsx';
import { Pill } from '#ui/pill/pill.tsx';
import { Table, type TableColumn } from '#ui/table/table.tsx';
import { Time } from '#ui/time/time.tsx';
import { errorWords } from '../exchange/errorWords.ts';
import { actionType } from '../runs/actionType.ts';

type FailedRun = AnswerOf<'failedRuns'>['runs'][number];
type FailingWorkflow = AnswerOf<'failedRuns'>['workflows'][number];

/** Workflows that fail or were switched off, and the latest failed runs, over all forms. */
export function Failures() {
  const { connections: texts, runs: words } = useLazyTexts(workflowTexts);
  const { id: organization } = useOrganization();
  const pages = useInfiniteQuery({
    queryKey: ['failedRuns', { organization }],
    queryFn: async ({ pageParam }) =>
      await callRoute('failedRuns', { params: { organization }, query: { before: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const { data } = pages;
  const workflows = data?.pages[0]?.workflows ?? [];
  const runs = data?.pages.flatMap((page) => page.runs) ?? [];
  return (
    <section className="connections-part" aria-labelledby="failures-title">
      <h2 id="failures-title" className="connections-title">
        {texts.failures}
      </h2>
      {data === undefined ? (
        <QueryStatus query={pages} />
      ) : workflows.length === 0 && runs.length === 0 ? (
        <p className="connections-none">
          <CircleCheck size={16} aria-hidden />
          {texts.noFailures}
        </p>
      ) : (
        <>
          {workflows.length > 0 && (
            <Card padding="none">
              <FailingTable workflows={workflows} />
            </Card>
          )}
          {runs.length > 0 && (
            <>
              <h3 className="connections-subtitle">{texts.latest}</h3>
              <Card padding="none">
                <FailedTable runs={runs} />
              </Card>
              <LoadMore
                label={words.loadMore}
                hasMore={pages.hasNextPage}
                busy={pages.isFetchingNextPage}
                onPress={() => void pages.fetchNextPage()}
              />
            </>
          )}
        </>
      )}
    </section>
  );
}

function FailingTable({ workflows }: { readonly workflows: readonly FailingWorkflow[] }) {
  const { connections: texts, runs: words, actions } = useLazyTexts(workflowTexts);
  const { id: organization } = useOrganization();
  const columns: TableColumn<FailingWorkflow>[] = [
    {
      id: 'workflow',
      header: texts.workflow,
      cell: ({ form, workflow }) => (
        <Link
          className="connections-link"
          to="/app/o/$organization/f/$form/workflows"
          params={{ organization, form: form.id }}
          search={{ open: workflow.id }}
          dir="auto"
        >
          {workflow.name}
        </Link>
      ),
    },
    { id: 'form', header: texts.form, cell: ({ form }) => <span dir="auto">{form.name}</span> },
    { id: 'action', header: texts.action, cell: ({ action }) => actionType(action.type, actions) },
    {
      id: 'state',
      header: texts.state,
      cell: ({ state, error }) => (
        <span className="run-state">
          <Pill tone="bad">{state === 'failing' ? texts.failing : texts.switchedOff}</Pill>
          {error !== null && <span className="run-state-error">{errorWords(error, words)}</span>}
        </span>
      ),
    },
    { id: 'since', header: texts.since, narrow: true, cell: ({ since }) => <Time value={since} /> },
  ];
  return (
    <Table
      label={texts.failing}
      columns={columns}
      rows={workflows}
      rowKey={({ form, workflow, action }) => `${form.id} ${workflow.id} ${action.id}`}
    />
  );
}

function FailedTable({ runs }: { readonly runs: readonly FailedRun[] }) {
  const { connections: texts, runs: words, actions } = useLazyTexts(workflowTexts);
  const { id: organization } = useOrganization();
  const columns: TableColumn<FailedRun>[] = [
    {
      id: 'workflow',
      header: texts.workflow,
      cell: ({ form, workflow, id }) => (
        <Link
          className="connections-link"
          to="/app/o/$organization/f/$form/workflows/runs"
          params={{ organization, form: form.id }}
          search={{ run: id }}
          dir="auto"
        >
          {workflow.name}
        </Link>
      ),
    },
    { id: 'form', header: texts.form, cell: ({ form }) => <span dir="auto">{form.name}</span> },
    { id: 'action', header: texts.action, cell: ({ action }) => actionType(action.type, actions) },
    {
      id: 'error',
      header: words.error,
      cell: ({ error, receiver }) => (
        <span className="run-open-about">
          {error === null ? receiver : `${receiver} · ${errorWords(error, words)}`}
        </span>
      ),
    },
    {
      id: 'time',
      header: words.started,
      narrow: true,
      cell: ({ created_at }) => <Time value={created_at} />,
    },
  ];
  return <Table label={texts.latest} columns={columns} rows={runs} rowKey={({ id }) => id} />;
}
