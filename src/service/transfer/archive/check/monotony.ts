/** Watches numbers that all rise or all fall: then none of them can have come before. */
export class Monotony {
  #last: number | undefined;
  #direction = 0;

  /** False from the first number on that breaks the order. */
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
