import type { UploadedFile } from '#form/value/answer.ts';
import { setControls } from './controls.ts';
import type { LivePage } from './livePage.ts';

type Values = readonly [name: string, texts: readonly string[]][];

interface Kept {
  readonly at: number;
  readonly submission: string;
  readonly ticket: string;
  readonly step: string;
  readonly values: Values;
  /** What the page itself had filled in. */
  readonly given: Values;
  readonly files: readonly UploadedFile[];
}

/** The server forgets files that nobody has sent a form with after a day. */
const longestOfFiles = 23 * 3_600_000;

/** Nobody goes on with what is older: the form, and the person at this device, may be others by then. */
const longest = 30 * 24 * 3_600_000;

/** Answers that were not sent yet, kept in the browser until they are. */
export class Keep {
  readonly #page: LivePage;
  readonly #name: string;
  readonly #given: Values;
  /** What was put back, by the names of the controls. */
  restored: ReadonlyMap<string, readonly string[]> = new Map();
  #step = '';
  #isOver = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(page: LivePage) {
    this.#page = page;
    this.#name = `canvass:${page.data.id}${page.data.test ? ':test' : ''}${ofWhom()}`;
    this.#given = this.#values().filter(([, texts]) => texts.some((text) => text !== ''));
    addEventListener('pagehide', () => {
      if (this.#waiting !== undefined) this.#write('localStorage');
    });
    // The same page in another language: what was typed goes along, also where nothing is kept for later.
    page.sheet.querySelector('.languages')?.addEventListener('click', () => {
      if (!page.data.keep) this.#write('sessionStorage');
    });
  }

  /** Puts back what was kept, with the id under which it may have been sent already; the step that was in view. */
  restore(): string | undefined {
    const kept = this.#read();
    const submission = this.#page.hidden('_submission');
    const address = new URLSearchParams(location.search);
    // Answers that were saved under a link are others than these.
    if (kept === undefined || (address.has('resume') && kept.submission !== submission.value))
      return undefined;
    const textIn = (values: Values, wanted: string) =>
      values.find(([name]) => name === wanted)?.[1].join('\n');
    // What the address asks for now, and did not then, is newer.
    const isNewer = (name: string) =>
      address.size > 0 && ![undefined, textIn(kept.given, name)].includes(textIn(this.#given, name));
    // What the page had filled in and the visitor has taken out again is named by no value.
    const taken: Values = kept.given.map(([name]) => [name, []]);
    this.restored = new Map([...taken, ...kept.values].filter(([name]) => !isNewer(name)));
    if (Date.now() - kept.at < longestOfFiles)
      for (const file of kept.files) this.#page.files.set(file.id, file);
    setControls(this.#page.element, this.restored);
    submission.value = kept.submission;
    this.#page.hidden('_ticket').value = kept.ticket;
    this.#step = kept.step;
    return kept.step;
  }

  save(step: string): void {
    this.#step = step;
    if (!this.#page.data.keep || this.#isOver) return;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#write('localStorage'), 200);
  }

  /** They have arrived, or nobody wants them: a page that is shown once more keeps nothing again. */
  forget(): void {
    this.#isOver = true;
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    storage((place) => place.removeItem(this.#name));
  }

  /** Under its id other answers have arrived: opened again, the form offers these as another response. */
  keepAs(submission: string): void {
    if (this.#page.data.keep) this.#write('localStorage', submission);
    this.#isOver = true;
  }

  /** Secrets of this visit are nobody's to find. */
  #values(): Values {
    return [...this.#page.values()].filter(([name]) => !name.startsWith('_'));
  }

  #write(where: Place, submission = this.#page.hidden('_submission').value): void {
    // One that still waits would write over it, under the id of before.
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    const kept: Kept = {
      at: Date.now(),
      submission,
      ticket: this.#page.hidden('_ticket').value,
      step: this.#step,
      values: this.#values(),
      given: this.#given,
      files: [...this.#page.files.values()],
    };
    storage((place) => place.setItem(this.#name, JSON.stringify(kept)), where);
  }

  #read(): Kept | undefined {
    const where = this.#page.data.keep ? 'localStorage' : 'sessionStorage';
    const text = storage((place) => place.getItem(this.#name), where);
    storage((place) => place.removeItem(this.#name), 'sessionStorage');
    try {
      const kept: Kept = JSON.parse(text ?? '');
      return Date.now() - kept.at < longest ? kept : undefined;
    } catch {
      return undefined;
    }
  }
}

/** A device may go from hand to hand: what was typed behind one personal link is not there behind another. */
function ofWhom(): string {
  const key = new URLSearchParams(location.search).get('key') ?? '';
  // No more of the secret than it takes to tell a few of them apart.
  let sum = 0;
  for (const sign of key) sum = (sum * 31 + sign.charCodeAt(0)) | 0;
  return key && `:${sum}`;
}

/** Under which the page that comes next learns that it is a new beginning. */
export const anewName = 'canvass:anew';

type Place = 'localStorage' | 'sessionStorage';

/** Browsers may forbid it, and it may be full: then nothing is kept. */
export function storage<Value>(
  use: (place: Storage) => Value,
  where: Place = 'localStorage',
): Value | undefined {
  try {
    return use(window[where]);
  } catch {
    return undefined;
  }
}
