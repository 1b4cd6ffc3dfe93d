import { type FormDefinition, openDefinition } from '#form/definition/document.ts';
import { ExpiringCache } from '#kit/async/expiringCache.ts';
import type { Clock } from '#kit/time/clock.ts';
import { findDefinition } from '#store/query/form/form.ts';
import type { Database, OrganizationId } from '#store/tables.ts';

/**
 * Caches parsed versions, which never change once published. Entries expire, because `restore` may replace the
 * installation while the service runs.
 */
export class Definitions {
  readonly #db: Database;
  readonly #known: ExpiringCache<string, FormDefinition>;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#known = new ExpiringCache(500, 1000, clock);
  }

  async get(
    organizationId: OrganizationId,
    formId: string,
    version: number,
  ): Promise<FormDefinition | undefined> {
    const name = JSON.stringify([organizationId, formId, version]);
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const text = await findDefinition(this.#db, organizationId, formId, version);
    if (text === undefined) return undefined;
    const definition = openDefinition(JSON.parse(text));
    this.#known.set(name, definition);
    return definition;
  }
}
