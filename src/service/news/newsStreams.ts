import { WakeUp } from '#kit/async/wakeUp.ts';
import type { Clock } from '#kit/time/clock.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { Reader } from '../organization/member/reachOfReaders.ts';
import { ResponseNews } from '../response/news/responseNews.ts';
import { type Due, NewsRound } from './newsRound.ts';
import { NewsStream, type StreamTopics } from './newsStream.ts';
import { WatchedForms } from './watchedForms.ts';

/** How often the drafts, their people and the rights of all readers are read, for changes of other processes. */
const pollInterval = 1_000;
/** Changes in quick succession are told together. */
const shortestInterval = 50;
/** A browser has one stream for each organisation, and connections that broke are noticed late. */
const maxOfPerson = 12;
const maxOfOrganization = 300;

/** Tells a client to wait for a minute before it connects again. */
const replaced = 'retry: 60000\nevent: replaced\ndata: {}\n\n';

export interface NewsContext {
  readonly store: Pick<Store, 'read' | 'commits'>;
  readonly clock: Clock;
  /** The issuer of the configured sign-in provider. */
  readonly issuer: string | undefined;
  /** Called when the news could not be read; the next round tries again. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * The streams of server-sent events that this process serves. Rounds read for all of them together: what is watched by
 * many is read once, and the number of statements depends on what changed and not on who listens.
 */
export class NewsStreams {
  readonly #context: NewsContext;
  readonly #responseNews: ResponseNews;
  readonly #forms = new WatchedForms();
  /** Oldest first. */
  readonly #open = new Set<NewsStream>();
  readonly #unwatch = new Map<OrganizationId, () => void>();
  readonly #woken = new WakeUp();
  #due = noneDue();
  #isRunning = false;
  #isClosed = false;

  constructor(context: NewsContext) {
    this.#context = context;
    this.#responseNews = new ResponseNews(context.store);
  }

  /**
   * Opens a stream. The oldest stream of a person who has too many ends; an organisation with too many gets no further
   * one, because it would take a place from somebody else.
   */
  open(
    reader: Reader,
    wanted: StreamTopics,
    signal: AbortSignal,
  ): NewsStream | 'organization_full' | 'closed' {
    if (this.#isClosed || signal.aborted) return 'closed';
    const { organizationId, userId } = reader;
    const own = [...this.#open].filter((stream) => stream.reader.userId === userId);
    for (const stream of own.slice(0, Math.max(0, own.length + 1 - maxOfPerson))) stream.end(replaced);
    const inOrganization = [...this.#open].filter(
      (stream) => stream.reader.organizationId === organizationId,
    );
    if (inOrganization.length >= maxOfOrganization) return 'organization_full';
    const stream = new NewsStream(reader, wanted, {
      onNeed: (each) => this.#makeDue((due) => due.streams.add(each)),
      onEnd: (each) => this.#remove(each),
    });
    this.#open.add(stream);
    this.#forms.add(stream);
    if (wanted.responses.size > 0 && !this.#unwatch.has(organizationId)) {
      const onMoved = () => this.#makeDue((due) => due.organizations.add(organizationId));
      this.#unwatch.set(organizationId, this.#responseNews.watch(organizationId, onMoved));
    }
    signal.addEventListener('abort', () => stream.end(), { once: true });
    return stream;
  }

  /** How many are open. */
  get count(): number {
    return this.#open.size;
  }

  /** A call of this process changed a draft or its people; changes of other processes are found by polling. */
  wake(organizationId: OrganizationId, form: string): void {
    const watched = this.#forms.find(organizationId, form);
    if (watched !== undefined) this.#makeDue((due) => due.forms.add(watched));
  }

  /** Ends all streams, so that the service can stop. */
  close(): void {
    this.#isClosed = true;
    for (const stream of this.#open) stream.end();
  }

  #remove(stream: NewsStream): void {
    this.#open.delete(stream);
    this.#forms.remove(stream);
    const { organizationId } = stream.reader;
    if (!this.#forms.hasResponses(organizationId)) {
      this.#unwatch.get(organizationId)?.();
      this.#unwatch.delete(organizationId);
    }
    if (this.#open.size === 0) this.#woken.wake();
  }

  #makeDue(add: (due: Due) => void): void {
    add(this.#due);
    this.#woken.wake();
    if (this.#isRunning) return;
    this.#isRunning = true;
    void this.#run();
  }

  async #run(): Promise<void> {
    const never = new AbortController().signal;
    const round = new NewsRound(this.#context, this.#forms, this.#responseNews);
    let polledAt = performance.now();
    while (this.#open.size > 0) {
      const left = polledAt + pollInterval - performance.now();
      if (left > 0 && !isDue(this.#due)) await this.#woken.wait(left, never);
      const begun = performance.now();
      const due = this.#due;
      this.#due = noneDue();
      due.isPoll = begun >= polledAt + pollInterval;
      if (due.isPoll) polledAt = begun;
      try {
        await round.run(due, this.#open);
      } catch (error) {
        // Drafts are read again by the next poll. The streams of responses wait for what they missed.
        for (const each of due.organizations) this.#due.organizations.add(each);
        for (const each of due.streams) this.#due.streams.add(each);
        this.#context.onFailure(error);
        await this.#woken.wait(pollInterval, never);
      }
      const early = shortestInterval - (performance.now() - begun);
      if (early > 0 && this.#open.size > 0) await new Promise((resolve) => setTimeout(resolve, early));
    }
    this.#isRunning = false;
  }
}

function noneDue(): Due {
  return { forms: new Set(), organizations: new Set(), streams: new Set(), isPoll: false };
}

function isDue({ forms, organizations, streams }: Due): boolean {
  return forms.size + organizations.size + streams.size > 0;
}
