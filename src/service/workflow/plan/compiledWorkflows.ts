import { compileOwnCondition } from '#form/logic/answeredForm.ts';
import type { CompiledCondition, CompiledForm } from '#form/logic/compiledForm.ts';
import type { ActionSettings } from '#form/schema/workflow/actions.ts';
import type { WorkflowTrigger } from '#form/schema/workflow/workflow.ts';
import { receiverOf } from '../action/actions.ts';

export interface CompiledWorkflow {
  readonly id: string;
  readonly name: string;
  /** Its place in the document. */
  readonly place: number;
  readonly trigger: WorkflowTrigger;
  readonly hours: number;
  readonly runsTests: boolean;
  readonly isOrdered: boolean;
  readonly when: CompiledCondition | undefined;
  readonly actions: readonly CompiledAction[];
}

export interface CompiledAction {
  readonly id: string;
  readonly place: number;
  readonly settings: ActionSettings;
  readonly receiver: string;
  readonly when: CompiledCondition | undefined;
}

const none: readonly CompiledWorkflow[] = [];
const known = new WeakMap<CompiledForm, readonly CompiledWorkflow[]>();

/** The workflows of a form that are switched on, ready to be run. Compiled once, because every submission asks. */
export function compiledWorkflows(form: CompiledForm): readonly CompiledWorkflow[] {
  const { workflows } = form.definition;
  if (workflows === undefined || workflows.length === 0) return none;
  const found = known.get(form);
  if (found !== undefined) return found;
  const compiled = workflows.flatMap((workflow, place): CompiledWorkflow[] => {
    if (workflow.enabled === false) return [];
    const { id, name = id, trigger, hours = 24, when, tests = false, order } = workflow;
    return [
      {
        id,
        name,
        place,
        trigger,
        hours,
        runsTests: tests,
        isOrdered: order === 'receiver',
        when: when && compileOwnCondition(form, when),
        actions: workflow.do.map((settings, at) => ({
          id: settings.id,
          place: at,
          settings,
          receiver: receiverOf(settings),
          when: settings.when && compileOwnCondition(form, settings.when),
        })),
      },
    ];
  });
  known.set(form, compiled);
  return compiled;
}
