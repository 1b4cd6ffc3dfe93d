import type { Operator } from '../schema/logic.ts';

/** The lists of a form's responses. `partial` are answers that were not sent yet, `spam` those in quarantine. */
export const responseTabs = ['live', 'test', 'spam', 'partial'] as const;
export type ResponseTab = (typeof responseTabs)[number];

/** Facts about a response that are compared with a list of values. */
export const responseFacts = ['version', 'country', 'device', 'language', 'tag'] as const;
type ResponseFact = (typeof responseFacts)[number];

/** The classes of devices; `program` is a client of the API, and empty is unknown. */
export const deviceClasses = ['desktop', 'phone', 'tablet', 'program', ''] as const;

/** The answer to a field, compared by the operators of its type; see `operatorsOf`. */
export interface FieldFilter {
  readonly on: 'field';
  readonly field: string;
  readonly operator: Operator;
  readonly value?: string | number | undefined;
}

/** When the response came: from `from` (inclusive) to `before` (exclusive), as instants. */
export interface DateFilter {
  readonly on: 'date';
  readonly from?: string | undefined;
  readonly before?: string | undefined;
}

/** `is`: one of the values; `is_not`: none of them. An empty value stands for an unknown country, device or language. */
export interface FactFilter {
  readonly on: ResponseFact;
  readonly operator: 'is' | 'is_not';
  readonly values: readonly string[];
}

export type ResponseFilter = FieldFilter | DateFilter | FactFilter;

export interface ResponseSort {
  /** `date`, or the id of a field. Responses without an answer come last in both directions, newest first. */
  readonly by: string;
  readonly direction: 'ascending' | 'descending';
}

/** Which responses, and in which order: of the table, its saved views, exports and bulk actions alike. */
export interface ResponseQuery {
  readonly tab: ResponseTab;
  /** Whether all filters must hold, or one of them. */
  readonly match: 'all' | 'any';
  readonly filters: readonly ResponseFilter[];
  /** Words that answers, tags or the number must contain: all of them, the last as the beginning of a word. */
  readonly search: string;
  readonly sort: ResponseSort;
}

export const newestFirst: ResponseSort = { by: 'date', direction: 'descending' };

/** All live responses, newest first. */
export const everyResponse: ResponseQuery = {
  tab: 'live',
  match: 'all',
  filters: [],
  search: '',
  sort: newestFirst,
};
