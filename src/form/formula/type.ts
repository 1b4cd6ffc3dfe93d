import { failed, ok, type Result } from '#kit/result.ts';
import type { Call, Expression, FieldReference, Formula, FormulaFault, FormulaType } from './formula.ts';
import { functionNamed, type Parameter } from './functions.ts';
import { comparedAs, natureOf, type UseOf } from './nature.ts';

export type Expected = FormulaType | 'any';

/**
 * The type of a formula where that type is wanted, or its first fault. A number is converted to a text; every other
 * conversion must be written. Where any type is wanted, a field that can be a number or a text is a number.
 */
export function typeOfFormula(
  formula: Formula,
  useOf: UseOf,
  expected: Expected,
): Result<FormulaType, FormulaFault> {
  const type = expected === 'any' ? settled(formula.root, useOf) : expected;
  const fault = faultOf(formula.root, type, useOf);
  return fault === undefined ? ok(type) : failed(fault);
}

function settled(expression: Expression, useOf: UseOf): FormulaType {
  const nature = natureOf(expression, useOf);
  return nature === 'either' ? 'number' : nature;
}

function faultOf(expression: Expression, expected: FormulaType, useOf: UseOf): FormulaFault | undefined {
  if (expression.kind === 'field') return fieldFault(expression, expected, useOf);
  const branches = expression.kind === 'call' && expression.calls.gives === 'branch';
  const mismatch = branches ? undefined : mismatchOf(expression, expected, useOf);
  if (mismatch !== undefined) return mismatch;
  switch (expression.kind) {
    case 'number':
    case 'text':
    case 'truth':
      return undefined;
    case 'negate':
      return faultOf(expression.operand, 'number', useOf);
    case 'not':
      return faultOf(expression.operand, 'truth', useOf);
    case 'arithmetic':
      return bothFault(expression, 'number', useOf);
    case 'logic':
      return bothFault(expression, 'truth', useOf);
    case 'comparison': {
      const as = comparedAs(expression.left, expression.right, useOf);
      return bothFault(expression, as === 'truth' ? 'number' : as, useOf);
    }
    case 'call':
      return callFault(expression, expected, useOf);
  }
}

function bothFault(
  { left, right }: { left: Expression; right: Expression },
  expected: FormulaType,
  useOf: UseOf,
): FormulaFault | undefined {
  return faultOf(left, expected, useOf) ?? faultOf(right, expected, useOf);
}

function callFault(call: Call, expected: FormulaType, useOf: UseOf): FormulaFault | undefined {
  const { signature, takes, least, most } = call.calls;
  const count = call.given.length;
  if (count < least || count > most) {
    return typeFault(
      call.at,
      `Write ${signature}: it takes ${amount(least, most)}, and ${count} stand here.`,
    );
  }
  for (const [index, given] of call.given.entries()) {
    const parameter = takes[index] ?? takes.at(-1) ?? 'any';
    const fault = givenFault(call, given, parameter, expected, useOf);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function givenFault(
  call: Call,
  given: Expression,
  parameter: Parameter,
  expected: FormulaType,
  useOf: UseOf,
): FormulaFault | undefined {
  switch (parameter) {
    case 'field': {
      if (given.kind === 'field') return presenceFault(given, useOf);
      const { name } = call.calls;
      return typeFault(given.at, `${name} takes the name of a field, such as ${name}(field1).`);
    }
    case 'branch':
      return faultOf(given, expected, useOf);
    case 'any':
      return faultOf(given, settled(given, useOf), useOf);
    case 'value': {
      const type = settled(given, useOf);
      return faultOf(given, type === 'truth' ? 'number' : type, useOf);
    }
    default:
      return faultOf(given, parameter, useOf);
  }
}

function presenceFault(field: FieldReference, useOf: UseOf): FormulaFault | undefined {
  const { at, id } = field;
  const use = useOf(id);
  if (use === undefined) {
    const meant = functionNamed(id);
    const hint = meant === undefined ? '' : `; the function is written ${meant.signature}`;
    return { code: 'field_unknown', at, message: `There is no field "${id}"${hint}.` };
  }
  if (use !== 'none') return undefined;
  return {
    code: 'field_not_usable',
    at,
    message: `${id} has no answer that a formula can use; remove it.`,
  };
}

function fieldFault(field: FieldReference, expected: FormulaType, useOf: UseOf): FormulaFault | undefined {
  const fault = presenceFault(field, useOf);
  if (fault !== undefined) return fault;
  const { at, id } = field;
  if (expected === 'truth') {
    return typeFault(at, `${id} is not true or false; write a condition, such as not empty(${id}).`);
  }
  if (expected !== 'number' || useOf(id) !== 'text') return undefined;
  return typeFault(at, `${id} is text and cannot be used in a calculation; use number(${id}).`);
}

function mismatchOf(expression: Expression, expected: FormulaType, useOf: UseOf): FormulaFault | undefined {
  const nature = natureOf(expression, useOf);
  if (nature === expected || (nature === 'number' && expected === 'text')) return undefined;
  return typeFault(expression.at, wantedSentence(expected, nature === 'truth'));
}

function wantedSentence(expected: FormulaType, isTruth: boolean): string {
  if (expected === 'truth')
    return 'Something true or false is needed here; write a condition, such as field1 > 0.';
  if (!isTruth) return 'A number is needed here, but this is text; use number(…).';
  return expected === 'number'
    ? 'A number is needed here, but this is true or false; use if(…, 1, 0).'
    : 'Text is needed here, but this is true or false; use if(…, "yes", "no").';
}

function amount(least: number, most: number): string {
  if (most === Number.POSITIVE_INFINITY) return `${least} or more values`;
  if (least !== most) return `${least} or ${most} values`;
  if (least === 0) return 'no values';
  return least === 1 ? '1 value' : `${least} values`;
}

function typeFault(at: number, message: string): FormulaFault {
  return { code: 'formula_type', at, message };
}
