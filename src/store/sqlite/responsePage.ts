import { storableText } from '#kit/text/storableText.ts';
import type { ListWindow, ResponsePage } from '../store.ts';
import type { OrganizationId } from '../tables.ts';
import type { Connection } from './connection.ts';

const inList = `organization_id = ?1 AND form_id = ?2 AND state = 'live' AND import_id IS NULL`;

/**
 * SQLite assembles the page as one blob: its rows never become JavaScript strings. The envelope is added
 * outside, because growing a text of 150 KB once more doubled the cost of the query. The plus before the limit
 * hides its value from the planner, which would otherwise recompile the statement on every call.
 */
export function prepareResponsePage(connection: Connection) {
  const visible = connection.prepareArrays(`
    SELECT 1 FROM form WHERE organization_id = ? AND id = ? AND deleted_at IS NULL AND import_id IS NULL`);
  const page = connection.prepareArrays(`
    SELECT CAST(group_concat(fragment) AS BLOB), min(created_at), count(*)
    FROM (
      SELECT head || workflows || tail AS fragment, created_at FROM response
      WHERE ${inList} AND created_at < ?3 AND created_at > ?4
      ORDER BY created_at DESC LIMIT +?5
    )`);
  const older = connection.prepareArrays(`
    SELECT 1 FROM response WHERE ${inList} AND created_at < ?3 AND created_at > ?4 LIMIT 1`);

  return (organizationId: OrganizationId, asked: string, window: ListWindow): ResponsePage | undefined => {
    const formId = storableText(asked);
    if (visible.get(organizationId, formId) === undefined) return undefined;
    const [items, oldest, count] = page.get(
      organizationId,
      formId,
      window.before,
      window.after,
      window.limit,
    ) as unknown as [Uint8Array<ArrayBuffer> | null, number | null, number];
    if (items === null || oldest === null) return { items: new Uint8Array(0), hasMore: false };
    const hasMore =
      count === window.limit && older.get(organizationId, formId, oldest, window.after) !== undefined;
    return { items, hasMore };
  };
}
