import type { ResponseNews } from '#contract/app/news/events.ts';
import type { ResponseListed } from '#contract/app/response/table.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import type { ResponseSort } from '#form/query/responseQuery.ts';

export type ResponsePage = AnswerOf<'responses'>;

/** How the rows are read. */
export interface RowSource {
  readonly page: (after: string | undefined, limit: number) => Promise<ResponsePage>;
  /** Those of these responses that the query has; at most 100. */
  readonly some: (ids: readonly number[]) => Promise<readonly ResponseListed[]>;
}

export interface RowsSnapshot {
  /** Rows whose place is known. */
  readonly count: number;
  /** See `DataGrid`. */
  readonly shift: number;
  readonly isLoading: boolean;
  /** Whether the end was reached. */
  readonly isComplete: boolean;
  /** The person stopped a slow search. */
  readonly isStopped: boolean;
  readonly error: unknown;
  /** Responses looked at so far, of about how many. */
  readonly scanned: number;
  readonly about: number;
  readonly preparing: ResponsePage['preparing'];
  /** The order of the rows; undefined before the first page. */
  readonly sort: ResponseSort | undefined;
  /** New rows above those in view. */
  readonly unseen: number;
  /** There are new responses whose place in this order is not known: the table has to be read again. */
  readonly isStale: boolean;
  /** Rows that just came into view by themselves. */
  readonly fresh: ReadonlySet<number>;
  /** The change log up to here is in the rows; undefined before the first page. */
  readonly watermark: number | undefined;
}

const firstPage = 50;
const nextPages = 100;
/** As many ids as the service takes at once. */
const maxIds = 100;
/** Rows are loaded this far ahead of the view. */
const ahead = 60;
/** The content of at most this many rows is kept; of the others only the ids. */
const maxRows = 10_000;
/** More news than this at once are not worth reading one by one. */
const maxNews = 500;
const retryPreparing = 700;
const freshFor = 3_000;

const atFirst: RowsSnapshot = {
  count: 0,
  shift: 0,
  isLoading: true,
  isComplete: false,
  isStopped: false,
  error: undefined,
  scanned: 0,
  about: 0,
  preparing: null,
  sort: undefined,
  unseen: 0,
  isStale: false,
  fresh: new Set(),
  watermark: undefined,
};

/**
 * The rows of a query: pages are read as somebody scrolls, news is put where it belongs. The ids of all rows seen so far
 * are kept in their order, so that any place can be returned to; the content only around the view.
 */
export class ResponseRows {
  readonly #source: RowSource;
  readonly #listeners = new Set<() => void>();
  #snapshot = atFirst;
  #ids: number[] = [];
  readonly #known = new Set<number>();
  readonly #rows = new Map<number, ResponseListed>();
  #after: string | undefined;
  #view = { from: 0, to: 0 };
  #isReading = false;
  #isUsed = false;
  readonly #wanted = new Set<number>();
  #isFetching = false;
  readonly #news = new Set<number>();
  #isApplying = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: RowSource) {
    this.#source = source;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): RowsSnapshot => this.#snapshot;

  /** Starts reading, and returns a function that ends it. */
  use(): () => void {
    this.#isUsed = true;
    if (!this.#isEnough()) void this.#read();
    return () => {
      this.#isUsed = false;
      clearTimeout(this.#timer);
    };
  }

  rowAt(index: number): ResponseListed | undefined {
    const id = this.#ids[index];
    return id === undefined ? undefined : this.#rows.get(id);
  }

  idAt(index: number): number | undefined {
    return this.#ids[index];
  }

  indexOf(id: number): number {
    return this.#ids.indexOf(id);
  }

  has(id: number): boolean {
    return this.#known.has(id);
  }

  /** The ids of rows from one place to another, both included. */
  idsBetween(from: number, to: number): number[] {
    return this.#ids.slice(Math.min(from, to), Math.max(from, to) + 1);
  }

  see(from: number, to: number, isAtTop: boolean): void {
    this.#view = { from, to };
    if (isAtTop && this.#snapshot.unseen > 0) this.#set({ unseen: 0 });
    this.#fetchMissing();
    this.#forgetFarRows();
    if (!this.#isEnough() && this.#snapshot.error === undefined) void this.#read();
  }

  stop(): void {
    this.#set({ isStopped: true, isLoading: false });
  }

  resume(): void {
    this.#set({ isStopped: false, error: undefined, isLoading: true });
    void this.#read();
  }

  /** Reads responses again about which there is news. */
  refresh(ids: readonly number[]): void {
    for (const id of ids) this.#news.add(id);
    void this.#apply();
  }

  hear({ changes, reload }: Pick<ResponseNews, 'changes' | 'reload'>): void {
    if (reload || changes.length + this.#news.size > maxNews) {
      this.#set({ isStale: true });
      return;
    }
    this.refresh(changes.map(({ id }) => id));
  }

  /** Reads the first page and the rows in view again, for changes of which no news tells. */
  async lookAgain(): Promise<void> {
    if (this.#snapshot.sort === undefined || this.#isReading) return;
    const { rows } = await this.#source.page(undefined, firstPage);
    const { from, to } = this.#view;
    const added = rows.map(({ id }) => id).filter((id) => !this.#known.has(id));
    // New rows are put at the top one by one, so the oldest comes first.
    this.refresh([...this.#ids.slice(from, to + 1), ...added.reverse()]);
  }

  #isEnough(): boolean {
    const { isComplete, isStopped, count } = this.#snapshot;
    return isComplete || isStopped || count > this.#view.to + ahead;
  }

  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    clearTimeout(this.#timer);
    try {
      do {
        if (!this.#snapshot.isLoading) this.#set({ isLoading: true });
        const limit = this.#after === undefined ? firstPage : nextPages;
        const page = await this.#source.page(this.#after, limit);
        if (!this.#isUsed) return;
        this.#take(page);
        if (page.preparing !== null) {
          this.#timer = setTimeout(() => void this.#read(), retryPreparing);
          return;
        }
      } while (!this.#isEnough());
      this.#set({ isLoading: false });
    } catch (error) {
      if (this.#isUsed) this.#set({ error, isLoading: false });
    } finally {
      this.#isReading = false;
    }
  }

  #take({ rows, next, scanned, about, preparing, sort, watermark }: ResponsePage): void {
    for (const row of rows) {
      if (!this.#known.has(row.id)) this.#ids.push(row.id);
      this.#known.add(row.id);
      this.#rows.set(row.id, row);
    }
    const isPreparing = preparing !== null;
    if (!isPreparing) this.#after = next ?? this.#after;
    this.#set({
      count: this.#ids.length,
      isComplete: next === null && !isPreparing,
      error: undefined,
      scanned: this.#snapshot.scanned + scanned,
      about,
      preparing,
      sort,
      // News since the first page are heard, so later pages change nothing about it.
      watermark: this.#snapshot.watermark ?? watermark,
    });
    void this.#apply();
  }

  /** Reads the content of rows in view that was dropped before. */
  #fetchMissing(): void {
    const { from, to } = this.#view;
    for (const id of this.#ids.slice(Math.max(0, from - ahead), to + ahead))
      if (!this.#rows.has(id)) this.#wanted.add(id);
    if (this.#wanted.size > 0) void this.#fetch();
  }

  async #fetch(): Promise<void> {
    if (this.#isFetching) return;
    this.#isFetching = true;
    try {
      while (this.#wanted.size > 0 && this.#isUsed) {
        // The latest ones are in view; those before may have been scrolled past.
        const ids = [...this.#wanted].slice(-maxIds);
        const rows = await this.#source.some(ids);
        for (const id of ids) this.#wanted.delete(id);
        this.#replace(ids, rows);
      }
    } catch (error) {
      this.#wanted.clear();
      this.#set({ error });
    } finally {
      this.#isFetching = false;
    }
  }

  async #apply(): Promise<void> {
    // Before the first page the order is not known.
    if (this.#isApplying || this.#snapshot.sort === undefined) return;
    this.#isApplying = true;
    try {
      while (this.#news.size > 0 && this.#isUsed) {
        const ids = [...this.#news].slice(0, maxIds);
        for (const id of ids) this.#news.delete(id);
        this.#replace(ids, await this.#source.some(ids));
      }
    } catch {
      // The next news come with everything since the last ones that arrived.
      this.#set({ isStale: true });
    } finally {
      this.#isApplying = false;
    }
  }

  /** Puts rows where they belong, and removes those that the query no longer has. */
  #replace(asked: readonly number[], rows: readonly ResponseListed[]): void {
    const found = new Map(rows.map((row) => [row.id, row]));
    let { shift, unseen, isStale } = this.#snapshot;
    const fresh = new Set<number>();
    for (const id of asked) {
      const at = this.#known.has(id) ? this.#ids.indexOf(id) : -1;
      const row = found.get(id);
      if (row === undefined) {
        this.#rows.delete(id);
        if (at < 0) continue;
        this.#ids.splice(at, 1);
        this.#known.delete(id);
        if (at < this.#view.from) shift -= 1;
        continue;
      }
      if (at >= 0) {
        this.#rows.set(id, row);
        continue;
      }
      const position = this.#positionOf(row);
      if (position === 'unknown') isStale = true;
      else if (position !== 'later') {
        this.#rows.set(id, row);
        this.#ids.splice(position, 0, id);
        this.#known.add(id);
        if (position <= this.#view.from) {
          shift += 1;
          // Until the grid says that it is at the top.
          unseen += 1;
        }
        fresh.add(id);
      }
    }
    this.#set({ count: this.#ids.length, shift, unseen, isStale });
    if (fresh.size > 0) this.#markFresh(fresh);
  }

  /** `later`: on a page that is not read yet. */
  #positionOf({ id }: ResponseListed): number | 'later' | 'unknown' {
    const { sort, isComplete } = this.#snapshot;
    if (sort === undefined || sort.by !== 'date') return 'unknown';
    const isNewestFirst = sort.direction === 'descending';
    // Ids of live and test responses follow their dates. Those of others do not, and new ones are the newest.
    const position =
      id < 0
        ? isNewestFirst
          ? 0
          : -1
        : this.#ids.findIndex((each) => (isNewestFirst ? each < id : each > id));
    if (position >= 0) return position;
    return isComplete ? this.#ids.length : 'later';
  }

  #markFresh(ids: ReadonlySet<number>): void {
    this.#set({ fresh: new Set([...this.#snapshot.fresh, ...ids]) });
    setTimeout(() => {
      const left = new Set([...this.#snapshot.fresh].filter((id) => !ids.has(id)));
      if (this.#isUsed) this.#set({ fresh: left });
    }, freshFor);
  }

  #forgetFarRows(): void {
    if (this.#rows.size <= maxRows) return;
    const middle = (this.#view.from + this.#view.to) / 2;
    const first = Math.max(0, Math.round(middle - maxRows / 4));
    const near = new Set(this.#ids.slice(first, Math.round(middle + maxRows / 4)));
    for (const id of this.#rows.keys()) if (!near.has(id)) this.#rows.delete(id);
  }

  #set(change: Partial<RowsSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}
