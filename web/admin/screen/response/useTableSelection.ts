import { useRef, useState } from 'react';
import type { ResponseListed } from '#contract/app/response/table.ts';
import type { ResponseQuery } from '#form/query/responseQuery.ts';
import type { GridSelection } from '../../../ui/dataGrid/dataGrid.tsx';
import type { ResponseRows } from './rows/responseRows.ts';
import type { TableSelection } from './slots.ts';
import { useStableCallback } from './useStableCallback.ts';

/** Rows named one by one; the service takes as many at once. */
const mostSelected = 500;

interface Selected {
  readonly isAll: boolean;
  readonly ids: ReadonlySet<number>;
}

const none: Selected = { isAll: false, ids: new Set() };

interface TableSelectionState {
  readonly grid: GridSelection<ResponseListed>;
  /** Undefined while nothing is selected. */
  readonly selection: TableSelection | undefined;
  readonly selectAll: () => void;
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
  const last = useRef(0);
  const loaded = () => rows.idsBetween(0, mostSelected - 1);
  const toggle = useStableCallback((row: ResponseListed, index: number, extend: boolean) => {
    // Of all that match, one is taken out: what is left are rows by name.
    const ids = new Set(selected.isAll ? loaded() : selected.ids);
    const isOn = !ids.has(row.id);
    const range = extend ? rows.idsBetween(last.current, index) : [row.id];
    for (const id of range) {
      if (isOn && ids.size < mostSelected) ids.add(id);
      else if (!isOn) ids.delete(id);
    }
    last.current = index;
    set({ isAll: false, ids });
  });
  const { isAll, ids } = selected;
  return {
    grid: {
      has: ({ id }) => isAll || ids.has(id),
      toggle,
      all: isAll ? 'all' : ids.size > 0 ? 'some' : 'none',
      toggleAll: () => set(isAll ? none : { isAll: true, ids: new Set() }),
    },
    selection: isAll ? { query } : ids.size > 0 ? { ids: [...ids] } : undefined,
    selectAll: () => set({ isAll: true, ids: new Set() }),
    clear: () => set(none),
  };
}
