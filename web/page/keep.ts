import { setControls } from './controls.ts';
import type { LivePage } from './livePage.ts';

interface Kept {
  readonly at: number;
  readonly submission: string;
  readonly ticket: string;
  readonly step: string;
  readonly values: [string, string[]][];
}

/** Nobody goes on with what is older: the form, and the person at this device, may be others by then. */
const longest = 30 * 24 * 3_600_000;

/** Answers that were not sent yet, kept in the browser until they are. */
export class Keep {
  readonly #page: LivePage;
  readonly #name: string;
  /** What was put back, by the names of the controls. */
  restored: ReadonlyMap<string, readonly string[]> = new Map();
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(page: LivePage) {
    this.#page = page;
    this.#name = `canvass:${page.data.id}${page.data.test ? ':test' : ''}`;
  }

  /** Puts back what was kept, with the id under which it may have been sent already; the step that was in view. */
  restore(): string | undefined {
    const kept = this.#read();
    if (kept === undefined) return undefined;
    const address = new URLSearchParams(location.search);
    // What the address of the page asks for now is newer.
    this.restored = new Map(kept.values.filter(([name]) => !address.has(name)));
    setControls(this.#page.element, this.restored);
    this.#page.hidden('_submission').value = kept.submission;
    this.#page.hidden('_ticket').value = kept.ticket;
    return kept.step;
  }

  save(step: string): void {
    if (!this.#page.data.keep) return;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#write(step), 200);
  }

  forget(): void {
    clearTimeout(this.#waiting);
    storage((place) => place.removeItem(this.#name));
  }

  #write(step: string): void {
    const values = [...this.#page.values()];
    const kept: Kept = {
      at: Date.now(),
      submission: this.#page.hidden('_submission').value,
      ticket: this.#page.hidden('_ticket').value,
      step,
      // Secrets of this visit are nobody's to find.
      values: values.filter(([name]) => !name.startsWith('_')),
    };
    storage((place) => place.setItem(this.#name, JSON.stringify(kept)));
  }

  #read(): Kept | undefined {
    const text = storage((place) => place.getItem(this.#name));
    try {
      const kept: Kept = JSON.parse(text ?? '');
      return Date.now() - kept.at < longest && this.#page.data.keep ? kept : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Browsers may forbid it, and it may be full: then nothing is kept. */
export function storage<Value>(use: (place: Storage) => Value): Value | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
