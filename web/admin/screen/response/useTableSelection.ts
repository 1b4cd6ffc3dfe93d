import { useState } from 'react';
import { maxNamedResponses } from '#contract/app/response/limits.ts';
import type { ResponseListed } from '#contract/app/response/table.ts';
import type { ResponseQuery } from '#form/query/responseQuery.ts';
import type { GridSelection } from '#ui/dataGrid/dataGrid.tsx';
import type { ResponseRows } from './rows/responseRows.ts';
import type { TableSelection } from './slots.ts';
import { toggleRow } from './toggleRow.ts';
import { useStableCallback } from './useStableCallback.ts';

interface Selected {
  readonly isAll: boolean;
  readonly ids: ReadonlySet<number>;
  /** The row of the last click. */
  readonly anchor?: number;
}

const none: Selected = { isAll: false, ids: new Set() };

interface TableSelectionState {
  readonly grid: GridSelection<ResponseListed>;
  /** Undefined while nothing is selected. */
  readonly selection: TableSelection | undefined;
  readonly selectAll: () => void;
  /** Clears this selection; a later one stays, when it is called at the end of some work. */
  readonly clear: () => void;
}

/** The selected rows of a query. Another query begins with none: nobody would know what is selected elsewhere. */
export function useTableSelection(
  rows: ResponseRows,
  query: ResponseQuery,
  text: string,
): TableSelectionState {
  const [state, setState] = useState({ text, selected: none });
  const selected = state.text === text ? state.selected : none;
  const set = (next: Selected) => setState({ text, selected: next });
  const { isAll } = selected;
  // Rows leave the table while they are selected, and an action must not reach what nobody sees any more.
  const ids = new Set([...selected.ids].filter((id) => rows.has(id)));
  const toggle = useStableCallback(({ id }: ResponseListed, _index: number, extend: boolean) => {
    // Of all that match, one is taken out: what is left are rows by name.
    const before = isAll ? rows.idsBetween(0, maxNamedResponses - 1) : ids;
    const anchor = extend ? selected.anchor : undefined;
    set({ isAll: false, ids: toggleRow(rows, before, { id, anchor }), anchor: id });
  });
  return {
    grid: {
      has: ({ id }) => isAll || ids.has(id),
      toggle,
      all: isAll ? 'all' : ids.size > 0 ? 'some' : 'none',
      toggleAll: () => set(isAll ? none : { isAll: true, ids: new Set() }),
    },
    selection: isAll ? { query } : ids.size > 0 ? { ids: [...ids] } : undefined,
    selectAll: () => set({ isAll: true, ids: new Set() }),
    clear: () => setState((current) => (current === state ? { text, selected: none } : current)),
  };
}
