import type { WorkflowHealth } from '#contract/app/workflow/workflows.ts';
import type { Workflow } from '#form/schema/workflow/workflow.ts';
import type { Publication } from './publication.ts';

export type CardState = 'on' | 'off' | 'failing' | 'switched_off' | 'new';

/** The draft decides between on and off, the service tells the rest. */
export function stateOf(
  { enabled = true }: Workflow,
  health: WorkflowHealth | undefined,
  publication: Publication,
): CardState {
  if (!enabled) return 'off';
  // A published one that is off runs only after the next publication.
  if (publication === 'new' || health?.state === 'off') return 'new';
  return health?.state ?? 'on';
}
