import type { CompiledFormula } from '../formula/compileFormula.ts';
import { expressionsIn, fieldsIn } from '../formula/fieldsIn.ts';
import type { Formula } from '../formula/formula.ts';
import type {
  CompiledCondition,
  CompiledField,
  CompiledForm,
  ConditionOperand,
} from '../logic/compiledForm.ts';
import type { Hints } from './person/respondent.ts';

/**
 * The values that rules and formulas compare the answers of each field with, so that respondents can meet rare conditions.
 */
export function hintsOf(form: CompiledForm): Hints {
  const hints = new Map<string, ConditionOperand[]>();
  const add = (ids: Iterable<string>, all: readonly ConditionOperand[]): void => {
    for (const id of ids) hints.set(id, [...(hints.get(id) ?? []), ...all]);
  };
  const addFormula = ({ formula }: CompiledFormula): void => {
    for (const compared of comparisonsIn(formula)) add(fieldsIn(compared), constantsIn(compared));
  };
  for (const condition of form.rules.flatMap(leavesOf)) {
    if (condition.kind === 'field') add([form.fields[condition.field]?.id ?? ''], [condition.wanted]);
    if (condition.kind !== 'formula') continue;
    add(fieldsIn(condition.formula.formula), [condition.wanted]);
    addFormula(condition.formula);
  }
  for (const field of form.fields) for (const formula of formulasOf(field)) addFormula(formula);
  return hints;
}

function leavesOf(condition: CompiledCondition): readonly CompiledCondition[] {
  return 'parts' in condition ? condition.parts.flatMap(leavesOf) : [condition];
}

/** The formulas that calculate the answer of a field. */
function formulasOf({ computed, sets }: CompiledField): CompiledFormula[] {
  const set = sets.flatMap(({ value }) => ('formula' in value ? (value.formula ?? []) : []));
  return computed !== undefined && 'formula' in computed ? [computed.formula, ...set] : set;
}

function comparisonsIn(formula: Formula): Formula[] {
  return [...expressionsIn(formula)]
    .filter(({ kind }) => kind === 'comparison')
    .map((root) => ({ source: formula.source, root }));
}

/** The texts and numbers of a comparison, any of which its fields may be compared with. */
function constantsIn(formula: Formula): ConditionOperand[] {
  const found: ConditionOperand[] = [];
  for (const expression of expressionsIn(formula)) {
    if (expression.kind === 'text') found.push({ operator: 'is', text: expression.value, number: undefined });
    if (expression.kind === 'number')
      found.push({ operator: 'is', text: expression.value.toText(), number: expression.value });
  }
  return found;
}
