import type pg from 'pg';
import { storableText } from '#kit/text/storableText.ts';
import type { ListWindow, ResponsePage } from '../store.ts';
import type { OrganizationId } from '../tables.ts';
import { queryBytes } from './queryBytes.ts';

/** The extra row tells whether older ones exist; it is counted but not concatenated. */
const text = `
  WITH page AS (
    SELECT head || workflows || tail AS fragment, row_number() OVER (ORDER BY created_at DESC) AS place
    FROM response
    WHERE organization_id = $1 AND form_id = $2 AND state = 'live' AND import_id IS NULL
      AND created_at < $3 AND created_at > $4
    ORDER BY created_at DESC LIMIT $5::int + 1
  )
  SELECT CASE WHEN NOT EXISTS (
      SELECT 1 FROM form
      WHERE organization_id = $1 AND id = $2 AND deleted_at IS NULL AND import_id IS NULL
    ) THEN NULL
    WHEN count(*) > $5::int THEN '1' ELSE '0' END
      || coalesce(string_agg(fragment, ',' ORDER BY place) FILTER (WHERE place <= $5::int), '')
  FROM page`;

const one = '1'.charCodeAt(0);

/** PostgreSQL assembles the page and returns one text whose first character tells whether there is more. */
export async function responsePage(
  pool: pg.Pool,
  organizationId: OrganizationId,
  formId: string,
  window: ListWindow,
): Promise<ResponsePage | undefined> {
  const [row] = await queryBytes(pool, {
    name: 'response_page',
    text,
    values: [organizationId, storableText(formId), window.before, window.after, window.limit],
  });
  const page = row?.[0] ?? null;
  return page === null ? undefined : { items: page.subarray(1), hasMore: page[0] === one };
}
