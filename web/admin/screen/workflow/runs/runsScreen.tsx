import '../workflows.css';
import './runs.css';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { History, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useDocumentTitle } from '#admin/navigation/useDocumentTitle.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/emptyState/emptyState.tsx';
import { LoadMore } from '#ui/loadMore/loadMore.tsx';
import { useDraft } from '../../form/editor/editorContext.ts';
import { useForm } from '../../form/place/useForm.ts';
import { HeldNotice } from '../list/heldNotice.tsx';
import { MailNotice } from '../list/mailNotice.tsx';
import { WorkflowViews } from '../workflowViews.tsx';
import { ReplayFailedDialog } from './replayFailedDialog.tsx';
import { RunDialog } from './runDialog.tsx';
import { RunFilters } from './runFilters.tsx';
import type { RunSearch, RunSearchChanges } from './runSearch.ts';
import { RunTable } from './runTable.tsx';
import { useFailedCount } from './useFailedCount.ts';
import { useRunPages } from './useRunPages.ts';

function useRunSearch() {
  const search: RunSearch = useSearch({ from: '/signed-in/app/o/$organization/f/$form/workflows/runs' });
  const { id: organization } = useOrganization();
  const { id: form } = useForm();
  const navigate = useNavigate();
  const change = (changes: RunSearchChanges) =>
    void navigate({
      to: '/app/o/$organization/f/$form/workflows/runs',
      params: { organization, form },
      search: Object.fromEntries(
        Object.entries({ ...search, ...changes }).filter(([, value]) => value !== undefined && value !== ''),
      ),
      replace: true,
      resetScroll: false,
    });
  return { search, change, organization, form };
}

/** Everything that the form's workflows did. */
export function RunsScreen() {
  const { runs: texts } = useLazyTexts(workflowTexts);
  const { name } = useForm();
  const { search, change, organization, form } = useRunSearch();
  const { run: opened, ...filter } = search;
  const [lastOpened, setLastOpened] = useState(opened);
  if (opened !== undefined && opened !== lastOpened) setLastOpened(opened);
  const [isAsking, setAsking] = useState(false);
  const { workflows = [] } = useDraft();
  const pages = useRunPages(organization, form, filter);
  useDocumentTitle(texts.title, name);
  const { data } = pages;
  const runs = data?.pages.flatMap((page) => page.runs) ?? [];
  const failed = useFailedCount(organization, form, {});
  const chosen = workflows.filter(({ id }) => filter.workflow === undefined || filter.workflow === id);
  const hasConditions = chosen.some(
    (workflow) => workflow.when !== undefined || workflow.do.some(({ when }) => when !== undefined),
  );
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <div className="flows">
      <section className="flows-main flows-main--wide" aria-labelledby="runs-title">
        <header className="flow-head">
          <div>
            <h2 id="runs-title" className="flow-head-title">
              {texts.title}
            </h2>
            <p className="flow-note">{texts.intro}</p>
          </div>
          {failed !== undefined && failed.count + failed.switched_off > 0 && (
            <Button icon={RotateCcw} onClick={() => setAsking(true)}>
              {texts.replayFailed}
            </Button>
          )}
        </header>
        <WorkflowViews />
        <HeldNotice />
        <MailNotice workflows={workflows} />
        <RunFilters search={filter} workflows={workflows} onChange={change} />
        {data === undefined ? (
          <QueryStatus query={pages} />
        ) : runs.length > 0 ? (
          <>
            <Card padding="none">
              <RunTable
                organization={organization}
                form={form}
                runs={runs}
                onOpen={({ id }) => change({ run: id })}
              />
            </Card>
            <LoadMore
              label={texts.loadMore}
              status={texts.shown(runs.length)}
              hasMore={pages.hasNextPage}
              busy={pages.isFetchingNextPage}
              onPress={() => void pages.fetchNextPage()}
            />
          </>
        ) : isFiltered ? (
          <p className="flow-none">{texts.nothingFound}</p>
        ) : (
          <EmptyState
            title={texts.emptyTitle}
            text={hasConditions ? `${texts.emptyText} ${texts.withoutRun}` : texts.emptyText}
            icon={History}
            headingLevel={3}
          />
        )}
        {hasConditions && (runs.length > 0 || isFiltered) && <p className="flow-note">{texts.withoutRun}</p>}
      </section>
      <RunDialog
        organization={organization}
        form={form}
        run={opened ?? lastOpened}
        open={opened !== undefined}
        onClose={() => change({ run: undefined })}
      />
      <ReplayFailedDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        organization={organization}
        form={form}
        workflows={workflows}
        workflow={filter.workflow}
      />
    </div>
  );
}
