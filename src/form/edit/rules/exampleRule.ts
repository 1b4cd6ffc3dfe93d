import { type Field, type FormDefinition, fieldsOf } from '../../definition/document.ts';
import { shownOptions } from '../../definition/shownOptions.ts';
import type { Action, Rule } from '../../schema/logic.ts';
import { newAction, possibleKinds } from './actions.ts';
import { comparableFields, comparisonOf, conditionOn } from './leaves.ts';

/**
 * A rule of this form's own fields, as a start: the first choice that has a field behind it decides whether that is
 * shown. Undefined where the form has nothing to compare or to change.
 */
export function exampleRule(draft: FormDefinition): Rule | undefined {
  const fields = [...fieldsOf(draft)];
  const comparable = comparableFields(draft);
  const asks = (field: Field) => fields.indexOf(field) < fields.length - 1;
  const question =
    comparable.find((field) => (shownOptions(field)?.length ?? 0) > 1 && asks(field)) ??
    comparable.find((field) => comparisonOf(field) === 'number' && asks(field)) ??
    comparable.find(asks) ??
    comparable[0];
  if (question === undefined) return undefined;
  return ruleOn(draft, question);
}

/** A new rule on a field, with the action that fits best. */
function ruleOn(draft: FormDefinition, question: Field): Rule | undefined {
  const when = conditionOn(question);
  const [kind = 'show'] = possibleKinds(draft);
  const action = newAction(draft, kind, { when, do: [nothing] });
  return action === undefined ? undefined : { when, do: [action] };
}

/** A rule has at least one action; this one names no target. */
const nothing: Action = { action: 'show' };
