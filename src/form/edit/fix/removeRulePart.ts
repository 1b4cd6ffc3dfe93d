import type { FormDefinition } from '../../definition/document.ts';
import { removeCondition } from '../rules/conditions.ts';
import { changeRule, removeRule } from '../rules/rules.ts';

/** Takes out the condition or action at a path in `logic`, and the whole rule where nothing is left of either. */
export function removeRulePart(
  draft: FormDefinition,
  [, index, side, ...rest]: readonly (string | number)[],
): FormDefinition {
  const number = Number(index);
  const rule = draft.logic?.[number];
  if (rule === undefined) return draft;
  if (side === 'do') {
    const actions = rule.do.toSpliced(Number(rest[0]), 1);
    return actions.length === 0
      ? removeRule(draft, number)
      : changeRule(draft, number, (before) => ({ ...before, do: actions }));
  }
  if (side !== 'when') return draft;
  const path = rest.filter((part) => typeof part === 'number');
  const when = removeCondition(rule.when, path);
  return when === undefined
    ? removeRule(draft, number)
    : changeRule(draft, number, (before) => ({ ...before, when }));
}
