import type { FormulaValues } from '../formula/evaluate.ts';
import type { FormulaUse } from '../formula/formula.ts';

/** The same limit as for the longest answer. */
export const maxComputedLength = 100_000;

/** The limit of text that all calculations of one evaluation read: every formula could repeat the longest answer. */
const maxTextTaken = 1_000_000;

/**
 * Limits how much text formulas read from the answers. A text beyond the limit is empty, and `takeExceeded` reports
 * it.
 */
export class BoundedValues implements FormulaValues {
  readonly #values: FormulaValues;
  #left = maxTextTaken;
  #hasExceeded = false;

  constructor(values: FormulaValues) {
    this.#values = values;
  }

  /** Whether a limit was exceeded since the last call. */
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

  get currency(): string | undefined {
    return this.#values.currency;
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
