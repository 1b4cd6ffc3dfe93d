import type { FormulaValues } from '../formula/evaluate.ts';

/** As long as the longest answer that can be written. */
export const longestComputedText = 100_000;

/** What one calculation may take from answers: texts that repeat texts could double until nothing holds them. */
const mostTextTaken = 1_000_000;

/** The same values, with a bound on how much text one calculation can gather. What is beyond it is empty. */
export class BoundedValues implements FormulaValues {
  readonly #values: FormulaValues;
  #left = mostTextTaken;

  constructor(values: FormulaValues) {
    this.#values = values;
  }

  /** For the next calculation. */
  renew(): this {
    this.#left = mostTextTaken;
    return this;
  }

  get today(): string {
    return this.#values.today;
  }

  useOf(id: string) {
    return this.#values.useOf(id);
  }

  number(id: string): string {
    return this.#values.number(id);
  }

  text(id: string): string {
    const text = this.#values.text(id);
    this.#left -= text.length;
    return this.#left < 0 ? '' : text;
  }

  count(id: string): number {
    return this.#values.count(id);
  }

  chosen(id: string): readonly string[] | undefined {
    return this.#values.chosen(id);
  }

  isEmpty(id: string): boolean {
    return this.#values.isEmpty(id);
  }
}
