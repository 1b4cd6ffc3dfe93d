import { sql } from 'kysely';
import { storableText } from '#kit/text/storableText.ts';
import type { Database, OrganizationId, StaleDatabase } from '../../../tables.ts';
import { ofForm } from '../../ofForm.ts';

/** The tags of these responses, by name. */
export async function tagsOf(
  db: StaleDatabase,
  organizationId: OrganizationId,
  formId: string,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('response_tag')
    .select(['response_id', 'tag'])
    .$call(ofForm(organizationId, formId))
    .where('response_id', 'in', ids)
    .orderBy('tag')
    .execute();
  for (const { response_id, tag } of rows) {
    const tags = found.get(response_id);
    if (tags === undefined) found.set(response_id, [tag]);
    else tags.push(tag);
  }
  return found;
}

/** The tags in use on a form, by name: steps from one to the next, however many responses have them. */
export async function tagsOfForm(
  db: StaleDatabase,
  organizationId: OrganizationId,
  formId: string,
  limit: number,
): Promise<string[]> {
  const next = (after: ReturnType<typeof sql>) => sql`(SELECT min(tag) FROM response_tag
    WHERE organization_id = ${organizationId} AND form_id = ${formId} AND ${after})`;
  const { rows } = await sql<{ tag: string | null }>`WITH RECURSIVE known (tag) AS (
      SELECT ${next(sql`1 = 1`)} AS tag
      UNION ALL
      SELECT ${next(sql`response_tag.tag > known.tag`)} FROM known WHERE known.tag IS NOT NULL
    ) SELECT tag FROM known LIMIT ${limit}`.execute(db);
  return rows.flatMap(({ tag }) => (tag === null ? [] : [tag]));
}

/** The responses with one of these tags, up to a limit. */
export async function responsesWithTag(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  tags: readonly string[],
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('response_tag')
    .select('response_id')
    .distinct()
    .$call(ofForm(organizationId, formId))
    .where('tag', 'in', tags.map(storableText))
    .limit(limit)
    .execute();
  return rows.map(({ response_id }) => response_id);
}
