import type { DraftNewsAnswer } from '#contract/app/form/draftNews.ts';
import { routeUrl } from '../../../../api/callRoute.ts';

export type FormNews = DraftNewsAnswer & { readonly form: string };

type Listener = (news: FormNews) => void;

type Message =
  | { readonly about: 'news'; readonly news: FormNews }
  /** The leader asks which forms the other windows have open. */
  | { readonly about: 'ask' }
  | { readonly about: 'want'; readonly window: string; readonly forms: readonly string[] };

const shortestRetry = 5_000;
const longestRetry = 60_000;

const streams = new Map<string, DraftStream>();

/** Listens to the news of a form's draft. All windows of a browser share one stream per organisation. */
export function watchDraft(organization: string, form: string, listener: Listener): () => void {
  const stream = streams.get(organization) ?? new DraftStream(organization);
  streams.set(organization, stream);
  return stream.watch(form, listener);
}

/**
 * The window that holds the lock is the leader: it has the stream, and passes its events on to the others. HTTP/1.1 allows
 * six connections per browser, which as many windows would use up.
 */
class DraftStream {
  readonly #organization: string;
  readonly #window = Math.random().toString(36).slice(2);
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #wantedElsewhere = new Map<string, readonly string[]>();
  readonly #channel: BroadcastChannel | undefined;
  #source: EventSource | undefined;
  #watched = '';
  #isLeader = false;
  #resign: (() => void) | undefined;
  #retryAfter = shortestRetry;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(organization: string) {
    this.#organization = organization;
    const canShare = typeof BroadcastChannel !== 'undefined' && typeof navigator.locks !== 'undefined';
    this.#channel = canShare ? new BroadcastChannel(`canvass-drafts ${organization}`) : undefined;
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#receive(data));
    window.addEventListener('pagehide', () => this.#tellWanted([]));
    window.addEventListener('pageshow', () => this.#tellWanted(this.#wantedHere()));
  }

  watch(form: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(form) ?? new Set();
    this.#listeners.set(form, listeners.add(listener));
    this.#update();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(form);
      this.#update();
    };
  }

  #wantedHere(): string[] {
    return [...this.#listeners.keys()];
  }

  #update(): void {
    const wanted = this.#wantedHere();
    this.#tellWanted(wanted);
    if (wanted.length === 0) this.#resign?.();
    else if (this.#channel === undefined) this.#isLeader = true;
    else if (this.#resign === undefined) this.#lead();
    this.#listen();
  }

  #tellWanted(forms: readonly string[]): void {
    this.#post({ about: 'want', window: this.#window, forms });
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
      .request(`canvass-drafts ${this.#organization}`, { signal: aborted.signal }, async () => {
        this.#isLeader = true;
        this.#wantedElsewhere.clear();
        this.#post({ about: 'ask' });
        this.#listen();
        await promise;
      })
      .catch(() => undefined);
  }

  #receive(message: Message): void {
    if (message.about === 'news') this.#dispatch(message.news);
    else if (message.about === 'ask') this.#tellWanted(this.#wantedHere());
    else if (this.#isLeader) {
      if (message.forms.length === 0) this.#wantedElsewhere.delete(message.window);
      else this.#wantedElsewhere.set(message.window, message.forms);
      this.#listen();
    }
  }

  #dispatch(news: FormNews): void {
    for (const listener of this.#listeners.get(news.form) ?? []) listener(news);
  }

  /** Opens the stream for what is wanted now. */
  #listen(): void {
    const elsewhere = [...this.#wantedElsewhere.values()].flat();
    const forms = this.#isLeader ? [...new Set([...this.#wantedHere(), ...elsewhere])].sort().join() : '';
    if (forms === this.#watched) return;
    this.#watched = forms;
    this.#open();
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = undefined;
    if (this.#watched === '') return;
    const params = { organization: this.#organization };
    const source = new EventSource(routeUrl('draftEvents', params, { forms: this.#watched }));
    this.#source = source;
    source.addEventListener('draft', ({ data }: MessageEvent<string>) => {
      this.#retryAfter = shortestRetry;
      const news: FormNews = JSON.parse(data);
      this.#dispatch(news);
      this.#post({ about: 'news', news });
    });
    // The browser connects again by itself, except after a refusal: then a form may be gone.
    source.addEventListener('error', () => {
      if (source.readyState !== EventSource.CLOSED || source !== this.#source) return;
      this.#wantedElsewhere.clear();
      this.#post({ about: 'ask' });
      this.#timer = setTimeout(() => this.#open(), this.#retryAfter);
      this.#retryAfter = Math.min(this.#retryAfter * 2, longestRetry);
    });
  }

  #post(message: Message): void {
    this.#channel?.postMessage(message);
  }
}
