/** In milliseconds. On a phone several times slower than this a task still ends before a visitor notices it. */
const longest = 8;

/** Work in several tasks, so that the browser paints and handles input in between. */
export class Turn {
  #since = performance.now();

  /** Goes on in another task if this one has taken long enough. */
  async rest(): Promise<void> {
    if (performance.now() - this.#since >= longest) await this.end();
  }

  async end(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
    this.#since = performance.now();
  }
}
