import { responseQuery } from '#contract/app/response/filter.ts';
import { type ColumnSettings, columnSettings, type ResponseView } from '#contract/app/response/views.ts';
import { everyResponse } from '#form/query/responseQuery.ts';
import { arrangeColumns, changeView, createView, removeView } from '#service/response/view/responseViews.ts';
import { columnsOf, type ViewRow, viewsOf } from '#store/query/response/table/views.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers } from '../../call.ts';
import { visibleForm } from '../form/visibleForm.ts';

export const responseViewsHandlers: Handlers<
  | 'responseViews'
  | 'createResponseView'
  | 'changeResponseView'
  | 'deleteResponseView'
  | 'responseColumnSettings'
  | 'saveResponseColumnSettings'
> = {
  async responseViews({ context: { store }, params, actor }) {
    const { id } = await visibleForm(store, actor, params.form);
    const rows = await viewsOf(store.read, actor.organization.id, id, actor.user.id);
    return { views: rows.map(toView) };
  },

  async createResponseView({ context: { store }, params, body, actor, now }) {
    const { id } = await visibleForm(store, actor, params.form);
    const made = await createView(actor.writes, id, actor.user.id, body, now);
    if (!made.ok) throw new Problem(made.failure.code);
    return made.value;
  },

  async changeResponseView({ context: { store }, params, body, actor, now }) {
    const { id } = await visibleForm(store, actor, params.form);
    const changed = await changeView(actor.writes, id, actor.user.id, { id: params.view, ...body }, now);
    if (!changed.ok)
      throw new Problem(changed.failure.code === 'view_unknown' ? 'not_found' : changed.failure.code);
    return {};
  },

  async deleteResponseView({ context: { store }, params, actor }) {
    const { id } = await visibleForm(store, actor, params.form);
    const removed = await removeView(actor.writes, id, actor.user.id, params.view);
    if (!removed.ok) throw new Problem('not_found');
    return {};
  },

  async responseColumnSettings({ context: { store }, params, actor }) {
    const { id } = await visibleForm(store, actor, params.form);
    const content = await columnsOf(store.read, actor.organization.id, id, actor.user.id);
    return readColumns(content) ?? { columns: [] };
  },

  async saveResponseColumnSettings({ context: { store }, params, body, actor }) {
    const { id } = await visibleForm(store, actor, params.form);
    await arrangeColumns(actor.writes, id, actor.user.id, body);
    return {};
  },
};

/** A view that an earlier version wrote and this one cannot read shows everything: it can still be changed or deleted. */
function toView({ id, user_id, name, content }: ViewRow): ResponseView {
  const { query, columns } = JSON.parse(content);
  const read = responseQuery.safeParse(query);
  return {
    id,
    name,
    shared: user_id === null,
    query: read.success ? read.data : everyResponse,
    columns: columnSettings.safeParse(columns).data,
  };
}

function readColumns(content: string | undefined): ColumnSettings | undefined {
  return content === undefined ? undefined : columnSettings.safeParse(JSON.parse(content)).data;
}
