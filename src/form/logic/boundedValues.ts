import type { FormulaValues } from '../formula/evaluate.ts';
import type { FormulaUse } from '../formula/formula.ts';

/** As long as the longest answer that can be written. */
export const longestComputedText = 100_000;

/** What all calculations of one evaluation may take from answers: every formula could repeat the longest of them. */
const mostTextTaken = 1_000_000;

/**
 * The same values, with a bound on how much text is taken from them in all. A text for which no room is left is
 * empty, and that something was too large is remembered.
 */
export class BoundedValues implements FormulaValues {
  readonly #values: FormulaValues;
  #left = mostTextTaken;
  #hasExceeded = false;

  constructor(values: FormulaValues) {
    this.#values = values;
  }

  /** Whether something was too large since this was asked last. */
  takeExceeded(): boolean {
    const taken = this.#hasExceeded;
    this.#hasExceeded = false;
    return taken;
  }

  exceeded(): void {
    this.#hasExceeded = true;
  }

  get today(): string {
    return this.#values.today;
  }

  useOf(id: string): FormulaUse | undefined {
    return this.#values.useOf(id);
  }

  number(id: string): string {
    return this.#values.number(id);
  }

  text(id: string): string {
    return this.#take(this.#values.text(id));
  }

  count(id: string): number {
    return this.#values.count(id);
  }

  chosen(id: string): ReadonlySet<string> | undefined {
    return this.#values.chosen(id);
  }

  chosenText(id: string): string | undefined {
    const text = this.#values.chosenText(id);
    return text === undefined ? undefined : this.#take(text);
  }

  isEmpty(id: string): boolean {
    return this.#values.isEmpty(id);
  }

  #take(text: string): string {
    if (text.length > this.#left) {
      this.exceeded();
      return '';
    }
    this.#left -= text.length;
    return text;
  }
}
