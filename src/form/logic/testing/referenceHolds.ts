import type { Field } from '../../definition/document.ts';
import { compileFormula } from '../../formula/compileFormula.ts';
import { evaluateNumber, evaluateText, evaluateTruth, type FormulaValues } from '../../formula/evaluate.ts';
import type { Condition, FormulaCondition } from '../../schema/logic.ts';
import { behaviourOf, isKnownField } from '../../type/behaviours.ts';
import type { Answer } from '../../value/answer.ts';
import { operatorsOf, operatorsOfFormula } from '../operators.ts';

/** A naive evaluation of a condition, as a reference. */
export function referenceHolds(
  condition: Condition,
  fieldOf: (id: string) => Field | undefined,
  answerOf: (id: string) => Answer | undefined,
  values: FormulaValues,
): boolean {
  const holds = (part: Condition): boolean => referenceHolds(part, fieldOf, answerOf, values);
  if ('all' in condition) return condition.all.map(holds).every((one) => one);
  if ('any' in condition) return condition.any.map(holds).some((one) => one);
  if ('formula' in condition) return formulaHolds(condition, values);

  const field = fieldOf(condition.field);
  if (field === undefined || !isKnownField(field)) return false;
  const comparison = behaviourOf(field).comparison(field);
  const { operator } = condition;
  if (!operatorsOf(comparison).includes(operator)) return false;
  const value = String(condition.value ?? '');
  const answer = answerOf(condition.field);
  switch (comparison) {
    case 'none':
      return false;
    case 'presence':
      return presence(operator, answer === undefined) ?? false;
    case 'options': {
      const chosen = Array.isArray(answer) ? answer.map((one) => ('value' in one ? one.value : '')) : [];
      const is = chosen.length === 1 && chosen[0] === value;
      const contains = chosen.includes(value);
      return asked(operator, answer === undefined, { is, contains });
    }
    case 'text': {
      const [said, wanted] = [fold(String(answer)), fold(value)];
      const contains = wanted !== '' && said.includes(wanted);
      return asked(operator, answer === undefined, { is: said === wanted, contains });
    }
    case 'number': {
      const number = answer === undefined ? Number.NaN : Number(behaviourOf(field).asNumber(field, answer));
      return asked(operator, answer === undefined, order(number, numeric(value)));
    }
    case 'day':
    case 'clock': {
      const minutes = comparison === 'day' ? Date.parse : minutesOf;
      const valid = comparison === 'day' ? /^\d{4}-\d\d-\d\d$/ : /^\d\d:\d\d$/;
      const wanted = valid.test(value) ? minutes(value) : Number.NaN;
      return asked(operator, answer === undefined, order(minutes(String(answer)), wanted));
    }
  }
}

function formulaHolds({ formula, operator, value = '' }: FormulaCondition, values: FormulaValues): boolean {
  const compiled = compileFormula(formula, (id) => values.useOf(id), ['any']);
  if (compiled === undefined || !operatorsOfFormula(compiled.type).includes(operator)) return false;
  if (compiled.type === 'truth') {
    return operator === 'is' && String(value) === String(evaluateTruth(compiled, values));
  }
  if (compiled.type === 'number') {
    const number = Number(evaluateNumber(compiled, values).toText());
    return asked(operator, false, order(number, numeric(String(value))));
  }
  const said = fold(evaluateText(compiled, values));
  const wanted = fold(String(value));
  const contains = wanted !== '' && said.includes(wanted);
  return asked(operator, said === '', { is: said === wanted, contains });
}

interface Facts {
  is: boolean;
  under?: boolean;
  over?: boolean;
  contains?: boolean;
}

function asked(operator: string, empty: boolean, { is, under, over, contains }: Facts): boolean {
  if (operator === 'is') return !empty && is;
  if (operator === 'is_not') return !(!empty && is);
  if (operator === 'is_under') return !empty && (under ?? false);
  if (operator === 'is_over') return !empty && (over ?? false);
  if (operator === 'contains') return !empty && (contains ?? false);
  return presence(operator, empty) ?? false;
}

function presence(operator: string, empty: boolean): boolean | undefined {
  if (operator === 'is_empty') return empty;
  return operator === 'is_not_empty' ? !empty : undefined;
}

function order(one: number, other: number): Facts {
  return { is: one === other, under: one < other, over: one > other };
}

/** The numbers of random forms are short enough to be exact in floating point. */
function numeric(text: string): number {
  return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN;
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().trim();
}
