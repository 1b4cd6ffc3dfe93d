import type { Migration } from './migration.ts';

/**
 * Erased content leaves the files too. On SQLite the index of words keeps the words of each response, because FTS5 removes
 * an entry from its segments only if it is told what the entry was; the indexes are built anew in the background.
 */
export const erasure: Migration = {
  number: 31,
  name: 'erasure',
  statements: ({ key, engine }) => [
    `CREATE TABLE erasure (id ${key} NOT NULL PRIMARY KEY, noted_at BIGINT NOT NULL)`,
    // The files still hold the content that earlier versions erased.
    `INSERT INTO erasure (id, noted_at) VALUES ('before', 0)`,
    ...(engine === 'sqlite' ? words(key) : []),
  ],
};

const words = (key: string) => [
  'DROP TABLE response_words',
  'DROP TABLE response_doc',
  `CREATE TABLE response_doc (
    doc INTEGER PRIMARY KEY AUTOINCREMENT,
    organization_id ${key} NOT NULL,
    form_id ${key} NOT NULL,
    response_id BIGINT NOT NULL,
    words TEXT NOT NULL,
    UNIQUE (organization_id, form_id, response_id)
  )`,
  `CREATE VIRTUAL TABLE response_words USING fts5 (
    words, content = 'response_doc', content_rowid = 'doc', columnsize = 0, detail = none,
    tokenize = "ascii tokenchars '_'"
  )`,
  `INSERT INTO response_words (response_words, rank) VALUES ('secure-delete', 1)`,
  `CREATE TRIGGER response_doc_added AFTER INSERT ON response_doc
    BEGIN INSERT INTO response_words (rowid, words) VALUES (new.doc, new.words); END`,
  `CREATE TRIGGER response_doc_changed AFTER UPDATE OF words ON response_doc WHEN new.words <> old.words
    BEGIN
      INSERT INTO response_words (response_words, rowid, words) VALUES ('delete', old.doc, old.words);
      INSERT INTO response_words (rowid, words) VALUES (new.doc, new.words);
    END`,
  `CREATE TRIGGER response_doc_removed AFTER DELETE ON response_doc
    BEGIN INSERT INTO response_words (response_words, rowid, words) VALUES ('delete', old.doc, old.words); END`,
  `UPDATE response_index SET state = 'clearing' WHERE field_id = '' AND state <> 'removing'`,
];
