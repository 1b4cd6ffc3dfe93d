/** The search parameters of the table of responses. */
export interface ResponsesSearch {
  /** The id of a saved view. */
  readonly view?: string | undefined;
  /** See `writeQuery`; missing for the query of the view, or every response. */
  readonly query?: string | undefined;
  /** Whether the list of deleted responses is shown instead. */
  readonly deleted?: true | undefined;
  /** The response whose details are open. */
  readonly response?: number | undefined;
}

/** Returns every parameter: the router would pass an omitted one on unvalidated. */
export function readResponsesSearch(given: Record<string, unknown>): ResponsesSearch {
  const { view, query, deleted, response } = given;
  return {
    // A view's id can look like a number.
    view: typeof view === 'string' || typeof view === 'number' ? String(view) : undefined,
    query: typeof query === 'string' && query !== '' ? query : undefined,
    deleted: deleted === true ? true : undefined,
    response: Number.isSafeInteger(response) ? Number(response) : undefined,
  };
}
