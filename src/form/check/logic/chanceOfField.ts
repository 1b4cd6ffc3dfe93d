import { plainNumber } from '#kit/text/plainNumber.ts';
import { isKnownField } from '../../field/behaviours.ts';
import { fileLimits } from '../../field/file/fileLimits.ts';
import type { FieldCondition } from '../../schema/logic.ts';
import { type KnownField, settled } from '../../type/declarations.ts';
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
  switch (field.type) {
    case 'multiple_choice':
    case 'dropdown':
      return unknownOptions(field, text).length > 0;
    case 'rating':
    case 'nps':
    case 'slider':
    case 'date':
    case 'time':
      return judgeValue(field, text) !== undefined;
    default:
      // Texts are folded before comparison, so a refused value may still be equal.
      return false;
  }
}

/** The smallest and largest answer, where they do not depend on the day. */
function boundsOf(field: KnownField): [least: string | undefined, greatest: string | undefined] {
  switch (field.type) {
    case 'one_line_input':
      return field.accepts === 'number' ? [written(field.min), written(field.max)] : [undefined, undefined];
    case 'rating': {
      const { step, max } = settled(field);
      return [written(step), written(max)];
    }
    case 'nps':
      return ['0', '10'];
    case 'slider': {
      const { min, max } = settled(field);
      return [written(min), written(max)];
    }
    case 'date':
      return [fixed(field.min), fixed(field.max)];
    case 'time':
      return [field.min ?? '00:00', field.max ?? '23:59'];
    case 'file_upload':
      return [written(fileLimits(field).min), written(fileLimits(field).max)];
    default:
      return [undefined, undefined];
  }
}

function written(number: number | undefined): string | undefined {
  return number === undefined ? undefined : plainNumber(number);
}

function fixed(day: string | undefined): string | undefined {
  return day?.startsWith('today') ? undefined : day;
}
