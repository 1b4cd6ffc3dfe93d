import type { Answer, ChosenOption } from '../answer/answer.ts';
import type { FormulaUse } from '../field/behaviour.ts';
import type { FormulaValues } from '../formula/evaluate.ts';
import type { CompiledField, CompiledForm } from './compiledForm.ts';

/** Told from files, which have no value, where the field is known to be a choice. */
function isChosen(answer: Answer | undefined): answer is readonly ChosenOption[] {
  return Array.isArray(answer);
}

/** Answers as formulas calculate with them. Those that are not settled yet are empty. */
export class FieldValues implements FormulaValues {
  readonly today: string;
  readonly #form: CompiledForm;
  readonly #answers: readonly (Answer | undefined)[];
  // Several formulas may print the same answer.
  readonly #texts: (string | undefined)[] = [];

  /** By the numbers of their fields; an answer that was looked up does not change any more. */
  constructor(form: CompiledForm, answers: readonly (Answer | undefined)[], today: string) {
    this.#form = form;
    this.#answers = answers;
    this.today = today;
  }

  useOf(id: string): FormulaUse | undefined {
    return this.#fieldOf(id)?.known?.use;
  }

  number(id: string): string {
    const field = this.#fieldOf(id);
    const answer = field === undefined ? undefined : this.#answers[field.number];
    return answer === undefined || field?.known === undefined
      ? '0'
      : field.known.behaviour.asNumber(field.known.field, answer);
  }

  text(id: string): string {
    const field = this.#fieldOf(id);
    const answer = field === undefined ? undefined : this.#answers[field.number];
    if (answer === undefined || field?.known === undefined) return '';
    const text = this.#texts[field.number] ?? field.known.behaviour.printText(field.known.field, answer);
    this.#texts[field.number] = text;
    return text;
  }

  count(id: string): number {
    const field = this.#fieldOf(id);
    const answer = field === undefined ? undefined : this.#answers[field.number];
    if (answer === undefined) return 0;
    if (typeof answer !== 'object') return 1;
    if (Array.isArray(answer)) return answer.length;
    return 'rows' in answer ? answer.rows.length : 1;
  }

  chosen(id: string): readonly string[] | undefined {
    const field = this.#fieldOf(id);
    if (field?.known?.comparison !== 'options') return undefined;
    const answer = this.#answers[field.number];
    return isChosen(answer) ? answer.map(({ value }) => value) : [];
  }

  isEmpty(id: string): boolean {
    const field = this.#fieldOf(id);
    return field === undefined || this.#answers[field.number] === undefined;
  }

  #fieldOf(id: string): CompiledField | undefined {
    const number = this.#form.numberOfField.get(id);
    return number === undefined ? undefined : this.#form.fields[number];
  }
}
