import { parseDecimal } from '#kit/decimal.ts';
import { plainNumber } from '#kit/text/plainNumber.ts';
import { parseDay } from '#kit/time/day.ts';
import { deepestCondition } from '../../logic/compileCondition.ts';
import { needsValue, operatorsOf, operatorsOfFormula } from '../../logic/operators.ts';
import type { Condition, FieldCondition, FormulaCondition, Operator } from '../../schema/logic.ts';
import type { Comparison } from '../../type/behaviour.ts';
import { behaviourOf, isKnownField } from '../../type/behaviours.ts';
import type { CheckedForm } from '../checkedForm.ts';
import { unknownOptions } from '../field/unknownOptions.ts';
import { type Finding, finding, type Location, within } from '../findings.ts';
import { nameOf, shortened } from '../nameOf.ts';
import { formulaFinding, judgeFormula } from './judgeFormula.ts';
import { isTooDeep, leavesOf } from './leavesOf.ts';

/** Checks conditions: existing fields, operators that fit, and values that the fields can have. */
export function* checkConditions(form: CheckedForm): Generator<Finding> {
  for (const { rule, location } of form.rules) {
    yield* checkCondition(form, rule.when, within(location, '.when'));
  }
}

export function* checkCondition(
  form: CheckedForm,
  condition: Condition,
  where: Location,
): Generator<Finding> {
  if (isTooDeep(condition)) {
    yield finding(
      'too_deep',
      where,
      `The condition has more than ${deepestCondition} nested groups; make it flatter.`,
    );
  }
  for (const { leaf, path } of leavesOf(condition)) {
    const at = within(where, path);
    if ('field' in leaf) yield* checkFieldCondition(form, leaf, at);
    else yield* checkFormulaCondition(form, leaf, at);
  }
}

function* checkFieldCondition(
  form: CheckedForm,
  condition: FieldCondition,
  location: Location,
): Generator<Finding> {
  const field = form.fieldOf(condition.field)?.field;
  if (field === undefined) {
    yield finding(
      'reference_unknown',
      within(location, '.field'),
      `The condition refers to ${shortened(condition.field)}, which is not a field of this form.`,
    );
    return;
  }
  // The operators of an unknown type are not known; the type itself is a finding.
  if (!isKnownField(field)) return;
  const at = { ...location, field: field.id };
  const comparison = behaviourOf(field).comparison(field);
  if (comparison === 'none') {
    yield finding(
      'reference_not_usable',
      within(at, '.field'),
      `The condition refers to ${nameOf(field)}, which has no answer to compare.`,
    );
  } else if (!operatorsOf(comparison).includes(condition.operator)) {
    yield operatorUnfit(nameOf(field), operatorsOf(comparison), condition.operator, at);
  } else {
    yield* checkValue(condition, nameOf(field), comparison, at);
    if (comparison !== 'options' || !needsValue(condition.operator)) return;
    for (const value of unknownOptions(field, written(condition))) {
      yield finding(
        'option_unknown',
        within(at, '.value'),
        `The condition compares ${nameOf(field)} with the option "${shortened(value)}", which it does not have.`,
      );
    }
  }
}

function* checkFormulaCondition(
  form: CheckedForm,
  condition: FormulaCondition,
  location: Location,
): Generator<Finding> {
  const { operator } = condition;
  const ordered = operator === 'is_under' || operator === 'is_over';
  const judged = judgeFormula(form, condition.formula, ordered ? ['number'] : ['any']);
  if ('fault' in judged) {
    yield formulaFinding(judged.fault, within(location, '.formula'), 'The formula of the condition');
  } else if (!operatorsOfFormula(judged.type).includes(operator)) {
    yield operatorUnfit('The formula', operatorsOfFormula(judged.type), operator, location);
  } else {
    yield* checkValue(condition, 'the formula', judged.type, location);
  }
}

function operatorUnfit(
  name: string,
  fitting: readonly Operator[],
  operator: Operator,
  location: Location,
): Finding {
  return finding(
    'condition_operator_unfit',
    within(location, '.operator'),
    `${name} does not support the operator "${operator}"; use ${fitting.join(', ')}.`,
  );
}

/** The format of the value, for the message; a text can be anything. */
const shapes: Partial<Record<Comparison | 'truth', { fits(text: string): boolean; words: string }>> = {
  number: { fits: (text) => parseDecimal(text) !== undefined, words: 'a number such as 12.5' },
  day: { fits: (text) => parseDay(text) !== undefined, words: 'a date such as 2026-12-31' },
  clock: { fits: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), words: 'a time such as 09:30' },
  truth: { fits: (text) => /^(true|false)$/i.test(text), words: 'true or false' },
};

/** Whether a value has the format of what it is compared with. */
export function fitsComparison(text: string, comparison: Comparison | 'truth'): boolean {
  return shapes[comparison]?.fits(text.trim()) ?? true;
}

function* checkValue(
  condition: FieldCondition | FormulaCondition,
  name: string,
  comparison: Comparison | 'truth',
  location: Location,
): Generator<Finding> {
  if (!needsValue(condition.operator)) return;
  const text = written(condition).trim();
  const shape = shapes[comparison];
  if (text === '') {
    yield finding(
      'condition_value_missing',
      within(location, '.value'),
      `The condition on ${name} has no value to compare with; choose one.`,
    );
  } else if (shape !== undefined && !shape.fits(text)) {
    yield finding(
      'condition_value_unfit',
      within(location, '.value'),
      `The condition compares ${name} with "${shortened(text)}"; use ${shape.words}.`,
    );
  }
}

function written({ value = '' }: FieldCondition | FormulaCondition): string {
  return typeof value === 'number' ? plainNumber(value) : value;
}
