import { plainNumber } from '#kit/text/plainNumber.ts';
import type { FieldCondition } from '../../schema/logic.ts';
import { behaviourOf, isKnownField } from '../../type/behaviours.ts';
import type { KnownField } from '../../type/declarations.ts';
import { factsOf } from '../../type/types.ts';
import type { CheckedForm } from '../checkedForm.ts';
import { comparingOf, orderOf } from '../comparingOf.ts';
import { unknownOptions } from '../field/unknownOptions.ts';
import { judgeValue } from '../judgeValue.ts';
import type { Chance } from './prospectOf.ts';

/**
 * Whether a condition can hold for any answer that its field takes. An answer that the field refuses is never sent,
 * and a rule that sets one sets nothing.
 */
export function chanceOfField(form: CheckedForm, condition: FieldCondition): Chance {
  const field = form.fieldOf(condition.field)?.field;
  const comparing = comparingOf(form, condition);
  if (field === undefined || !isKnownField(field) || comparing === undefined || comparing.text === '') {
    return 'sometimes';
  }
  const { comparison, text } = comparing;
  const [least, greatest] = boundsOf(field);
  const order = (bound: string | undefined) =>
    bound === undefined ? undefined : orderOf(comparison, bound, text);
  const [fromLeast, fromGreatest] = [order(least), order(greatest)];
  switch (condition.operator) {
    case 'is':
    case 'is_not':
    case 'contains': {
      const beyond = (fromLeast ?? 0) > 0 || (fromGreatest ?? 0) < 0;
      if (!beyond && !isRefused(field, text)) return 'sometimes';
      return condition.operator === 'is_not' ? 'always' : 'never';
    }
    case 'is_under':
      return fromLeast !== undefined && fromLeast >= 0 ? 'never' : 'sometimes';
    case 'is_over':
      return fromGreatest !== undefined && fromGreatest <= 0 ? 'never' : 'sometimes';
    default:
      return 'sometimes';
  }
}

function isRefused(field: KnownField, text: string): boolean {
  if (factsOf(field).isExact !== true) return false;
  return behaviourOf(field).comparison(field) === 'options'
    ? unknownOptions(field, text).length > 0
    : judgeValue(field, text) !== undefined;
}

/** The smallest and largest answer, where they do not depend on the day. */
function boundsOf(field: KnownField): readonly [least: string | undefined, greatest: string | undefined] {
  const { bounds, scale } = factsOf(field);
  if (bounds !== undefined) return bounds(field);
  if (scale === undefined) return [undefined, undefined];
  const { min, max } = scale(field);
  return [plainNumber(min), plainNumber(max)];
}
