import { ExpiringCache } from '#kit/async/expiringCache.ts';
import type { Clock } from '#kit/time/clock.ts';
import { optionCounts } from '#store/query/collect/optionCount.ts';
import type { Database } from '#store/tables.ts';
import type { PublishedForm } from '../../publishedForm/publishedForms.ts';

/** Values of options, by the id of their field. */
export type FullOptionValues = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The options that were chosen as often as they can be, for showing them so. It may be a second late, and a quota that is
 * new counts from the next submission on; what decides is `OptionQuotas`.
 */
export class FullOptions {
  readonly #db: Database;
  readonly #kept: ExpiringCache<string, Promise<FullOptionValues>>;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#kept = new ExpiringCache(500, 1000, clock);
  }

  /** Undefined for a form that limits none, which costs nothing. */
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

  /** Somebody was just told of one that is not known to be full here. */
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
