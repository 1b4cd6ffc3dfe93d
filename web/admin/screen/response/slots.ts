import type { ResponseQuery } from '#form/query/responseQuery.ts';

/** The table gives this to the panel with one response, `detail/responsePanel.tsx`. */
export interface ResponsePanelProps {
  readonly organization: string;
  readonly form: string;
  readonly response: number;
  /** The neighbours in the table; undefined at its ends. */
  readonly previous: number | undefined;
  readonly next: number | undefined;
  /** Shows another response in the panel. */
  readonly onGo: (response: number) => void;
  readonly onClose: () => void;
  /** Reads these rows of the table again, after a change. A deleted response leaves the table. */
  readonly onChanged: (responses: readonly number[]) => void;
}

/** Rows chosen one by one, or all that the query matches. */
export type TableSelection = { readonly ids: readonly number[] } | { readonly query: ResponseQuery };

/** The table gives this to the bar of bulk actions, `bulk/bulkBar.tsx`, which stays while work is under way. */
export interface BulkBarProps {
  readonly organization: string;
  readonly form: string;
  readonly query: ResponseQuery;
  /** Undefined while nothing is selected. */
  readonly selection: TableSelection | undefined;
  /** How many are selected; undefined where nobody knows before all were looked at. */
  readonly count: number | undefined;
  /** Extends a selection of single rows to all that match. */
  readonly onSelectAll: () => void;
  /** Clears this selection, and no later one. */
  readonly onClear: () => void;
  /** Reads rows again after a change; without ids the whole table. */
  readonly onChanged: (responses?: readonly number[]) => void;
}

/** The table gives this to the export dialog, `export/exportDialog.tsx`. */
export interface ExportDialogProps {
  readonly organization: string;
  readonly form: string;
  /** The query of the table, for the choice between its rows and everything. */
  readonly query: ResponseQuery;
  /** The ids of the visible columns in their order. */
  readonly columns: readonly string[];
  readonly open: boolean;
  readonly onClose: () => void;
}
