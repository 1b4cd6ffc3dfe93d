import type { Workflow } from '../document.ts';
import { describeCondition } from './describeRules.ts';
import { describeValues, sameJson, shown } from './describeValues.ts';

/** Workflows and their actions are known by their ids. */
export function describeWorkflows(before: readonly Workflow[], after: readonly Workflow[]): string[] {
  const earlier = new Map(before.map((workflow) => [workflow.id, workflow]));
  const later = new Set(after.map(({ id }) => id));
  const changes = before
    .filter(({ id }) => !later.has(id))
    .map((workflow) => `Removes the workflow ${named(workflow)}.`);
  for (const workflow of after) {
    const known = earlier.get(workflow.id);
    if (known === undefined) changes.push(`Adds the workflow ${named(workflow)}: ${described(workflow)}.`);
    else if (!sameJson(known, workflow)) changes.push(...describeWorkflow(known, workflow));
  }
  if (changes.length > 0 || sameJson(before, after)) return changes;
  return ['Puts the workflows in another order.'];
}

function named({ id, name }: Workflow): string {
  return name === undefined ? id : `${shown(name)} (${id})`;
}

function described({ trigger, hours, when, do: actions }: Workflow): string {
  const after = trigger === 'partial' ? ` after ${hours ?? 24} hours` : '';
  const only = when === undefined ? '' : ` when ${describeCondition(when)}`;
  return `on ${trigger}${after}${only}, ${actions.map(({ id, type }) => `${type} (${id})`).join(' and ')}`;
}

function describeWorkflow(before: Workflow, after: Workflow): string[] {
  const what = `Workflow ${after.id}`;
  const { do: actions, ...rest } = before;
  const { do: actionsAfter, ...restAfter } = after;
  const changes = describeValues(what, rest, restAfter);
  const earlier = new Map(actions.map((action) => [action.id, action]));
  const later = new Set(actionsAfter.map(({ id }) => id));
  for (const { id, type } of actions)
    if (!later.has(id)) changes.push(`${what}: removes the action ${id}, ${type}.`);
  for (const action of actionsAfter) {
    const known = earlier.get(action.id);
    if (known === undefined) changes.push(`${what}: adds the action ${action.id}, ${action.type}.`);
    else changes.push(...describeValues(`${what}, action ${action.id}`, known, action));
  }
  return changes.length > 0 ? changes : [`${what}: puts its actions in another order.`];
}
