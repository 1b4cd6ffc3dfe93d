/** The search parameters of the list of forms. */
export interface FormsSearch {
  /** Opens the dialogue for a new form. */
  readonly new?: true | undefined;
  readonly search?: string | undefined;
  /** Shows deleted forms instead of current ones. */
  readonly deleted?: true | undefined;
}

/**
 * Returns every parameter: the router would pass an omitted one on unvalidated. A number or `true` in the URL is
 * parsed as such, so it is turned back into search text.
 */
export function readFormsSearch({ new: isNew, search, deleted }: Record<string, unknown>): FormsSearch {
  return {
    new: isNew === true ? true : undefined,
    search: ['string', 'number', 'boolean'].includes(typeof search) ? String(search) : undefined,
    deleted: deleted === true ? true : undefined,
  };
}
