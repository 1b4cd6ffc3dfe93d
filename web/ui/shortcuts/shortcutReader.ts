/** How long one may think between the keys of a sequence, in milliseconds. */
const pause = 1_200;

/**
 * Reads strokes one after another and says which shortcut they complete. A sequence such as `g f` is remembered until
 * the next stroke; a stroke that leads nowhere begins anew.
 */
export class ShortcutReader {
  #pending = '';
  #last = Number.NEGATIVE_INFINITY;

  /** `found` is complete; `isPart` says that the stroke belongs to something, and that the page should not see it. */
  read(stroke: string, time: number, shortcuts: readonly string[]): { found?: string; isPart: boolean } {
    const begun = time - this.#last > pause ? '' : this.#pending;
    this.#last = time;
    for (const tried of begun === '' ? [stroke] : [`${begun} ${stroke}`, stroke]) {
      if (shortcuts.includes(tried)) {
        this.#pending = '';
        return { found: tried, isPart: true };
      }
      if (shortcuts.some((each) => each.startsWith(`${tried} `))) {
        this.#pending = tried;
        return { isPart: true };
      }
    }
    this.#pending = '';
    return { isPart: false };
  }
}
