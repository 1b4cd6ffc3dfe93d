import type { ResponseQuery } from '#form/query/responseQuery.ts';

/** Rows chosen one by one, or all that match a query. */
export type BulkSelection =
  | { readonly ids: readonly number[] }
  | {
      readonly query: ResponseQuery;
      /** About how many these are, where it is known. */
      readonly total?: number | undefined;
    };

export interface BulkBarProps {
  readonly form: string;
  /** The table's query: its tab decides which actions there are. */
  readonly query: ResponseQuery;
  readonly selection: BulkSelection;
  /** Selects all that match; undefined where all are selected already. */
  readonly onSelectAll?: (() => void) | undefined;
  readonly onClear: () => void;
  /** Something changed: the ids, or undefined where the table does not know all of them. */
  readonly onChanged: (responses: readonly number[] | undefined) => void;
}
