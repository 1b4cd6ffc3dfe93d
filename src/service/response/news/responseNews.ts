import type { ResponseNews as News } from '#contract/app/form/draftNews.ts';
import { WakeUp } from '#kit/async/wakeUp.ts';
import { draftRevision } from '#store/query/form/draftPresence.ts';
import { type ChangeEntry, changesSince } from '#store/query/response/changeLog.ts';
import { newestNumber, newestNumbers } from '#store/query/response/table/tableRows.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';

/** How often this process asks for the changes of others; its own are known at once. */
const pollInterval = 500;
/** Commits in quick succession are looked at together. */
const shortestInterval = 50;
/** More changes than a table can take up one by one. */
const mostChanges = 200;

const kinds = {
  response_added: 'added',
  response_edited: 'edited',
  response_deleted: 'deleted',
  response_restored: 'restored',
  response_released: 'released',
  response_erased: 'erased',
  response_tagged: 'edited',
  response_quarantined: 'quarantined',
  response_unquarantined: 'unquarantined',
} as const;

export interface SharedNews {
  readonly news: News;
  /** The form's workspace after the news were read, for the rights of each stream; undefined if the form is gone. */
  readonly workspace: string | undefined;
}

/**
 * Tells streams when something happened to the responses of a form. One poll serves all streams of the process: the newest
 * number of each watched organisation.
 */
export class ResponseNews {
  readonly #store: Pick<Store, 'read' | 'commits'>;
  readonly #watched = new Map<OrganizationId, number>();
  readonly #newest = new Map<OrganizationId, number>();
  readonly #moved = new WakeUp();
  readonly #shared = new Map<string, Promise<SharedNews>>();
  #polling = false;

  constructor(store: Pick<Store, 'read' | 'commits'>) {
    this.#store = store;
  }

  /** Keeps the organisation under watch until the returned function is called. */
  watch(organizationId: OrganizationId): () => void {
    this.#watched.set(organizationId, (this.#watched.get(organizationId) ?? 0) + 1);
    if (!this.#polling) {
      this.#polling = true;
      void this.#poll();
    }
    return () => {
      const left = (this.#watched.get(organizationId) ?? 1) - 1;
      if (left > 0) this.#watched.set(organizationId, left);
      else {
        this.#watched.delete(organizationId);
        this.#newest.delete(organizationId);
      }
    };
  }

  /** The newest number that is known of a watched organisation. */
  newest(organizationId: OrganizationId): number {
    return this.#newest.get(organizationId) ?? Number.NEGATIVE_INFINITY;
  }

  /** Resolves when the organisation has a newer number, after the time, or when the signal aborts. */
  async wait(
    organizationId: OrganizationId,
    known: number,
    milliseconds: number,
    signal: AbortSignal,
  ): Promise<void> {
    const until = performance.now() + milliseconds;
    while (this.newest(organizationId) <= known && !signal.aborted) {
      const left = until - performance.now();
      if (left <= 0) return;
      await this.#moved.wait(left, signal);
    }
  }

  /** The number from which a new watcher starts. */
  async now(organizationId: OrganizationId): Promise<number> {
    return await newestNumber(this.#store.read, organizationId);
  }

  /** Changes of a form since a watermark. All streams of the process that ask the same share one reading. */
  async since(organizationId: OrganizationId, form: string, watermark: number): Promise<SharedNews> {
    const name = JSON.stringify([organizationId, form, watermark, this.#newest.get(organizationId)]);
    const known = this.#shared.get(name);
    if (known !== undefined) return await known;
    const reading = this.#read(organizationId, form, watermark);
    this.#shared.set(name, reading);
    // Forgotten soon: only streams that are woken together ask the same.
    const forget = () => setTimeout(() => this.#shared.delete(name), shortestInterval).unref();
    reading.then(forget, forget);
    return await reading;
  }

  async #read(organizationId: OrganizationId, form: string, watermark: number): Promise<SharedNews> {
    const news = await this.#changes(organizationId, form, watermark);
    const row = await draftRevision(this.#store.read, organizationId, form);
    return { news, workspace: row?.workspace_id };
  }

  async #changes(organizationId: OrganizationId, form: string, watermark: number): Promise<News> {
    const { read } = this.#store;
    const page = await changesSince(read, organizationId, form, watermark, mostChanges, {
      hasValues: false,
    });
    if (page.hasMore)
      return { form, watermark: await newestNumber(read, organizationId), changes: [], reload: true };
    return {
      form,
      watermark: page.watermark,
      changes: page.entries.flatMap(toChange),
      reload: page.entries.some(needsReload),
    };
  }

  async #poll(): Promise<void> {
    const never = new AbortController().signal;
    while (this.#watched.size > 0) {
      const begun = performance.now();
      // Before reading, so that a commit in the meantime is not missed.
      const commit = this.#store.commits.wait(pollInterval, never);
      // A database that cannot be reached for a moment must not end the polling.
      const rows = await newestNumbers(this.#store.read, [...this.#watched.keys()]).catch(() => []);
      let isNew = false;
      for (const { id, last_number } of rows) {
        if (!this.#watched.has(id) || this.#newest.get(id) === Number(last_number)) continue;
        this.#newest.set(id, Number(last_number));
        isNew = true;
      }
      if (isNew) this.#moved.wake();
      await commit;
      const early = shortestInterval - (performance.now() - begun);
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    }
    this.#polling = false;
  }
}

function toChange({ kind, response_id }: ChangeEntry): News['changes'] {
  if (response_id === null || !(kind in kinds)) return [];
  return [{ kind: kinds[kind as keyof typeof kinds], id: response_id }];
}

/** After an import or a new version, rows and columns may have changed anywhere. */
function needsReload({ kind }: ChangeEntry): boolean {
  return kind === 'responses_imported' || kind === 'form_published' || kind === 'form_restored';
}
