import type { WorkflowHealth } from '#contract/app/workflow/workflows.ts';
import type { Workflow } from '#form/schema/workflow/workflow.ts';
import { Pill } from '../../../../ui/pill/pill.tsx';
import { useWorkflowTexts } from '../../../texts/workflow/useWorkflowTexts.ts';

const tones = { on: 'good', off: 'neutral', failing: 'bad', switched_off: 'bad', new: 'accent' } as const;

interface WorkflowStateProps {
  readonly workflow: Workflow;
  readonly health: WorkflowHealth | undefined;
}

/** The state of a workflow in a word. The draft decides between on and off, the service tells the rest. */
export function WorkflowState({ workflow, health }: WorkflowStateProps) {
  const { workflows: texts } = useWorkflowTexts();
  const state = stateOf(workflow, health);
  return <Pill tone={tones[state]}>{texts.states[state]}</Pill>;
}

function stateOf({ enabled = true }: Workflow, health: WorkflowHealth | undefined): keyof typeof tones {
  if (!enabled) return 'off';
  if (health === undefined || health.state === 'off') return 'new';
  return health.state;
}
