import { withNumber } from '../formula/responseNumber.ts';
import { fillTemplate, parseTemplate, type Template } from '../formula/template.ts';
import type { Condition } from '../schema/logic.ts';
import type { Answer, Answers, ItemValue } from '../value/answer.ts';
import { BoundedValues } from './boundedValues.ts';
import { compileCondition } from './compileCondition.ts';
import type { CompiledCondition, CompiledForm } from './compiledForm.ts';
import { conditionHolds } from './conditionHolds.ts';
import { FieldValues } from './fieldValues.ts';

/** Parses a condition beside the rules of a form, such as that of a workflow. Too deep ones never hold. */
export function compileOwnCondition(form: CompiledForm, condition: Condition): CompiledCondition {
  const fieldOf = (id: string) => form.fields[form.numberOfField.get(id) ?? -1];
  const compiled = compileCondition(condition, {
    formulas: form.language.formulas,
    useOf: (id) => fieldOf(id)?.known?.use,
    fieldOf,
  });
  return compiled ?? { kind: 'never' };
}

/** A form with its settled answers: for conditions and texts after the submission. Rules are not evaluated again. */
export class AnsweredForm {
  readonly #form: CompiledForm;
  readonly #answers: (Answer | undefined)[];
  readonly #today: string;
  readonly #number: number | null;

  /** `today` is the day of the submission in the time zone of the form, `number` that of the response. */
  constructor(form: CompiledForm, answers: Answers, today: string, number: number | null = null) {
    this.#form = form;
    this.#answers = form.fields.map(({ id }) => answers.get(id));
    this.#today = today;
    this.#number = number;
  }

  holds(condition: CompiledCondition): boolean {
    return conditionHolds(condition, {
      fields: this.#form.fields,
      answers: this.#answers,
      folded: [],
      formulas: this.#form.language.formulas,
      values: this.#values(),
    });
  }

  /** The text with its formulas filled in; `write` changes each inserted text, such as for an address. */
  fill(text: string, write: (inserted: string) => string = (inserted) => inserted): string {
    if (!text.includes('[')) return text;
    const values = this.#values();
    return parseTemplate(withNumber(text, this.#number, write))
      .map((part) => ('text' in part ? part.text : write(filled(part, values))))
      .join('');
  }

  #values(): BoundedValues {
    return new BoundedValues(new FieldValues(this.#form, this.#answers, this.#today));
  }
}

function filled(part: Template[number], values: BoundedValues): string {
  return fillTemplate([part], values);
}

/** The answers of a stored response. A value that the field cannot have, such as an imported one, is left out. */
export function answersOfItems(
  form: CompiledForm,
  items: readonly { readonly field_id: string; readonly value: ItemValue }[],
): Answers {
  const answers = new Map<string, Answer>();
  for (const { field_id, value } of items) {
    const field = form.fields[form.numberOfField.get(field_id) ?? -1];
    const answer = field?.known?.behaviour.readValue(field.known.field, value);
    if (answer !== undefined) answers.set(field_id, answer);
  }
  return answers;
}
