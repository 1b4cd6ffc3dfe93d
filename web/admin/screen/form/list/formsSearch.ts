/** The search parameters of the list of forms. */
export interface FormsSearch {
  /** Opens the dialogue for a new form. */
  readonly new?: true | undefined;
  readonly search?: string | undefined;
  /** Shows deleted forms instead of current ones. */
  readonly deleted?: true | undefined;
}

/**
 * Every name is in it, whatever the address says: what is left out here would reach the screen as it was written. An
 * address written by hand has figures and `true` as they are, and people look for those too.
 */
export function readFormsSearch({ new: isNew, search, deleted }: Record<string, unknown>): FormsSearch {
  return {
    new: isNew === true ? true : undefined,
    search: ['string', 'number', 'boolean'].includes(typeof search) ? String(search) : undefined,
    deleted: deleted === true ? true : undefined,
  };
}
