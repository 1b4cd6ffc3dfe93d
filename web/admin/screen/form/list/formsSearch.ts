import { defaultOrder, type FormOrder, formOrders } from './sortForms.ts';

/** The search parameters of the list of forms. */
export interface FormsSearch {
  readonly sort?: FormOrder | undefined;
  readonly search?: string | undefined;
  /** Shows deleted forms instead of current ones. */
  readonly deleted?: true | undefined;
}

/**
 * Returns every parameter: the router would pass an omitted one on unvalidated. A number or `true` in the URL is
 * parsed as such, so it is turned back into search text.
 */
export function readFormsSearch({ sort, search, deleted }: Record<string, unknown>): FormsSearch {
  return {
    sort: formOrders.find((order) => order === sort && order !== defaultOrder),
    search: ['string', 'number', 'boolean'].includes(typeof search) ? String(search) : undefined,
    deleted: deleted === true ? true : undefined,
  };
}
