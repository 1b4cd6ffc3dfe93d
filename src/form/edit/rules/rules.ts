import type { FormDefinition } from '../../definition/document.ts';
import type { Rule } from '../../schema/logic.ts';
import { maxRules } from '../../value/listLimits.ts';

/** Adds a rule, at the end without `at`. */
export function addRule(draft: FormDefinition, rule: Rule, at?: number): FormDefinition {
  const rules = draft.logic ?? [];
  if (rules.length >= maxRules) return draft;
  return { ...draft, logic: rules.toSpliced(at ?? rules.length, 0, rule) };
}

/** Changes one rule; the draft stays the same object where `edit` returns the rule that it was given. */
export function changeRule(draft: FormDefinition, index: number, edit: (rule: Rule) => Rule): FormDefinition {
  const rule = draft.logic?.[index];
  if (draft.logic === undefined || rule === undefined) return draft;
  const next = edit(rule);
  return next === rule ? draft : { ...draft, logic: draft.logic.with(index, next) };
}

/** Puts a copy behind the rule. Its endings are others, with translations of their own. */
export function duplicateRule(draft: FormDefinition, index: number): FormDefinition {
  const rule = draft.logic?.[index];
  if (rule === undefined) return draft;
  const copy = structuredClone(rule);
  for (const action of copy.do) if (action.action === 'end') delete action.id;
  return addRule(draft, copy, index + 1);
}

/** Moves a rule to the place `to`, as counted without it. */
export function moveRule(draft: FormDefinition, from: number, to: number): FormDefinition {
  const rules = draft.logic ?? [];
  const rule = rules[from];
  const position = Math.max(0, Math.min(to, rules.length - 1));
  if (rule === undefined || position === from) return draft;
  return { ...draft, logic: rules.toSpliced(from, 1).toSpliced(position, 0, rule) };
}

/** A draft without rules has no `logic`, as before its first rule. */
export function removeRule(draft: FormDefinition, index: number): FormDefinition {
  if (draft.logic?.[index] === undefined) return draft;
  const { logic, ...rest } = draft;
  return logic.length === 1 ? rest : { ...rest, logic: logic.toSpliced(index, 1) };
}
