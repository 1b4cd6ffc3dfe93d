import type { FormulaValues } from '../formula/evaluate.ts';
import type { FormulaUse } from '../formula/formula.ts';
import type { Answer, ChosenOption } from '../value/answer.ts';
import type { CompiledField, CompiledForm, KnownBehaviour } from './compiledForm.ts';

/** Only for fields with options: files are lists too. */
function isChosen(answer: Answer | undefined): answer is readonly ChosenOption[] {
  return Array.isArray(answer);
}

/** The answers in formulas. Answers that are not settled yet are empty. */
export class FieldValues implements FormulaValues {
  readonly today: string;
  readonly #form: CompiledForm;
  readonly #answers: readonly (Answer | undefined)[];
  // Caches by field number: many formulas may use the same answer.
  readonly #numbers: (string | undefined)[] = [];
  readonly #texts: (string | undefined)[] = [];
  readonly #chosen: (ReadonlySet<string> | undefined)[] = [];
  readonly #chosenTexts: (string | undefined)[] = [];

  /** `answers` are by field number; an answer must not change after its first lookup. */
  constructor(form: CompiledForm, answers: readonly (Answer | undefined)[], today: string) {
    this.#form = form;
    this.#answers = answers;
    this.today = today;
  }

  get currency(): string | undefined {
    const { language, definition } = this.#form;
    return language.formulas?.currencyOf(definition);
  }

  useOf(id: string): FormulaUse | undefined {
    return this.#fieldOf(id)?.known?.use;
  }

  number(id: string): string {
    return (
      this.#once(this.#numbers, id, ({ behaviour, field }, answer) => behaviour.asNumber(field, answer)) ??
      '0'
    );
  }

  text(id: string): string {
    return (
      this.#once(this.#texts, id, ({ behaviour, field }, answer) => behaviour.printText(field, answer)) ?? ''
    );
  }

  count(id: string): number {
    const field = this.#fieldOf(id);
    const answer = field === undefined ? undefined : this.#answers[field.number];
    if (answer === undefined) return 0;
    if (typeof answer !== 'object') return 1;
    if (Array.isArray(answer)) return answer.length;
    return 'rows' in answer ? answer.rows.length : 1;
  }

  chosen(id: string): ReadonlySet<string> | undefined {
    if (this.#fieldOf(id)?.known?.comparison !== 'options') return undefined;
    const values = (_known: KnownBehaviour, answer: Answer): ReadonlySet<string> =>
      new Set(isChosen(answer) ? answer.map(({ value }) => value) : []);
    return this.#once(this.#chosen, id, values) ?? none;
  }

  chosenText(id: string): string | undefined {
    const chosen = this.chosen(id);
    if (chosen === undefined) return undefined;
    return this.#once(this.#chosenTexts, id, () => [...chosen].join(', ')) ?? '';
  }

  isEmpty(id: string): boolean {
    const field = this.#fieldOf(id);
    return field === undefined || this.#answers[field.number] === undefined;
  }

  /** Undefined where there is no answer. */
  #once<Value>(
    cache: (Value | undefined)[],
    id: string,
    make: (known: KnownBehaviour, answer: Answer) => Value,
  ): Value | undefined {
    const field = this.#fieldOf(id);
    const answer = field === undefined ? undefined : this.#answers[field.number];
    if (answer === undefined || field?.known === undefined) return undefined;
    const value = cache[field.number] ?? make(field.known, answer);
    cache[field.number] = value;
    return value;
  }

  #fieldOf(id: string): CompiledField | undefined {
    const number = this.#form.numberOfField.get(id);
    return number === undefined ? undefined : this.#form.fields[number];
  }
}

const none: ReadonlySet<string> = new Set();
