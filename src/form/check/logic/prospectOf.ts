import { fieldsIn } from '../../formula/fieldsIn.ts';
import { deepestCondition } from '../../logic/compileCondition.ts';
import type { Condition, FieldCondition, FormulaCondition } from '../../schema/logic.ts';
import type { CheckedForm } from '../checkedForm.ts';
import { comparingOf } from '../comparingOf.ts';
import { areComplementary, areExclusive } from '../field/exclusive.ts';
import { chanceOfField } from './chanceOfField.ts';
import { chanceOfFormula } from './chanceOfFormula.ts';
import { judgeFormula } from './judgeFormula.ts';

/** Whether a condition can hold. Undecidable conditions are `sometimes`. */
export type Chance = 'never' | 'sometimes' | 'always';

/** The chances of a condition before it is known which fields can be shown. */
export type Prospect =
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Prospect[] }
  | {
      readonly kind: 'leaf';
      readonly fields: readonly string[];
      readonly usually: Chance;
      /** The chance where none of its fields can be shown, so that all are empty. */
      readonly empty: Chance;
    };

/** `broken` fields have bounds that no answer satisfies, and are skipped. */
export function prospectOf(
  form: CheckedForm,
  condition: Condition,
  broken: ReadonlySet<string>,
  depth = 0,
): Prospect {
  if ('field' in condition) {
    const usually = broken.has(condition.field) ? 'sometimes' : chanceOfField(form, condition);
    return { kind: 'leaf', fields: [condition.field], usually, empty: chanceWhenEmpty(form, condition) };
  }
  if ('formula' in condition) {
    const constant = chanceOfFormula(form, condition);
    const fields = fieldsOfFormula(form, condition);
    return { kind: 'leaf', fields, usually: fields.length === 0 ? constant : 'sometimes', empty: constant };
  }
  if (depth >= deepestCondition) return settled('sometimes');
  const [kind, parts] =
    'all' in condition ? ['all' as const, condition.all] : ['any' as const, condition.any];
  const leaves = parts.filter((part) => 'field' in part || 'formula' in part);
  const settles = kind === 'all' ? areExclusive : areComplementary;
  if (somePair(leaves, (one, other) => settles(form, one, other)))
    return settled(kind === 'all' ? 'never' : 'always');
  return { kind, parts: parts.map((part) => prospectOf(form, part, broken, depth + 1)) };
}

/** The chance once it is known which fields are never shown. */
export function chanceOf(prospect: Prospect, neverShown: ReadonlySet<string>): Chance {
  if (prospect.kind === 'leaf') {
    const { fields, usually, empty } = prospect;
    return fields.length > 0 && fields.every((id) => neverShown.has(id)) ? empty : usually;
  }
  const chances = prospect.parts.map((part) => chanceOf(part, neverShown));
  const [one, every] =
    prospect.kind === 'all' ? (['never', 'always'] as const) : (['always', 'never'] as const);
  if (chances.includes(one)) return one;
  return chances.every((chance) => chance === every) ? every : 'sometimes';
}

function settled(chance: Chance): Prospect {
  return { kind: 'leaf', fields: [], usually: chance, empty: chance };
}

function chanceWhenEmpty(form: CheckedForm, condition: FieldCondition): Chance {
  // An invalid condition is a finding of its own, and may be a typo.
  if (comparingOf(form, condition) === undefined) return 'sometimes';
  return condition.operator === 'is_empty' || condition.operator === 'is_not' ? 'always' : 'never';
}

function fieldsOfFormula(form: CheckedForm, { formula }: FormulaCondition): string[] {
  const judged = judgeFormula(form, formula, ['any']);
  return 'fault' in judged ? [] : [...fieldsIn(judged.formula)];
}

function somePair<Item>(items: readonly Item[], test: (one: Item, other: Item) => boolean): boolean {
  return items.some((one, index) => items.slice(index + 1).some((other) => test(one, other)));
}
