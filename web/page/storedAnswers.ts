import type { UploadedFile } from '#form/value/answer.ts';
import { submissionName, ticketName } from '#render/pageNames.ts';
import { setControls } from './controls.ts';
import type { LivePage } from './livePage.ts';

type Values = readonly [name: string, texts: readonly string[]][];

interface StoredState {
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
const maxFileAge = 23 * 3_600_000;

/** Older answers are dropped: the form, or the person at this device, may have changed. */
const maxAge = 30 * 24 * 3_600_000;

/** Stores unsent answers in the browser. */
export class StoredAnswers {
  readonly #page: LivePage;
  readonly #name: string;
  readonly #given: Values;
  /** The restored values, by the names of the controls. */
  restored: ReadonlyMap<string, readonly string[]> = new Map();
  #step = '';
  #isClosed = false;
  #pendingWrite: ReturnType<typeof setTimeout> | undefined;

  constructor(page: LivePage) {
    this.#page = page;
    this.#name = `canvass:${page.data.id}${page.data.test ? ':test' : ''}${linkSuffix()}`;
    this.#given = this.#values().filter(([, texts]) => texts.some((text) => text !== ''));
    addEventListener('pagehide', () => {
      if (this.#pendingWrite !== undefined) this.#write('localStorage');
    });
    // Switching the language keeps the typed answers, even where the form stores none.
    page.sheet.querySelector('.languages')?.addEventListener('click', () => {
      if (!page.data.keep) this.#write('sessionStorage');
    });
  }

  /** Restores the stored answers with their submission id, under which they may already be sent. Returns the step. */
  restore(): string | undefined {
    const stored = this.#read();
    const submission = this.#page.hidden(submissionName);
    const address = new URLSearchParams(location.search);
    // A resume link opens other answers than the stored ones, or the same saved later on another device.
    const isOther = (found: StoredState) =>
      found.submission !== submission.value || found.at < (this.#page.data.resumed?.at ?? 0);
    if (stored === undefined || (address.has('resume') && isOther(stored))) return undefined;
    const textIn = (values: Values, key: string) => values.find(([name]) => name === key)?.[1].join('\n');
    // Values from the address that were not there before are newer.
    const isNewer = (name: string) =>
      address.size > 0 && ![undefined, textIn(stored.given, name)].includes(textIn(this.#given, name));
    // Prefilled values that the visitor removed have no stored value.
    const cleared: Values = stored.given.map(([name]) => [name, []]);
    this.restored = new Map([...cleared, ...stored.values].filter(([name]) => !isNewer(name)));
    if (Date.now() - stored.at < maxFileAge)
      for (const file of stored.files) this.#page.files.set(file.id, file);
    setControls(this.#page.element, this.restored);
    submission.value = stored.submission;
    this.#page.hidden(ticketName).value = stored.ticket;
    this.#step = stored.step;
    return stored.step;
  }

  save(step: string): void {
    this.#step = step;
    if (!this.#page.data.keep || this.#isClosed) return;
    clearTimeout(this.#pendingWrite);
    this.#pendingWrite = setTimeout(() => this.#write('localStorage'), 200);
  }

  /** Deletes the stored answers, which were sent or discarded, and stores no more on this page. */
  forget(): void {
    this.#isClosed = true;
    clearTimeout(this.#pendingWrite);
    this.#pendingWrite = undefined;
    storage((area) => area.removeItem(this.#name));
  }

  /** Stores the answers under a new id, because other answers arrived under theirs; the form offers them again. */
  saveAs(submission: string): void {
    if (this.#page.data.keep) this.#write('localStorage', submission);
    this.#isClosed = true;
  }

  /** Hidden inputs of the page, which contain secrets, are not stored. */
  #values(): Values {
    return [...this.#page.values()].filter(([name]) => !name.startsWith('_'));
  }

  #write(where: StorageKind, submission = this.#page.hidden(submissionName).value): void {
    // A pending write would overwrite this one with the old id.
    clearTimeout(this.#pendingWrite);
    this.#pendingWrite = undefined;
    const stored: StoredState = {
      at: Date.now(),
      submission,
      ticket: this.#page.hidden(ticketName).value,
      step: this.#step,
      values: this.#values(),
      given: this.#given,
      files: [...this.#page.files.values()],
    };
    storage((area) => area.setItem(this.#name, JSON.stringify(stored)), where);
  }

  #read(): StoredState | undefined {
    const where = this.#page.data.keep ? 'localStorage' : 'sessionStorage';
    const text = storage((area) => area.getItem(this.#name), where);
    storage((area) => area.removeItem(this.#name), 'sessionStorage');
    try {
      const stored: StoredState = JSON.parse(text ?? '');
      return Date.now() - stored.at < maxAge ? stored : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Separates answers by personal link, because people may share a device. */
function linkSuffix(): string {
  const key = new URLSearchParams(location.search).get('key') ?? '';
  // A short hash reveals little of the secret key.
  let hash = 0;
  for (const character of key) hash = (hash * 31 + character.charCodeAt(0)) | 0;
  return key && `:${hash}`;
}

/** The storage key that tells the next page that the visitor started over. */
export const startedOverKey = 'canvass:anew';

type StorageKind = 'localStorage' | 'sessionStorage';

/** Storage may be blocked or full: then nothing is stored. */
export function storage<Value>(
  use: (area: Storage) => Value,
  where: StorageKind = 'localStorage',
): Value | undefined {
  try {
    return use(window[where]);
  } catch {
    return undefined;
  }
}
