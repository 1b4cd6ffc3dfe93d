import { plainNumber } from '#kit/text/plainNumber.ts';
import { expressionsIn, fieldsIn } from '../formula/fieldsIn.ts';
import type { CompiledCondition, CompiledForm, Wanted } from '../logic/compiledForm.ts';
import type { Hints } from './respondent.ts';

/** What the rules of a form compare the answers of each field with, so that respondents can meet rare conditions. */
export function hintsOf(form: CompiledForm): Hints {
  const hints = new Map<string, Wanted[]>();
  const add = (id: string, wanted: Wanted): void => {
    const list = hints.get(id);
    if (list === undefined) hints.set(id, [wanted]);
    else list.push(wanted);
  };
  for (const rule of form.rules) {
    for (const condition of leavesOf(rule)) {
      if (condition.kind === 'field') {
        const id = form.fields[condition.field]?.id;
        if (id !== undefined) add(id, condition.wanted);
      } else if (condition.kind === 'formula') {
        const { formula } = condition.formula;
        const wanted = [condition.wanted, ...constantsIn(formula)];
        for (const id of fieldsIn(formula)) for (const each of wanted) add(id, each);
      }
    }
  }
  return hints;
}

function leavesOf(condition: CompiledCondition): readonly CompiledCondition[] {
  return 'parts' in condition ? condition.parts.flatMap(leavesOf) : [condition];
}

/** The texts and numbers of a formula, any of which its fields may be compared with. */
function constantsIn(formula: Parameters<typeof fieldsIn>[0]): Wanted[] {
  const found: Wanted[] = [];
  for (const expression of expressionsIn(formula)) {
    if (expression.kind === 'text') found.push({ operator: 'is', text: expression.value, number: undefined });
    if (expression.kind === 'number') {
      const text = plainNumber(Number(expression.value.toText()));
      found.push({ operator: 'is', text, number: expression.value });
    }
  }
  return found;
}
