import type { Migration } from './migration.ts';

/**
 * Reading responses: tags, saved views, columns, and two kinds of indexes that are built for a form when somebody first
 * searches it or sorts it by a field. Submissions never write to these indexes.
 */
export const responseTable: Migration = {
  number: 18,
  name: 'response_table',
  statements: ({ key, withoutRowid, engine }) => [
    // Live responses have an index of their own.
    `CREATE INDEX response_other ON response (organization_id, form_id, state, created_at, id)
      WHERE state IN ('test', 'spam', 'partial') AND import_id IS NULL`,
    `CREATE TABLE response_tag (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      response_id BIGINT NOT NULL,
      tag ${key} NOT NULL,
      PRIMARY KEY (organization_id, form_id, response_id, tag),
      FOREIGN KEY (organization_id, form_id, response_id) REFERENCES response (organization_id, form_id, id)
        ON DELETE CASCADE
    )${withoutRowid}`,
    `CREATE INDEX response_tag_name ON response_tag (organization_id, form_id, tag, response_id)`,
    `CREATE TABLE response_view (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      id ${key} NOT NULL,
      user_id ${key},
      name TEXT NOT NULL,
      content TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      updated_at BIGINT NOT NULL,
      PRIMARY KEY (organization_id, form_id, id),
      FOREIGN KEY (organization_id, form_id) REFERENCES form (organization_id, id) ON DELETE CASCADE,
      FOREIGN KEY (organization_id, user_id) REFERENCES membership (organization_id, user_id) ON DELETE CASCADE
    )`,
    `CREATE INDEX response_view_user ON response_view (organization_id, user_id)`,
    `CREATE TABLE response_columns (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      user_id ${key} NOT NULL,
      content TEXT NOT NULL,
      PRIMARY KEY (organization_id, form_id, user_id),
      FOREIGN KEY (organization_id, form_id) REFERENCES form (organization_id, id) ON DELETE CASCADE,
      FOREIGN KEY (organization_id, user_id) REFERENCES membership (organization_id, user_id) ON DELETE CASCADE
    )`,
    `CREATE INDEX response_columns_user ON response_columns (organization_id, user_id)`,
    // Indexes do not refer to the form: a submission locks its row, and neither must wait for the other.
    `CREATE TABLE response_index (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      field_id ${key} NOT NULL,
      state ${key} NOT NULL,
      tab ${key} NOT NULL,
      read_created_at BIGINT NOT NULL,
      read_id BIGINT NOT NULL,
      done BIGINT NOT NULL,
      watermark BIGINT NOT NULL,
      used_at BIGINT NOT NULL,
      PRIMARY KEY (organization_id, form_id, field_id)
    )`,
    `CREATE TABLE response_sort (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      field_id ${key} NOT NULL,
      response_id BIGINT NOT NULL,
      tab ${key} NOT NULL,
      sort_key ${key} NOT NULL,
      created_at BIGINT NOT NULL,
      PRIMARY KEY (organization_id, form_id, field_id, response_id)
    )${withoutRowid}`,
    `CREATE INDEX response_sort_key ON response_sort
      (organization_id, form_id, field_id, tab, sort_key, created_at, response_id)`,
    ...words[engine](key),
  ],
};

const words = {
  sqlite: (key: string) => [
    // Numbers are never used again, so that a later document always has a higher one.
    `CREATE TABLE response_doc (
      doc INTEGER PRIMARY KEY AUTOINCREMENT,
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      response_id BIGINT NOT NULL,
      UNIQUE (organization_id, form_id, response_id)
    )`,
    // The words come ready: the tokenizer only splits them at spaces.
    `CREATE VIRTUAL TABLE response_words USING fts5 (
      words, content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars '_'"
    )`,
    `CREATE TRIGGER response_doc_removed AFTER DELETE ON response_doc
      BEGIN DELETE FROM response_words WHERE rowid = old.doc; END`,
  ],
  postgres: (key: string) => [
    `CREATE TABLE response_doc (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      doc BIGINT NOT NULL,
      response_id BIGINT NOT NULL,
      words TSVECTOR NOT NULL,
      PRIMARY KEY (organization_id, form_id, doc),
      UNIQUE (organization_id, form_id, response_id)
    )`,
    // Without a list of pending entries, which every search would have to read.
    `CREATE INDEX response_doc_words ON response_doc USING gin (words) WITH (fastupdate = off)`,
  ],
};
