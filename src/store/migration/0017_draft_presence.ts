import type { Migration } from './migration.ts';

/** Who has a draft open, one row per window. Rows are short-lived: a window that is not heard of is forgotten. */
export const draftPresence: Migration = {
  number: 17,
  name: 'draft_presence',
  statements: ({ key }) => [
    `CREATE TABLE draft_presence (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      tab ${key} NOT NULL,
      user_id ${key} NOT NULL,
      selection TEXT NOT NULL,
      opened_at BIGINT NOT NULL,
      seen_at BIGINT NOT NULL,
      PRIMARY KEY (organization_id, form_id, tab),
      FOREIGN KEY (organization_id, form_id) REFERENCES form (organization_id, id) ON DELETE CASCADE,
      FOREIGN KEY (organization_id, user_id) REFERENCES membership (organization_id, user_id) ON DELETE CASCADE
    )`,
    `CREATE INDEX draft_presence_user ON draft_presence (organization_id, user_id)`,
  ],
};
