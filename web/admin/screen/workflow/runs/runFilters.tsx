import { X } from 'lucide-react';
import { useDebouncedInput } from '#admin/search/useDebouncedInput.ts';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { runFilters } from '#contract/app/workflow/runs.ts';
import type { Workflow } from '#form/schema/workflow/workflow.ts';
import { Button } from '#ui/button/button.tsx';
import { SearchField } from '#ui/searchField/searchField.tsx';
import { Select } from '#ui/select/select.tsx';
import { workflowName } from '../editor/useWorkflows.ts';
import type { RunSearch, RunSearchChanges } from './runSearch.ts';

interface RunFiltersProps {
  readonly search: RunSearch;
  readonly workflows: readonly Workflow[];
  readonly onChange: (changes: RunSearchChanges) => void;
}

/** Which runs are listed. */
export function RunFilters({ search, workflows, onChange }: RunFiltersProps) {
  const { runs: texts } = useLazyTexts(workflowTexts);
  const { common } = useTexts();
  const [typed, type] = useDebouncedInput(search.search ?? '', (text) => onChange({ search: text }));
  return (
    <search className="run-filters" aria-label={texts.filters}>
      <SearchField
        label={texts.search}
        clearLabel={common.clear}
        value={typed}
        onValueChange={type}
        className="run-filters-search"
      />
      <Select
        label={texts.state}
        hideLabel
        value={search.state ?? ''}
        options={[
          { value: '', label: texts.allStates },
          ...runFilters.map((state) => ({
            value: state,
            label: state === 'retrying' ? texts.retryingFilter : texts.states[state],
          })),
        ]}
        onValueChange={(value) => onChange({ state: runFilters.find((state) => state === value) })}
      />
      <Select
        label={texts.workflow}
        hideLabel
        value={search.workflow ?? ''}
        options={[
          { value: '', label: texts.allWorkflows },
          ...workflows.map((workflow) => ({ value: workflow.id, label: workflowName(workflow) })),
          // A deleted one still has its history.
          ...(search.workflow === undefined || workflows.some(({ id }) => id === search.workflow)
            ? []
            : [{ value: search.workflow, label: search.workflow }]),
        ]}
        onValueChange={(workflow) => onChange({ workflow })}
      />
      {Object.keys(search).length > 0 && (
        <Button
          variant="quiet"
          icon={X}
          onClick={() => {
            type('');
            onChange({ state: undefined, workflow: undefined, search: undefined });
          }}
        >
          {texts.clearFilters}
        </Button>
      )}
    </search>
  );
}
