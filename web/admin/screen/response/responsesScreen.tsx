import './responsesScreen.css';
import { useSearch } from '@tanstack/react-router';
import type { AnswerOf } from '#contract/app/routes.ts';
import { useRouteQuery } from '../../api/useRouteQuery.ts';
import { useOrganization } from '../../navigation/useOrganization.ts';
import { QueryStatus } from '../../status/queryStatus.tsx';
import { useForm } from '../form/place/useForm.ts';
import { DeletedTable } from './deleted/deletedTable.tsx';
import type { ResponsesSearch } from './responsesSearch.ts';
import { ResponseTable } from './responseTable.tsx';

/** The tab “Responses” of a form. */
export function ResponsesScreen() {
  const { id: organization } = useOrganization();
  const { id: form } = useForm();
  const params = { organization, form };
  const columns = useRouteQuery('responseColumns', params);
  const views = useRouteQuery('responseViews', params);
  const settings = useRouteQuery('responseColumnSettings', params);
  const { view: viewId, deleted }: ResponsesSearch = useSearch({ strict: false });
  const missing = [columns, views, settings].find(({ data }) => data === undefined);
  if (missing !== undefined || columns.data === undefined || views.data === undefined)
    return (
      <div className="place-page">
        <QueryStatus query={missing ?? columns} />
      </div>
    );
  if (deleted) return <DeletedTable params={params} known={withoutNoise(columns.data)} />;
  const view = views.data.views.find(({ id }) => id === viewId);
  return (
    <ResponseTable
      params={params}
      known={withoutNoise(columns.data)}
      views={views.data.views}
      view={view}
      isViewGone={viewId !== undefined && view === undefined}
    />
  );
}

const shown = new WeakMap<AnswerOf<'responseColumns'>, AnswerOf<'responseColumns'>>();

/** Texts of the form hold no answers. The result is the same for the same answer, because columns are memoised. */
function withoutNoise(known: AnswerOf<'responseColumns'>): AnswerOf<'responseColumns'> {
  let result = shown.get(known);
  if (result === undefined) {
    result = { ...known, columns: known.columns.filter(({ type }) => type !== 'rich_text') };
    shown.set(known, result);
  }
  return result;
}
