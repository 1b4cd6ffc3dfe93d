import { ExpiringCache } from '#kit/async/expiringCache.ts';
import type { Clock } from '#kit/time/clock.ts';
import { optionCounts } from '#store/query/collect/optionCount.ts';
import type { StaleDatabase } from '#store/tables.ts';
import type { PublishedForm } from '../../publishedForm/publishedForms.ts';

/** Option values by field id. */
export type FullOptionValues = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The options that have reached their quota, for display. It may lag by a second, and a new quota counts from
 * the next submission on; `OptionQuotas` decides.
 */
export class FullOptions {
  readonly #db: StaleDatabase;
  readonly #kept: ExpiringCache<string, Promise<FullOptionValues>>;

  constructor(db: StaleDatabase, clock: Clock) {
    this.#db = db;
    this.#kept = new ExpiringCache(500, 1000, clock);
  }

  /** Undefined for a form without quotas, at no cost. */
  of(form: PublishedForm): Promise<FullOptionValues> | undefined {
    if (form.settings.quotas === undefined || form.settings.quotas.length === 0) return undefined;
    const key = keyOf(form);
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const read = this.#read(form);
    this.#kept.set(key, read);
    read.catch(() => this.#kept.delete(key));
    return read;
  }

  /** Invalidates the cache after a visitor was refused an option that it does not list as full. */
  forget(form: PublishedForm): void {
    this.#kept.delete(keyOf(form));
  }

  async #read({ organizationId, id, settings }: PublishedForm): Promise<FullOptionValues> {
    const counts = await optionCounts(this.#db, organizationId, id);
    const full = new Map<string, Set<string>>();
    for (const { field, option, max } of settings.quotas ?? []) {
      const count = counts.find((each) => each.field_id === field && each.option === option);
      if ((count?.live ?? 0) + (count?.unlisted ?? 0) < max) continue;
      full.set(field, (full.get(field) ?? new Set()).add(option));
    }
    return full;
  }
}

function keyOf({ organizationId, id, settings }: PublishedForm): string {
  return `${organizationId} ${id} ${JSON.stringify(settings.quotas)}`;
}
