/** Checks that numbers only rise or only fall, which rules out duplicates. */
export class Monotony {
  #last: number | undefined;
  #direction = 0;

  /** False for a number that breaks the order. */
  accept(value: number): boolean {
    const last = this.#last;
    this.#last = value;
    if (last === undefined) return true;
    const direction = Math.sign(value - last);
    if (direction === 0) return false;
    if (this.#direction === 0) this.#direction = direction;
    return direction === this.#direction;
  }
}
