import { Problem } from '../problem.ts';

/** Collects the values of a form in a map, in which a name such as `__proto__` is one like any other. */
export class ReceivedValues {
  readonly byName = new Map<string, string[]>();
  readonly #most: number;
  #count = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(name: string, value: string): void {
    this.#count += 1;
    if (this.#count > this.#most) {
      throw new Problem('body_too_large', {
        message: `The body has more than ${this.#most.toLocaleString('en')} fields.`,
      });
    }
    const values = this.byName.get(name);
    if (values === undefined) this.byName.set(name, [value]);
    else values.push(value);
  }
}
