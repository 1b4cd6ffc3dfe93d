import type { FormDefinition } from '../../definition/document.ts';
import type { ActionSettings } from '../../schema/workflow/actions.ts';
import type { Workflow } from '../../schema/workflow/workflow.ts';
import { maxActions, maxWorkflows } from '../../value/workflowLimits.ts';

/** A word that is not taken yet: `notify`, then `notify2`. Runs are kept under it, so it is not changed afterwards. */
export function freeWord(wanted: string, taken: readonly string[]): string {
  const word = wanted.replaceAll(/[^A-Za-z0-9_-]/g, '').slice(0, 56) || 'workflow';
  if (!taken.includes(word)) return word;
  const stem = word.replace(/\d+$/, '');
  for (let number = 2; ; number += 1) if (!taken.includes(`${stem}${number}`)) return `${stem}${number}`;
}

/** Adds a workflow at the end; its id is made free. */
export function addWorkflow(draft: FormDefinition, workflow: Workflow): FormDefinition {
  return insertWorkflow(draft, workflow, draft.workflows?.length ?? 0);
}

function insertWorkflow(draft: FormDefinition, workflow: Workflow, at: number): FormDefinition {
  const workflows = draft.workflows ?? [];
  if (workflows.length >= maxWorkflows) return draft;
  const id = freeWord(
    workflow.id,
    workflows.map((each) => each.id),
  );
  return { ...draft, workflows: workflows.toSpliced(at, 0, { ...workflow, id }) };
}

/** Changes one workflow; the draft stays the same object where `edit` returns the workflow that it was given. */
export function changeWorkflow(
  draft: FormDefinition,
  id: string,
  edit: (workflow: Workflow) => Workflow,
): FormDefinition {
  const index = indexOf(draft, id);
  const workflow = draft.workflows?.[index];
  if (draft.workflows === undefined || workflow === undefined) return draft;
  const next = edit(workflow);
  return next === workflow ? draft : { ...draft, workflows: draft.workflows.with(index, next) };
}

/** Puts a copy behind the workflow, switched off so that nobody gets everything twice. */
export function duplicateWorkflow(draft: FormDefinition, id: string, name?: string): FormDefinition {
  const index = indexOf(draft, id);
  const workflow = draft.workflows?.[index];
  if (workflow === undefined) return draft;
  const copy: Workflow = { ...structuredClone(workflow), enabled: false };
  return insertWorkflow(draft, name === undefined ? copy : { ...copy, name }, index + 1);
}

/** Moves a workflow to the place `to`, as counted without it. */
export function moveWorkflow(draft: FormDefinition, from: number, to: number): FormDefinition {
  const workflows = draft.workflows ?? [];
  const moved = movedTo(workflows, from, to);
  return moved === workflows ? draft : { ...draft, workflows: [...moved] };
}

/** A draft without workflows has no `workflows`, as before its first. */
export function removeWorkflow(draft: FormDefinition, id: string): FormDefinition {
  const index = indexOf(draft, id);
  if (draft.workflows === undefined || index < 0) return draft;
  const { workflows, ...rest } = draft;
  return workflows.length === 1 ? rest : { ...rest, workflows: workflows.toSpliced(index, 1) };
}

/** Adds an action, at the end without `at`; its id is made free. */
export function addAction(workflow: Workflow, action: ActionSettings, at?: number): Workflow {
  if (workflow.do.length >= maxActions) return workflow;
  const id = freeWord(
    action.id,
    workflow.do.map((each) => each.id),
  );
  return { ...workflow, do: workflow.do.toSpliced(at ?? workflow.do.length, 0, { ...action, id }) };
}

/** Changes one action, by its id. */
export function changeAction(
  workflow: Workflow,
  id: string,
  edit: (action: ActionSettings) => ActionSettings,
): Workflow {
  const index = workflow.do.findIndex((action) => action.id === id);
  const action = workflow.do[index];
  if (action === undefined) return workflow;
  const next = edit(action);
  return next === action ? workflow : { ...workflow, do: workflow.do.with(index, next) };
}

export function moveAction(workflow: Workflow, from: number, to: number): Workflow {
  const moved = movedTo(workflow.do, from, to);
  return moved === workflow.do ? workflow : { ...workflow, do: [...moved] };
}

/** A workflow keeps its last action, because one without any does nothing. */
export function removeAction(workflow: Workflow, id: string): Workflow {
  if (workflow.do.length === 1) return workflow;
  const kept = workflow.do.filter((action) => action.id !== id);
  return kept.length === workflow.do.length ? workflow : { ...workflow, do: kept };
}

function indexOf({ workflows = [] }: FormDefinition, id: string): number {
  return workflows.findIndex((workflow) => workflow.id === id);
}

function movedTo<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  const position = Math.max(0, Math.min(to, items.length - 1));
  return item === undefined || position === from
    ? items
    : items.toSpliced(from, 1).toSpliced(position, 0, item);
}
