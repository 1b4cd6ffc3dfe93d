import { sameJson } from '#form/definition/change/describeValues.ts';
import type { Workflow } from '#form/schema/workflow/workflow.ts';

/** How a workflow of the draft stands to the published version. */
export type Publication = 'same' | 'changed' | 'new';

/** `published` are the workflows that run now; undefined before the first publication. */
export function publicationOf(workflow: Workflow, published: readonly Workflow[] | undefined): Publication {
  const running = published?.find(({ id }) => id === workflow.id);
  if (running === undefined) return 'new';
  return sameJson(running, workflow) ? 'same' : 'changed';
}
