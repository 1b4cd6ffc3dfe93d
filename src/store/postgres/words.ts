import { type RawBuilder, sql } from 'kysely';
import { formWords } from '../formWord.ts';
import { ofForm } from '../query/ofForm.ts';
import type { FoundDocument, WordIndex } from '../store.ts';

/** Documents that are read in order before the index is asked: enough to fill a page with a common word. */
const walked = 2000;

/** A GIN index finds all documents of a word before the first can be returned, which is slow for common words only. */
export const words: WordIndex = {
  async write(db, organizationId, formId, documents) {
    if (documents.length === 0) return;
    const inForm = formWords(organizationId, formId);
    const newest = await db
      .selectFrom('response_doc')
      .select('doc')
      .$call(ofForm(organizationId, formId))
      .orderBy('doc', 'desc')
      .limit(1)
      .executeTakeFirst();
    const rows = documents.map(({ response_id, words }, index) => {
      const doc = (newest?.doc ?? 0) + 1 + index;
      const list = Array.from(words, inForm);
      return sql`(${organizationId}, ${formId}, ${doc}::bigint, ${response_id}::bigint, array_to_tsvector(${list}::text[]))`;
    });
    await sql`INSERT INTO response_doc (organization_id, form_id, doc, response_id, words) VALUES ${sql.join(rows)}
      ON CONFLICT (organization_id, form_id, response_id) DO UPDATE SET words = excluded.words`.execute(db);
  },

  async find(db, organizationId, formId, searched, { from, order, limit }) {
    const inForm = formWords(organizationId, formId);
    const query = searched.map(({ text, prefix }) => `'${inForm(text)}'${prefix ? ':*' : ''}`).join(' & ');
    const matches = sql`words @@ ${query}::tsquery`;
    const beyond =
      from === undefined
        ? sql`TRUE`
        : order === 'desc'
          ? sql`doc < ${from}::bigint`
          : sql`doc > ${from}::bigint`;
    const within = sql`organization_id = ${organizationId} AND form_id = ${formId} AND ${beyond}`;
    const direction = sql.raw(order);
    const run = async (statement: RawBuilder<FoundDocument>) => (await statement.execute(db)).rows;
    const near = await run(sql<FoundDocument>`
      WITH walked AS MATERIALIZED (
        SELECT doc, response_id, words FROM response_doc WHERE ${within} ORDER BY doc ${direction} LIMIT ${sql.lit(walked)}
      )
      SELECT doc, response_id FROM walked WHERE ${matches} ORDER BY doc ${direction} LIMIT ${limit}`);
    if (near.length >= limit) return near;
    return await run(sql<FoundDocument>`
      WITH found AS MATERIALIZED (SELECT doc, response_id FROM response_doc WHERE ${within} AND ${matches})
      SELECT doc, response_id FROM found ORDER BY doc ${direction} LIMIT ${limit}`);
  },
};
