import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { callRoute } from '#admin/api/callRoute.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { routeQueryOptions, useRouteQuery } from '#admin/api/useRouteQuery.ts';
import type { ResponseColumn } from '#contract/app/response/table.ts';
import type { ColumnSettings, ResponseView } from '#contract/app/response/views.ts';
import type { ResponseTab } from '#form/query/responseQuery.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { type ArrangedColumn, arrangeColumns, columnSettingsOf } from './arrangeColumns.ts';

interface Columns {
  readonly arranged: readonly ArrangedColumn[];
  readonly change: (columns: readonly ArrangedColumn[]) => void;
  readonly reset: () => void;
  /** Whether they differ from those of the open view. */
  readonly isChanged: boolean;
  /** Returns to those of the view. */
  readonly discard: () => void;
}

/** Moving and resizing makes many changes; only the last one is worth saving. */
const saveAfter = 600;

/** The columns of the open view, which are saved with it, or else the person's own, which are saved at once. */
export function useColumns(
  params: { readonly organization: string; readonly form: string },
  columns: readonly ResponseColumn[],
  view: ResponseView | undefined,
  tab: ResponseTab,
): Columns {
  const client = useQueryClient();
  const toast = useToast();
  const problemText = useProblemText();
  const { data: own } = useRouteQuery('responseColumnSettings', params);
  const [draft, setDraft] = useState<{ readonly view: string; readonly settings: ColumnSettings }>();
  const ofView = view?.columns;
  // The person's own changes since the table was opened: an answer that was under way must not take them back.
  const [changed, setChanged] = useState<ColumnSettings>();
  const drafted = draft !== undefined && draft.view === view?.id ? draft.settings : undefined;
  const settings = drafted ?? ofView ?? changed ?? own;
  const arranged = useMemo(() => arrangeColumns(columns, settings, tab), [columns, settings, tab]);
  const unsaved = useRef<{ readonly body: ColumnSettings; readonly timer: ReturnType<typeof setTimeout> }>(
    undefined,
  );
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const send = () => {
    const { body, timer } = unsaved.current ?? {};
    clearTimeout(timer);
    unsaved.current = undefined;
    if (body === undefined) return;
    // One after the other, so that the last one is the one that stays.
    sent.current = sent.current
      .then(() => callRoute('saveResponseColumnSettings', { params, body }))
      .catch((error: unknown) => toast({ about: 'columns', title: problemText(error), tone: 'bad' }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the table or the window closes
  useEffect(() => {
    window.addEventListener('pagehide', send);
    return () => {
      window.removeEventListener('pagehide', send);
      send();
    };
  }, []);
  const save = (next: ColumnSettings) => {
    if (view !== undefined && ofView !== undefined) {
      setDraft({ view: view.id, settings: next });
      return;
    }
    setChanged(next);
    client.setQueryData(routeQueryOptions('responseColumnSettings', params).queryKey, next);
    clearTimeout(unsaved.current?.timer);
    unsaved.current = { body: next, timer: setTimeout(send, saveAfter) };
  };
  return {
    arranged,
    change: (next) => save(columnSettingsOf(next)),
    reset: () => save({ columns: [] }),
    isChanged: drafted !== undefined && JSON.stringify(drafted) !== JSON.stringify(ofView),
    discard: () => setDraft(undefined),
  };
}
