import { keptDays } from '#contract/app/response/deleted.ts';
import { day } from '#kit/time/durations.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { readDeletedCursor, writeDeletedCursor } from '#service/response/change/deletedCursor.ts';
import { listedResponses } from '#service/response/query/listedResponses.ts';
import { type DeletedRow, deletedPage, findDeleted } from '#store/query/response/deletedResponse.ts';
import { newestNumber } from '#store/query/response/table/tableRows.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers } from '../../call.ts';
import { visibleForm } from '../form/visibleForm.ts';
import { detailOf } from './detail.ts';
import { responseIdOf } from './readForm.ts';

const pageSize = 50;

export const deletedResponseHandlers: Handlers<'deletedResponses' | 'deletedResponse'> = {
  async deletedResponses({ context: { store, definitions }, params, query, actor }) {
    const form = await visibleForm(store, actor, params.form);
    const after = query.after === undefined ? undefined : readDeletedCursor(query.after);
    if (after === undefined && query.after !== undefined)
      throw new Problem('field_invalid', { param: 'after' });
    // Before the rows, so that nothing between the two is missed.
    const watermark = await newestNumber(store.read, actor.organization.id);
    const { rows, ended } = await deletedPage(store.read, actor.organization.id, form.id, after, pageSize);
    const listed = await listedResponses(store.read, definitions, form, rows);
    const last = ended ? undefined : (rows.at(-1) ?? after);
    return {
      rows: rows.flatMap((row, index) => {
        const response = listed[index];
        return response === undefined ? [] : [{ ...response, ...deletionOf(row), deletion: row.deletion }];
      }),
      next: last === undefined ? null : writeDeletedCursor(last),
      watermark,
    };
  },

  async deletedResponse({ context, params, actor }) {
    const { store } = context;
    const form = await visibleForm(store, actor, params.form);
    const id = responseIdOf(params.response);
    const row = await findDeleted(store.read, actor.organization.id, form.id, id);
    if (row === undefined) throw new Problem('not_found');
    const detail = await detailOf(context, form, row);
    // Files of deleted responses are hidden everywhere.
    const files = detail.files.map((file) => ({ ...file, available: false, download: '', preview: null }));
    return { ...detail, files, ...deletionOf(row) };
  },
};

function deletionOf({ deleted_at, actor_kind, actor_name }: DeletedRow) {
  return {
    deleted_at: formatInstant(deleted_at),
    erased_at: formatInstant(deleted_at + keptDays * day),
    by: { kind: actor_kind ?? ('system' as const), name: actor_name ?? '' },
  };
}
