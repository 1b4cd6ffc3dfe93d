import { readResponseQuery } from '#contract/app/response/filter.ts';
import type { ResponseQuery } from '#form/query/responseQuery.ts';
import { rowsById, type TableRow } from '#store/query/response/table/tableRows.ts';
import type { ReadOnlyStore } from '#store/store.ts';
import { Problem } from '../../../problem.ts';
import type { InOrganization } from '../../call.ts';
import { visibleForm } from '../form/visibleForm.ts';

/** The query of a request; `field_invalid` where it is none. */
export function queryOf(text: string | undefined): ResponseQuery {
  const query = readResponseQuery(text);
  if (query === undefined) throw new Problem('field_invalid', { param: 'query' });
  return query;
}

/** A response that the person may see, in any tab. */
export async function visibleResponse(
  store: ReadOnlyStore,
  actor: InOrganization,
  formId: string,
  responseId: string,
): Promise<{ form: Awaited<ReturnType<typeof visibleForm>>; row: TableRow }> {
  const form = await visibleForm(store, actor, formId);
  const id = responseIdOf(responseId);
  const { rows } = await rowsById(store.read, actor.organization.id, form.id, 'any', [id]);
  const [row] = rows;
  if (row === undefined) throw new Problem('not_found');
  return { form, row };
}

/** Of an address; `not_found` where it is none. */
export function responseIdOf(text: string): number {
  const id = /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw new Problem('not_found');
  return id;
}
