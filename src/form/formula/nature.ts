import type { Expression, FormulaType, FormulaUse } from './formula.ts';

/** The type of an expression without its context; `either` becomes a number or a text by its context. */
export type Nature = FormulaType | 'either';

export type UseOf = (fieldId: string) => FormulaUse | undefined;

export function natureOf(expression: Expression, useOf: UseOf): Nature {
  switch (expression.kind) {
    case 'number':
    case 'negate':
    case 'arithmetic':
      return 'number';
    case 'text':
      return 'text';
    case 'truth':
    case 'not':
    case 'comparison':
    case 'logic':
      return 'truth';
    case 'field': {
      const use = useOf(expression.id);
      return use === 'number' || use === 'text' ? use : 'either';
    }
    case 'call': {
      if (expression.calls.gives !== 'branch') return expression.calls.gives;
      const [, ...branches] = expression.given;
      return branches.map((branch) => natureOf(branch, useOf)).reduce(together, 'either');
    }
  }
}

/** Two expressions are compared as numbers where both can be numbers, otherwise as texts. */
export function comparedAs(left: Expression, right: Expression, useOf: UseOf): FormulaType {
  const nature = together(natureOf(left, useOf), natureOf(right, useOf));
  return nature === 'either' ? 'number' : nature;
}

function together(one: Nature, other: Nature): Nature {
  if (one === 'truth' || other === 'truth') return 'truth';
  if (one === 'text' || other === 'text') return 'text';
  return one === 'number' || other === 'number' ? 'number' : 'either';
}
