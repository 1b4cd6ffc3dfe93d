/** What the address of a list of forms may ask for. */
export interface FormsSearch {
  /** Opens the dialogue for a new form. */
  readonly new?: true;
  readonly search?: string;
}

export function readFormsSearch(search: Record<string, unknown>): FormsSearch {
  return {
    ...(search.new === true && { new: true }),
    ...(typeof search.search === 'string' && { search: search.search }),
  };
}
