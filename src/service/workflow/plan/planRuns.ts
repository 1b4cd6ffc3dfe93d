import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { WorkflowTrigger } from '#form/schema/workflow/workflow.ts';
import type { Answers } from '#form/value/answer.ts';
import type { NewRun } from '#store/runBatch.ts';
import { hostOfReceiver } from '#store/shareSlots.ts';
import type { OrganizationId } from '#store/tables.ts';
import { type CompiledAction, type CompiledWorkflow, compiledWorkflows } from './compiledWorkflows.ts';
import { conditionJudge } from './conditionJudge.ts';
import { newRunId } from './runId.ts';

/** Something that happened to a response. */
export interface WorkflowEvent {
  readonly organizationId: OrganizationId;
  readonly formId: string;
  readonly form: CompiledForm;
  readonly version: number;
  readonly causes: readonly WorkflowTrigger[];
  /** For unfinished answers: the hours for which they were left. */
  readonly hours?: number;
  readonly isTest: boolean;
  /** Null if the response is not stored. */
  readonly responseId: number | null;
  /** When it happened. */
  readonly time: number;
  /** The time now: a response may have a later one, because those of a form differ. */
  readonly now: number;
  /** Only asked for if a workflow has a condition. */
  readonly answers: () => Answers;
  /** The day of the submission in the form's time zone. */
  readonly today: () => string;
  /** The sealed response, if it is not stored. */
  readonly sealed?: (() => string) | undefined;
}

/** Whether anything could run: a cheap question before answers are read. */
export function hasWorkflows(
  form: CompiledForm,
  causes: readonly WorkflowTrigger[],
  isTest: boolean,
): boolean {
  return compiledWorkflows(form).some((workflow) => isMeant(workflow, causes, isTest));
}

/**
 * The runs that an event sets going: one per workflow, for its first action. Those of later actions are written when the one
 * before them was tried.
 */
export function planRuns(event: WorkflowEvent): NewRun[] {
  const workflows = compiledWorkflows(event.form);
  if (workflows.length === 0) return [];
  const holds = conditionJudge(event);
  const runs: NewRun[] = [];
  for (const workflow of workflows) {
    if (!isMeant(workflow, event.causes, event.isTest) || !holds(workflow.when)) continue;
    if (workflow.trigger === 'partial' && workflow.hours !== event.hours) continue;
    const [first, ...later] = workflow.actions.filter(({ when }) => holds(when));
    if (first !== undefined) runs.push(newRun(event, workflow, first, later));
  }
  return runs;
}

function isMeant(
  { trigger, runsTests }: CompiledWorkflow,
  causes: readonly WorkflowTrigger[],
  isTest: boolean,
): boolean {
  return causes.includes(trigger) && (runsTests || !isTest);
}

function newRun(
  { organizationId, formId, version, isTest, responseId, time, now, sealed }: WorkflowEvent,
  workflow: CompiledWorkflow,
  action: CompiledAction,
  later: readonly CompiledAction[],
): NewRun {
  return {
    organization_id: organizationId,
    form_id: formId,
    id: newRunId(time, workflow.place, action.place),
    response_id: responseId,
    version,
    workflow_id: workflow.id,
    action_id: action.id,
    action_type: action.settings.type,
    cause: workflow.trigger,
    is_test: Number(isTest),
    receiver: action.receiver,
    order_key: orderKey(formId, workflow, action),
    next_actions: later.length === 0 ? null : later.map(({ id }) => id).join(','),
    due_at: now,
    created_at: time,
    sealed: sealed?.() ?? null,
  };
}

/** Form ids are unique in the installation. */
export function orderKey(
  formId: string,
  { id, isOrdered }: CompiledWorkflow,
  action: CompiledAction,
): string | null {
  return isOrdered ? `${formId} ${id} ${hostOfReceiver(action.receiver)}` : null;
}
