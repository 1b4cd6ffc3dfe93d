import type { Field, FormDefinition } from '../../definition/document.ts';
import { compileFormula } from '../../formula/compileFormula.ts';
import { evaluateNumber, evaluateText, type FormulaValues } from '../../formula/evaluate.ts';
import { fillTemplate, hasFormulas, parseTemplate } from '../../formula/template.ts';
import { parseMarkup } from '../../markup/parseMarkup.ts';
import { plainText } from '../../markup/plainText.ts';
import type { Action, Rule } from '../../schema/logic.ts';
import { behaviourOf, isKnownField } from '../../type/behaviours.ts';
import type { Answer, AnswerContext, Answers } from '../../value/answer.ts';
import { formCurrency } from '../../value/formCurrency.ts';
import { referenceHolds } from './referenceHolds.ts';

export interface ReferenceState {
  pages: string[];
  visible: string[];
  required: string[];
  answers: [string, Answer][];
  ending: string | undefined;
}

/**
 * A slow reference evaluation: every rule of the language is one function that calls the others on demand. It needs no
 * order; a circular dependency throws.
 */
export function referenceEvaluation(
  definition: FormDefinition,
  given: Answers,
  context: AnswerContext,
): ReferenceState {
  const rules: Rule[] = definition.logic ?? [];
  const fields = definition.pages.flatMap((page, index) => page.fields.map((field) => ({ field, index })));
  const known = new Map<string, unknown>();

  function once<Value>(name: string, calculate: () => Value): Value {
    if (known.has(name)) {
      const found = known.get(name) as { value: Value } | undefined;
      if (found === undefined) throw new Error(`${name} depends on itself`);
      return found.value;
    }
    known.set(name, undefined);
    const value = calculate();
    known.set(name, { value });
    return value;
  }

  const fieldOf = (id: string): Field | undefined => fields.find(({ field }) => field.id === id)?.field;
  const values: FormulaValues = {
    useOf: (id) => {
      const field = fieldOf(id);
      return field !== undefined && isKnownField(field) ? behaviourOf(field).formulaUse(field) : undefined;
    },
    number: (id) => {
      const field = fieldOf(id);
      const answer = answerOf(id);
      if (field === undefined || answer === undefined || !isKnownField(field)) return '0';
      return behaviourOf(field).asNumber(field, answer);
    },
    text: (id) => {
      const field = fieldOf(id);
      const answer = answerOf(id);
      if (field === undefined || answer === undefined || !isKnownField(field)) return '';
      return behaviourOf(field).printText(field, answer);
    },
    count: (id) => {
      const answer = answerOf(id);
      if (answer === undefined) return 0;
      if (Array.isArray(answer)) return answer.length;
      return typeof answer === 'object' && 'rows' in answer ? answer.rows.length : 1;
    },
    chosen: (id) => {
      if (!['multiple_choice', 'dropdown'].includes(fieldOf(id)?.type ?? '')) return undefined;
      const answer = answerOf(id);
      return new Set(Array.isArray(answer) ? answer.map(({ value }) => value) : []);
    },
    chosenText: (id) => {
      const chosen = values.chosen(id);
      return chosen && Array.from(chosen).join(', ');
    },
    isEmpty: (id) => answerOf(id) === undefined,
    today: context.today,
    currency: formCurrency(definition),
  };

  function ruleHolds(rule: Rule): boolean {
    return referenceHolds(rule.when, fieldOf, answerOf, values);
  }

  function actionsThatHold<Name extends Action['action']>(
    name: Name,
    test: (action: ActionOf<Name>) => boolean,
  ) {
    const found: ActionOf<Name>[] = [];
    for (const rule of rules) {
      for (const action of rule.do) {
        if (isAction(action, name) && test(action) && ruleHolds(rule)) found.push(action);
      }
    }
    return found;
  }

  function isShown(target: { field: string } | { page: string }): boolean {
    const names = (action: { field?: string | undefined; page?: string | undefined }): boolean =>
      'field' in target ? action.field === target.field : action.page === target.page;
    const mustBeShown = rules.some((rule) =>
      rule.do.some((action) => action.action === 'show' && names(action)),
    );
    if (mustBeShown && actionsThatHold('show', names).length === 0) return false;
    return actionsThatHold('hide', names).length === 0;
  }

  const pageAt = (id: string): number => definition.pages.findIndex((page) => page.id === id);

  function isWalked(index: number): boolean {
    return once(`page ${index}`, () => {
      const page = definition.pages[index];
      if (page === undefined || !isShown({ page: page.id })) return false;
      for (const [earlier, { id }] of definition.pages.slice(0, index).entries()) {
        const leaves =
          actionsThatHold('end', ({ after }) => after === id).length > 0 ||
          actionsThatHold('jump', ({ after, to }) => after === id && pageAt(to) > index).length > 0;
        if (leaves && isWalked(earlier)) return false;
      }
      return true;
    });
  }

  function isVisible(id: string): boolean {
    const found = fields.find(({ field }) => field.id === id);
    return found !== undefined && isWalked(found.index) && isShown({ field: id });
  }

  function answerOf(id: string): Answer | undefined {
    return once(`field ${id}`, () => {
      const field = fieldOf(id);
      if (field === undefined || !isKnownField(field) || !isVisible(id)) return undefined;
      const behaviour = behaviourOf(field);
      const read = (json: unknown): Answer | undefined => {
        const reading = behaviour.readJson(field, json, context);
        if ('fault' in reading || reading.answer === undefined) return undefined;
        return behaviour.normalise(field, reading.answer);
      };
      const [set] = behaviour.settable ? actionsThatHold('set', (action) => action.field === id) : [];
      if (set !== undefined) {
        const asNumber = behaviour.comparison(field) === 'number';
        const answer = read(set.formula === undefined ? set.value : formulaText(set.formula, asNumber));
        if (answer === undefined) return undefined;
        return behaviour.validate(field, answer, context) === undefined ? answer : undefined;
      }
      if (field.type === 'hidden' && field.formula !== undefined)
        return read(formulaText(field.formula, false));
      if (field.type === 'rich_text') {
        const { text = '' } = field;
        if (!hasFormulas(text)) return undefined;
        const filled = plainText(parseMarkup(text), (piece) => fillTemplate(parseTemplate(piece), values));
        return behaviour.normalise(field, filled);
      }
      return field.type === 'credit_card' ? undefined : given.get(id);
    });
  }

  /** The result as a text; calculated as a number if the target field holds one. */
  function formulaText(source: string, asNumber: boolean): string {
    const compiledAs = (type: 'number' | 'text') => compileFormula(source, (id) => values.useOf(id), [type]);
    const number = asNumber ? compiledAs('number') : undefined;
    return number === undefined
      ? evaluateText(compiledAs('text'), values)
      : evaluateNumber(number, values).toText();
  }

  function endingOf(): string | undefined {
    const last = definition.pages.findLast((_page, index) => isWalked(index));
    return last === undefined
      ? undefined
      : actionsThatHold('end', ({ after }) => after === last.id).map(({ message = '' }) => message)[0];
  }

  const visible = fields.map(({ field }) => field.id).filter(isVisible);
  return {
    pages: definition.pages.filter((_page, index) => isWalked(index)).map(({ id }) => id),
    visible,
    required: visible.filter((id) => {
      const field = fieldOf(id);
      if (field === undefined || !isKnownField(field)) return false;
      if (['hidden', 'rich_text', 'credit_card'].includes(field.type)) return false;
      const { settable } = behaviourOf(field);
      if (settable && actionsThatHold('set', (action) => action.field === id).length > 0) return false;
      return field.required || actionsThatHold('require', (action) => action.field === id).length > 0;
    }),
    answers: visible.flatMap((id) => {
      const answer = answerOf(id);
      return answer === undefined ? [] : [[id, answer] satisfies [string, Answer]];
    }),
    ending: endingOf(),
  };
}

type ActionOf<Name extends Action['action']> = Extract<Action, { action: Name }>;

function isAction<Name extends Action['action']>(action: Action, name: Name): action is ActionOf<Name> {
  return action.action === name;
}
