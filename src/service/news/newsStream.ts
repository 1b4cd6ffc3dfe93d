import type { Reader } from '../organization/member/reachOfReaders.ts';

/** The forms whose drafts a stream watches, and those whose responses it watches, from a number of the change log on. */
export interface StreamTopics {
  readonly drafts: ReadonlySet<string>;
  readonly responses: ReadonlyMap<string, number>;
}

/** One open stream: what it watches, what it was told, and the text that it sends next. */
export class NewsStream {
  readonly reader: Reader;
  readonly wanted: StreamTopics;
  /** The last news of each draft. */
  readonly told = new Map<string, string>();
  /** How far it is with the responses of each form. */
  readonly reached: Map<string, number>;
  /** Everything up to this number was told for all forms. */
  reachedEverywhere: number;
  /** False until it was told where the responses of its forms are. */
  hasBegun = false;
  /** It had no room for news when others were told theirs. */
  hasMissed = false;
  readonly #onNeed: (stream: NewsStream) => void;
  readonly #onEnd: (stream: NewsStream) => void;
  #waiting: ((text: string) => void) | undefined;
  #hasEnded = false;

  constructor(
    reader: Reader,
    wanted: StreamTopics,
    { onNeed, onEnd }: { onNeed: (stream: NewsStream) => void; onEnd: (stream: NewsStream) => void },
  ) {
    this.reader = reader;
    this.wanted = wanted;
    this.reached = new Map(wanted.responses);
    this.reachedEverywhere = Math.min(...wanted.responses.values());
    this.#onNeed = onNeed;
    this.#onEnd = onEnd;
  }

  /** The number after which the responses of a form are news. */
  watermark(form: string): number {
    return Math.max(this.reached.get(form) ?? Number.NEGATIVE_INFINITY, this.reachedEverywhere);
  }

  /** Whether the client has taken everything so far: nothing is kept for those that do not read. */
  get isReady(): boolean {
    return this.#waiting !== undefined;
  }

  tell(text: string): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(text);
  }

  /** It has to be told later. */
  miss(): void {
    this.hasMissed = true;
    if (this.isReady) this.#onNeed(this);
  }

  /** Ends it, with a last text if there is room for one. */
  end(last?: string): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.tell(last ?? '');
    this.#onEnd(this);
  }

  /** The events as they come. */
  async *events(): AsyncGenerator<string> {
    try {
      while (!this.#hasEnded) {
        const { promise, resolve } = Promise.withResolvers<string>();
        this.#waiting = resolve;
        if (!this.hasBegun || this.hasMissed) this.#onNeed(this);
        const text = await promise;
        if (text !== '') yield text;
      }
    } finally {
      this.end();
    }
  }
}
