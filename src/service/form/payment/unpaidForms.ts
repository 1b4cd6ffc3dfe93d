import { openDefinition } from '#form/definition/document.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import { formsWithPayment } from '#store/query/collect/paymentForm.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { type PaymentsMissing, paymentsMissing } from './paymentsMissing.ts';

/** The part of a listed form that tells whether it has changed. */
interface ListedForm {
  readonly id: string;
  readonly published_version: number | null;
  readonly updated_at: number;
}

/** Lists are requested often and forms change rarely; above this size the cache is cleared. */
const maxCached = 20_000;

/** Finds the forms of a list that ask for a payment on a server that cannot take any. */
export class UnpaidForms {
  readonly #known = new Map<string, PaymentsMissing | 'no'>();

  async among(
    db: Database,
    organizationId: OrganizationId,
    forms: readonly ListedForm[],
    today: string,
  ): Promise<ReadonlyMap<string, PaymentsMissing>> {
    const published = forms.filter(({ published_version }) => published_version !== null);
    const unknown = published.filter((form) => !this.#known.has(nameOf(organizationId, form)));
    if (this.#known.size + unknown.length > maxCached) this.#known.clear();
    const missing = new Map<string, PaymentsMissing>();
    const ids = unknown.map(({ id }) => id);
    for (const { id, definition } of await formsWithPayment(db, organizationId, ids)) {
      const compiled = compileForm(openDefinition(JSON.parse(definition)));
      if (!compiled.ok) continue;
      const found = paymentsMissing(compiled.value, {}, { payments: false, today });
      if (found !== undefined) missing.set(id, found);
    }
    for (const form of unknown) this.#known.set(nameOf(organizationId, form), missing.get(form.id) ?? 'no');
    for (const form of published) {
      const known = this.#known.get(nameOf(organizationId, form));
      if (known !== undefined && known !== 'no') missing.set(form.id, known);
    }
    return missing;
  }
}

function nameOf(organizationId: OrganizationId, { id, published_version, updated_at }: ListedForm): string {
  return `${organizationId} ${id} ${published_version} ${updated_at}`;
}
