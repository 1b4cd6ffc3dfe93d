import type { DraftNewsAnswer } from '#contract/app/form/draftNews.ts';
import type { ResponseNews } from '#contract/app/news/events.ts';
import { routeUrl } from './callRoute.ts';

export type FormNews = DraftNewsAnswer & { readonly form: string };

/** A window wants to hear of these: drafts by form, and responses by form since a number of the change log. */
interface Wanted {
  readonly drafts: readonly string[];
  readonly responses: readonly (readonly [form: string, watermark: number])[];
}

type Message =
  | { readonly about: 'draft'; readonly news: FormNews }
  | { readonly about: 'responses'; readonly news: ResponseNews }
  /** The leader asks what the other windows have open. */
  | { readonly about: 'ask' }
  | { readonly about: 'want'; readonly window: string; readonly wanted: Wanted };

const nothing: Wanted = { drafts: [], responses: [] };

const gatherFor = 150;
const reconnectAfter = 2_000;
const shortestRetry = 5_000;
const maxRetryDelay = 60_000;

const streams = new Map<string, EventStream>();

function streamOf(organization: string): EventStream {
  const stream = streams.get(organization) ?? new EventStream(organization);
  streams.set(organization, stream);
  return stream;
}

/** Listens to the news of a form's draft. All windows of a browser share one stream per organisation. */
export function watchDraft(
  organization: string,
  form: string,
  listener: (news: FormNews) => void,
): () => void {
  return streamOf(organization).watchDraft(form, listener);
}

/**
 * Listens to what happens to a form's responses after a number of the change log, on the same stream. The same news may
 * come twice, after an interruption or because another window asked for them.
 */
export function watchResponses(
  organization: string,
  form: string,
  watermark: number,
  listener: (news: ResponseNews) => void,
): () => void {
  return streamOf(organization).watchResponses(form, watermark, listener);
}

/**
 * The window that holds the lock is the leader: it has the stream, and passes its events on to the others. HTTP/1.1 allows
 * six connections per browser, which as many windows would use up.
 */
class EventStream {
  readonly #organization: string;
  readonly #window = Math.random().toString(36).slice(2);
  readonly #drafts = new Map<string, Set<(news: FormNews) => void>>();
  readonly #responses = new Map<string, Set<ResponseListener>>();
  readonly #wantedElsewhere = new Map<string, Wanted>();
  readonly #channel: BroadcastChannel | undefined;
  #source: EventSource | undefined;
  #watched = '';
  /** How far the open stream is, for each form whose responses it watches. */
  readonly #reached = new Map<string, number>();
  #isLeader = false;
  #resign: (() => void) | undefined;
  #retryAfter = shortestRetry;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(organization: string) {
    this.#organization = organization;
    const canShare = typeof BroadcastChannel !== 'undefined' && typeof navigator.locks !== 'undefined';
    this.#channel = canShare ? new BroadcastChannel(`canvass-events ${organization}`) : undefined;
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#receive(data));
    window.addEventListener('pagehide', () => this.#tellWanted(nothing));
    window.addEventListener('pageshow', () => this.#tellWanted(this.#wantedHere()));
  }

  watchDraft(form: string, listener: (news: FormNews) => void): () => void {
    return this.#add(this.#drafts, form, listener);
  }

  watchResponses(form: string, watermark: number, hear: (news: ResponseNews) => void): () => void {
    return this.#add(this.#responses, form, { hear, watermark });
  }

  #add<Listener>(all: Map<string, Set<Listener>>, form: string, listener: Listener): () => void {
    const listeners = all.get(form) ?? new Set();
    all.set(form, listeners.add(listener));
    this.#update();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && all.get(form) === listeners) all.delete(form);
      this.#update();
    };
  }

  #wantedHere(): Wanted {
    const oldest = (listeners: ReadonlySet<ResponseListener>) =>
      Math.min(...[...listeners].map(({ watermark }) => watermark));
    return {
      drafts: [...this.#drafts.keys()],
      responses: [...this.#responses].map(([form, listeners]) => [form, oldest(listeners)] as const),
    };
  }

  #update(): void {
    const wanted = this.#wantedHere();
    this.#tellWanted(wanted);
    if (isNothing(wanted)) this.#resign?.();
    else if (this.#channel === undefined) this.#isLeader = true;
    else if (this.#resign === undefined) this.#lead();
    this.#listen();
  }

  #tellWanted(wanted: Wanted): void {
    this.#post({ about: 'want', window: this.#window, wanted });
  }

  /** Waits for the lock and then leads until nothing here wants the stream any more. */
  #lead(): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    const aborted = new AbortController();
    this.#resign = () => {
      this.#resign = undefined;
      this.#isLeader = false;
      aborted.abort();
      resolve();
    };
    navigator.locks
      .request(`canvass-events ${this.#organization}`, { signal: aborted.signal }, async () => {
        this.#isLeader = true;
        this.#wantedElsewhere.clear();
        this.#post({ about: 'ask' });
        this.#listen();
        await promise;
      })
      .catch(() => undefined);
  }

  #receive(message: Message): void {
    if (message.about === 'draft') this.#hearDraft(message.news);
    else if (message.about === 'responses') this.#hearResponses(message.news);
    else if (message.about === 'ask') this.#tellWanted(this.#wantedHere());
    else if (this.#isLeader) {
      if (isNothing(message.wanted)) this.#wantedElsewhere.delete(message.window);
      else this.#wantedElsewhere.set(message.window, message.wanted);
      this.#listen();
    }
  }

  #hearDraft(news: FormNews): void {
    for (const listener of this.#drafts.get(news.form) ?? []) listener(news);
  }

  #hearResponses(news: ResponseNews): void {
    for (const listener of this.#responses.get(news.form) ?? []) {
      listener.watermark = Math.max(listener.watermark, news.watermark);
      listener.hear(news);
    }
  }

  #wantedAnywhere(): Wanted {
    const all = [this.#wantedHere(), ...this.#wantedElsewhere.values()];
    const responses = new Map<string, number>();
    for (const [form, watermark] of all.flatMap((wanted) => wanted.responses))
      responses.set(form, Math.min(watermark, responses.get(form) ?? watermark));
    return {
      drafts: [...new Set(all.flatMap(({ drafts }) => drafts))].sort(),
      responses: [...responses].sort(([a], [b]) => (a < b ? -1 : 1)),
    };
  }

  /** Opens the stream for what is wanted now, unless the open one has it. */
  #listen(): void {
    const { drafts, responses } = this.#isLeader ? this.#wantedAnywhere() : nothing;
    const forms = `${drafts.join()} ${responses.map(([form]) => form).join()}`.trim();
    const isBehind = responses.some(([form, watermark]) => watermark < (this.#reached.get(form) ?? 0));
    if (forms === this.#watched && !isBehind) return;
    this.#watched = forms;
    clearTimeout(this.#timer);
    // A screen asks for several things one after the other: one connection is enough for them.
    if (forms === '') this.#open();
    else this.#timer = setTimeout(() => this.#open(), gatherFor);
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = undefined;
    this.#reached.clear();
    if (this.#watched === '') return;
    const { drafts, responses } = this.#wantedAnywhere();
    for (const [form, watermark] of responses) this.#reached.set(form, watermark);
    const source = new EventSource(
      routeUrl(
        'events',
        { organization: this.#organization },
        {
          forms: drafts.join(),
          responses: responses.map(([form, watermark]) => `${form}:${watermark}`).join(),
        },
      ),
    );
    this.#source = source;
    source.addEventListener('draft', ({ data }: MessageEvent<string>) => {
      this.#retryAfter = shortestRetry;
      const news: FormNews = JSON.parse(data);
      this.#hearDraft(news);
      this.#post({ about: 'draft', news });
    });
    source.addEventListener('responses', ({ data }: MessageEvent<string>) => {
      this.#retryAfter = shortestRetry;
      const news: ResponseNews = JSON.parse(data);
      this.#reached.set(news.form, news.watermark);
      this.#hearResponses(news);
      this.#post({ about: 'responses', news });
    });
    // The person has too many streams elsewhere: an immediate attempt would end one of those.
    source.addEventListener('replaced', () => {
      if (source !== this.#source) return;
      source.close();
      this.#timer = setTimeout(() => this.#open(), maxRetryDelay);
    });
    source.addEventListener('error', () => this.#recover(source));
  }

  #recover(source: EventSource): void {
    if (source !== this.#source) return;
    const isRefused = source.readyState === EventSource.CLOSED;
    // The browser connects again by itself, but with an address that asks for old news again.
    if (!isRefused && this.#reached.size === 0) return;
    source.close();
    // After a refusal a form may be gone.
    if (isRefused) {
      this.#wantedElsewhere.clear();
      this.#post({ about: 'ask' });
    }
    this.#timer = setTimeout(() => this.#open(), isRefused ? this.#retryAfter : reconnectAfter);
    if (isRefused) this.#retryAfter = Math.min(this.#retryAfter * 2, maxRetryDelay);
  }

  #post(message: Message): void {
    this.#channel?.postMessage(message);
  }
}

interface ResponseListener {
  readonly hear: (news: ResponseNews) => void;
  watermark: number;
}

function isNothing({ drafts, responses }: Wanted): boolean {
  return drafts.length === 0 && responses.length === 0;
}
