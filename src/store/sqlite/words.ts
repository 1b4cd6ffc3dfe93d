import { sql } from 'kysely';
import { formWords } from '../formWord.ts';
import type { FoundDocument, WordIndex } from '../store.ts';

/** FTS5 returns documents in the order of their numbers, so the newest hits of a common word are found at once. */
export const words: WordIndex = {
  async write(db, organizationId, formId, documents) {
    const inForm = formWords(organizationId, formId);
    for (const { response_id, words } of documents) {
      const text = Array.from(words, inForm).join(' ');
      // Triggers keep FTS5 in step.
      await sql`INSERT INTO response_doc (organization_id, form_id, response_id, words)
        VALUES (${organizationId}, ${formId}, ${response_id}, ${text})
        ON CONFLICT (organization_id, form_id, response_id) DO UPDATE SET words = excluded.words`.execute(db);
    }
  },

  async find(db, organizationId, formId, searched, { from, order, limit }) {
    const inForm = formWords(organizationId, formId);
    const query = searched.map(({ text, prefix }) => `"${inForm(text)}"${prefix ? ' *' : ''}`).join(' AND ');
    const beyond =
      from === undefined
        ? sql`1 = 1`
        : order === 'desc'
          ? sql`response_words.rowid < ${from}`
          : sql`response_words.rowid > ${from}`;
    const { rows } = await sql<FoundDocument>`
      SELECT response_doc.doc, response_doc.response_id
      FROM response_words CROSS JOIN response_doc ON response_doc.doc = response_words.rowid
      WHERE response_words MATCH ${query} AND ${beyond}
        AND response_doc.organization_id = ${organizationId} AND response_doc.form_id = ${formId}
      ORDER BY response_words.rowid ${sql.raw(order)} LIMIT ${limit}`.execute(db);
    return rows;
  },
};
