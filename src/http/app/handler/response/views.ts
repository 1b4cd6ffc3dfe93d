import { responseQuery } from '#contract/app/response/filter.ts';
import { columnSettings, type ResponseView } from '#contract/app/response/views.ts';
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
    if (!made.ok) throw new Problem('field_invalid', { param: 'name' });
    return made.value;
  },

  async changeResponseView({ context: { store }, params, body, actor, now }) {
    const { id } = await visibleForm(store, actor, params.form);
    const changed = await changeView(actor.writes, id, actor.user.id, { id: params.view, ...body }, now);
    if (!changed.ok) throw new Problem('not_found');
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
    return content === undefined ? { columns: [] } : columnSettings.parse(JSON.parse(content));
  },

  async saveResponseColumnSettings({ context: { store }, params, body, actor }) {
    const { id } = await visibleForm(store, actor, params.form);
    await arrangeColumns(actor.writes, id, actor.user.id, body);
    return {};
  },
};

function toView({ id, user_id, name, content }: ViewRow): ResponseView {
  const { query, columns } = JSON.parse(content);
  return { id, name, shared: user_id === null, query: responseQuery.parse(query), columns };
}
