import type { ResponseNews as News } from '#contract/app/news/events.ts';
import { type ChangeEntry, changesSince } from '#store/query/response/changeLog.ts';
import { newestNumber, newestNumbers } from '#store/query/response/table/tableRows.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';

/** How often this process asks for the changes of others; its own are known at once. */
const pollInterval = 500;
/** Commits in quick succession are looked at together. */
const shortestInterval = 50;
/** More changes than a table can take up one by one. */
const maxChanges = 200;

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

/**
 * Tells when something happened to the responses of a form. One poll serves the process: the newest number of each watched
 * organisation.
 */
export class ResponseNews {
  readonly #store: Pick<Store, 'read' | 'commits'>;
  readonly #watched = new Map<OrganizationId, () => void>();
  readonly #newest = new Map<OrganizationId, number>();
  #polling = false;

  constructor(store: Pick<Store, 'read' | 'commits'>) {
    this.#store = store;
  }

  /** Calls the function whenever the organisation has a newer number, until the returned one is called. */
  watch(organizationId: OrganizationId, onMoved: () => void): () => void {
    this.#watched.set(organizationId, onMoved);
    if (!this.#polling) {
      this.#polling = true;
      void this.#poll();
    }
    return () => {
      this.#watched.delete(organizationId);
      this.#newest.delete(organizationId);
    };
  }

  /** The newest number that is known of a watched organisation. */
  newest(organizationId: OrganizationId): number {
    return this.#newest.get(organizationId) ?? Number.NEGATIVE_INFINITY;
  }

  /** Changes of a form since a watermark. */
  async since(organizationId: OrganizationId, form: string, watermark: number): Promise<News> {
    const { read } = this.#store;
    const page = await changesSince(read, organizationId, form, watermark, maxChanges, {
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
      for (const { id, last_number } of rows) {
        if (!this.#watched.has(id) || this.#newest.get(id) === Number(last_number)) continue;
        this.#newest.set(id, Number(last_number));
        this.#watched.get(id)?.();
      }
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
