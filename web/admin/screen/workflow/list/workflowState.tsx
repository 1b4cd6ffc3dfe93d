import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { WorkflowHealth } from '#contract/app/workflow/workflows.ts';
import type { Workflow } from '#form/schema/workflow/workflow.ts';
import { Pill } from '#ui/pill/pill.tsx';
import type { Publication } from './publication.ts';
import { stateOf } from './stateOf.ts';

const tones = { on: 'good', off: 'neutral', failing: 'bad', switched_off: 'bad', new: 'accent' } as const;

interface WorkflowStateProps {
  readonly workflow: Workflow;
  readonly health: WorkflowHealth | undefined;
  readonly publication: Publication;
}

/** The state of a workflow in a word, and whether its changes are not published yet. */
export function WorkflowState({ workflow, health, publication }: WorkflowStateProps) {
  const { workflows: texts } = useLazyTexts(workflowTexts);
  const state = stateOf(workflow, health, publication);
  return (
    <>
      {publication === 'changed' && state !== 'new' && <Pill>{texts.changedPill}</Pill>}
      <Pill tone={tones[state]}>{texts.states[state]}</Pill>
    </>
  );
}
