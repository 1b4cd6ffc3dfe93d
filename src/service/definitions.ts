import type { FormDefinition } from '#form/definition/document.ts';
import { findDefinition } from '#store/query/form.ts';
import type { Database, OrganizationId } from '#store/tables.ts';

const kept = 500;

/** Published versions never change, so the ones in use are parsed once. */
export class Definitions {
  readonly #db: Database;
  readonly #known = new Map<string, FormDefinition>();

  constructor(db: Database) {
    this.#db = db;
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
    const definition = JSON.parse(text) as FormDefinition;
    const oldest = this.#known.size >= kept ? this.#known.keys().next() : undefined;
    if (oldest !== undefined && !oldest.done) this.#known.delete(oldest.value);
    this.#known.set(name, definition);
    return definition;
  }
}
