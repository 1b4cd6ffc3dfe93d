import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import type { ColumnSettings, ResponseView } from '#contract/app/response/views.ts';
import type { ResponseQuery } from '#form/query/responseQuery.ts';
import { useToast } from '#ui/toast/useToast.ts';

export interface ViewContent {
  readonly name: string;
  readonly shared: boolean;
  readonly query: ResponseQuery;
  readonly columns?: ColumnSettings | undefined;
}

/** Stores a changed view; false, with a message, where that failed. */
export function useChangeView(params: {
  readonly organization: string;
  readonly form: string;
}): (id: string, view: ViewContent) => Promise<boolean> {
  const { mutateAsync } = useRouteMutation('changeResponseView', { invalidates: ['responseViews'] });
  const toast = useToast();
  const problemText = useProblemText();
  return async (id, content) => {
    try {
      await mutateAsync({ params: { ...params, view: id }, body: bodyOf(content) });
      return true;
    } catch (error) {
      toast({ about: 'view', title: problemText(error), tone: 'bad' });
      return false;
    }
  };
}

/** A view as it is sent. The lists are copied, because those of a body are not read-only. */
export function bodyOf({ name, shared, query, columns }: ViewContent): Omit<ResponseView, 'id'> {
  const filters = query.filters.map((filter) =>
    'values' in filter ? { ...filter, values: [...filter.values] } : { ...filter },
  );
  return {
    name,
    shared,
    query: { ...query, filters, sort: { ...query.sort } },
    ...(columns !== undefined && { columns }),
  };
}
