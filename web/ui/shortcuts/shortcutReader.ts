/** The longest pause between the keys of a sequence, in milliseconds. */
const pause = 1_200;

/**
 * Matches keystrokes to shortcuts. The start of a sequence such as `g f` is remembered until the next keystroke;
 * a keystroke that continues no sequence may start a new one.
 */
export class ShortcutReader {
  #pending = '';
  #last = Number.NEGATIVE_INFINITY;

  /**
   * `found` is the completed shortcut; `isPart` says that the keystroke belongs to one, so the page should not handle
   * it.
   */
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
