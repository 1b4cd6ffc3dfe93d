import type { WorkflowHealth } from '#contract/app/workflow/workflows.ts';
import type { Workflow } from '#form/schema/workflow/workflow.ts';
import { useDraft } from '../../form/editor/editorContext.ts';
import { useForm } from '../../form/place/useForm.ts';
import { usePublished } from '../../form/place/usePublished.ts';
import { type Publication, publicationOf } from './publication.ts';
import { useHealth } from './useHealth.ts';

export interface Card {
  readonly workflow: Workflow;
  readonly health: WorkflowHealth | undefined;
  readonly publication: Publication;
}

/** The workflows of the draft, with what is known of the published ones. */
export function useCards(): readonly Card[] {
  const form = useForm();
  const { workflows = [] } = useDraft();
  const { definition } = usePublished(form);
  const health = useHealth();
  const isLoading = form.published_version !== null && definition === undefined;
  return workflows.map((workflow) => ({
    workflow,
    health: health.get(workflow.id),
    publication: isLoading ? 'same' : publicationOf(workflow, definition?.workflows ?? []),
  }));
}
