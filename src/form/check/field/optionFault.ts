import { expressionsIn } from '../../formula/fieldsIn.ts';
import type { Expression, Formula } from '../../formula/formula.ts';
import type { CheckedForm } from '../checkedForm.ts';
import { unknownOptions } from './unknownOptions.ts';

export interface OptionFault {
  readonly code: 'option_unknown';
  readonly at: number;
  readonly message: string;
}

/** The first option in a formula that its field does not have: `field1 = "red"`, `chosen(field1, "red")`. */
export function optionFault(form: CheckedForm, formula: Formula): OptionFault | undefined {
  for (const [field, sought] of optionsIn(formula)) {
    if (field?.kind !== 'field' || sought?.kind !== 'text') continue;
    const known = form.fieldOf(field.id)?.field;
    if (known === undefined || unknownOptions(known, sought.value).length === 0) continue;
    return {
      code: 'option_unknown',
      at: sought.at,
      message: `${field.id} has no option with the value "${sought.value}".`,
    };
  }
  return undefined;
}

type Pair = readonly [Expression | undefined, Expression | undefined];

function* optionsIn(formula: Formula): Generator<Pair> {
  for (const expression of expressionsIn(formula)) {
    if (expression.kind === 'call' && expression.calls.name === 'chosen')
      yield [expression.given[0], expression.given[1]];
    if (expression.kind !== 'comparison' || !['=', '!='].includes(expression.operator)) continue;
    const { left, right } = expression;
    // Several chosen options are compared as one text, which no option equals.
    if (!isList(left) && !isList(right)) yield left.kind === 'field' ? [left, right] : [right, left];
  }
}

const isList = (side: Expression) => side.kind === 'text' && side.value.includes(', ');
