import { Problem } from '../problem.ts';

/** Collects form values in a map, where a name such as `__proto__` is harmless. */
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
