import type { UploadedFile } from '#form/value/answer.ts';
import { submissionName, ticketName } from '#render/pageNames.ts';
import { setControls } from './controls.ts';
import type { LivePage } from './livePage.ts';

type Values = readonly [name: string, texts: readonly string[]][];

interface Kept {
  readonly at: number;
  readonly submission: string;
  readonly ticket: string;
  readonly step: string;
  readonly values: Values;
  /** The values that the page came with. */
  readonly given: Values;
  readonly files: readonly UploadedFile[];
}

/** The server deletes unsent files after a day. */
const longestOfFiles = 23 * 3_600_000;

/** Older answers are dropped: the form, or the person at this device, may have changed. */
const longest = 30 * 24 * 3_600_000;

/** Stores unsent answers in the browser. */
export class StoredAnswers {
  readonly #page: LivePage;
  readonly #name: string;
  readonly #given: Values;
  /** The restored values, by the names of the controls. */
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
    // Switching the language keeps the typed answers, even where the form stores none.
    page.sheet.querySelector('.languages')?.addEventListener('click', () => {
      if (!page.data.keep) this.#write('sessionStorage');
    });
  }

  /** Restores the stored answers with their submission id, under which they may already be sent. Returns the step. */
  restore(): string | undefined {
    const kept = this.#read();
    const submission = this.#page.hidden(submissionName);
    const address = new URLSearchParams(location.search);
    // A resume link opens other answers than the stored ones.
    if (kept === undefined || (address.has('resume') && kept.submission !== submission.value))
      return undefined;
    const textIn = (values: Values, wanted: string) =>
      values.find(([name]) => name === wanted)?.[1].join('\n');
    // Values from the address that were not there before are newer.
    const isNewer = (name: string) =>
      address.size > 0 && ![undefined, textIn(kept.given, name)].includes(textIn(this.#given, name));
    // Prefilled values that the visitor removed have no stored value.
    const taken: Values = kept.given.map(([name]) => [name, []]);
    this.restored = new Map([...taken, ...kept.values].filter(([name]) => !isNewer(name)));
    if (Date.now() - kept.at < longestOfFiles)
      for (const file of kept.files) this.#page.files.set(file.id, file);
    setControls(this.#page.element, this.restored);
    submission.value = kept.submission;
    this.#page.hidden(ticketName).value = kept.ticket;
    this.#step = kept.step;
    return kept.step;
  }

  save(step: string): void {
    this.#step = step;
    if (!this.#page.data.keep || this.#isOver) return;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#write('localStorage'), 200);
  }

  /** Deletes the stored answers, which were sent or discarded, and stores no more on this page. */
  forget(): void {
    this.#isOver = true;
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    storage((place) => place.removeItem(this.#name));
  }

  /** Stores the answers under a new id, because other answers arrived under theirs; the form offers them again. */
  saveAs(submission: string): void {
    if (this.#page.data.keep) this.#write('localStorage', submission);
    this.#isOver = true;
  }

  /** Hidden inputs of the page, which contain secrets, are not stored. */
  #values(): Values {
    return [...this.#page.values()].filter(([name]) => !name.startsWith('_'));
  }

  #write(where: Place, submission = this.#page.hidden(submissionName).value): void {
    // A pending write would overwrite this one with the old id.
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    const kept: Kept = {
      at: Date.now(),
      submission,
      ticket: this.#page.hidden(ticketName).value,
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

/** Separates answers by personal link, because people may share a device. */
function ofWhom(): string {
  const key = new URLSearchParams(location.search).get('key') ?? '';
  // A short hash reveals little of the secret key.
  let sum = 0;
  for (const sign of key) sum = (sum * 31 + sign.charCodeAt(0)) | 0;
  return key && `:${sum}`;
}

/** The storage key that tells the next page that the visitor started over. */
export const startedOverKey = 'canvass:anew';

type Place = 'localStorage' | 'sessionStorage';

/** Storage may be blocked or full: then nothing is stored. */
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
