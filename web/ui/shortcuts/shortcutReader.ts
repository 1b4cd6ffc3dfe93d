/** The longest pause between the keys of a sequence, in milliseconds. */
const maxPause = 1_200;

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
    const prefix = time - this.#last > maxPause ? '' : this.#pending;
    this.#last = time;
    for (const candidate of prefix === '' ? [stroke] : [`${prefix} ${stroke}`, stroke]) {
      if (shortcuts.includes(candidate)) {
        this.#pending = '';
        return { found: candidate, isPart: true };
      }
      if (shortcuts.some((each) => each.startsWith(`${candidate} `))) {
        this.#pending = candidate;
        return { isPart: true };
      }
    }
    this.#pending = '';
    return { isPart: false };
  }
}
