import type { ColumnSettings, ResponseView } from '#contract/app/response/views.ts';
import { newShortId } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { storableJson, storableText } from '#kit/text/storableText.ts';
import {
  countViews,
  deleteView,
  findView,
  insertView,
  maxViews,
  saveColumns,
  updateView,
} from '#store/query/response/table/views.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { requireFormInScope } from '../../base/access/requireFormInScope.ts';

type ViewContent = Omit<ResponseView, 'id'>;

function toRow(id: string, userId: string, { name, shared, query, columns }: ViewContent) {
  return {
    id,
    user_id: shared ? null : userId,
    name: storableText(name),
    content: storableJson({ query, columns }),
  };
}

/** Saves a view, for its author or for everybody who may see the form. */
export async function createView(
  writes: OrganizationWrites,
  formId: string,
  userId: string,
  content: ViewContent,
  now: number,
): Promise<Result<{ id: string }, { code: 'too_many_views' }>> {
  const id = newShortId();
  return await writes.writeForms([formId], async (transaction) => {
    await requireFormInScope(transaction, formId);
    const { db, organizationId } = transaction;
    const row = toRow(id, userId, content);
    if ((await countViews(db, organizationId, formId, row.user_id)) >= maxViews)
      return failed({ code: 'too_many_views' });
    await insertView(db, organizationId, formId, row, now);
    return ok({ id });
  });
}

export async function changeView(
  writes: OrganizationWrites,
  formId: string,
  userId: string,
  { id, ...content }: ResponseView,
  now: number,
): Promise<Result<undefined, { code: 'view_unknown' | 'too_many_views' }>> {
  return await writes.writeForms([formId], async (transaction) => {
    await requireFormInScope(transaction, formId);
    const { db, organizationId } = transaction;
    const view = await findView(db, organizationId, formId, userId, id);
    if (view === undefined) return failed({ code: 'view_unknown' });
    const row = toRow(id, userId, content);
    if (
      row.user_id !== view.user_id &&
      (await countViews(db, organizationId, formId, row.user_id)) >= maxViews
    )
      return failed({ code: 'too_many_views' });
    await updateView(db, organizationId, formId, row, now);
    return ok(undefined);
  });
}

export async function removeView(
  writes: OrganizationWrites,
  formId: string,
  userId: string,
  id: string,
): Promise<Result<undefined, { code: 'view_unknown' }>> {
  return await writes.writeForms([formId], async (transaction) => {
    await requireFormInScope(transaction, formId);
    const { db, organizationId } = transaction;
    const view = await findView(db, organizationId, formId, userId, id);
    if (view === undefined) return failed({ code: 'view_unknown' });
    await deleteView(db, organizationId, formId, id);
    return ok(undefined);
  });
}

/** Keeps how a person has arranged the columns. */
export async function arrangeColumns(
  writes: OrganizationWrites,
  formId: string,
  userId: string,
  settings: ColumnSettings,
): Promise<void> {
  await writes.writeForms([formId], async (transaction) => {
    await requireFormInScope(transaction, formId);
    await saveColumns(transaction.db, transaction.organizationId, formId, userId, storableJson(settings));
  });
}
