import type { Migration } from './migration.ts';

/**
 * PostgreSQL's planner keeps frequent and sample values of each column, also of rows that were erased. It needs none of
 * columns with people's words, which are compared by indexes alone or not at all.
 */
export const noStatistics: Migration = {
  number: 32,
  name: 'no_statistics',
  statements: ({ key, engine }) => {
    if (engine !== 'postgres') return [];
    const types: Record<string, string> = { text: 'TEXT', key, words: 'TSVECTOR' };
    return [
      ...Object.entries(columnsWithWords).flatMap(([table, columns]) =>
        Object.entries(columns).flatMap(([type, names]) =>
          names.flatMap((name) => [
            // The same type again: nothing is rewritten, and the values that the planner has go.
            `ALTER TABLE ${table} ALTER COLUMN ${name} TYPE ${types[type]}`,
            `ALTER TABLE ${table} ALTER COLUMN ${name} SET STATISTICS 0`,
          ]),
        ),
      ),
      // The catalog still holds the rows that are gone now.
      `INSERT INTO erasure (id, noted_at) VALUES ('statistics', 0)`,
    ];
  },
};

type Columns = Partial<Record<'text' | 'key' | 'words', readonly string[]>>;

/** Of that time; `columnsWithWords.ts` has those of today. */
const columnsWithWords: Readonly<Record<string, Columns>> = {
  answer_draft: { text: ['sealed'] },
  app_session: { text: ['agent'] },
  app_user: { text: ['email', 'name'], key: ['email_lower'] },
  audit_entry: { text: ['actor_name', 'target_name', 'details', 'folded'] },
  change_entry: { text: ['old_value', 'new_value'] },
  draft_presence: { text: ['selection'] },
  file: { text: ['name', 'extra'] },
  form: { text: ['name', 'draft', 'settings', 'extra'], key: ['slug'] },
  form_secret: { text: ['sealed'] },
  form_version: { text: ['definition'] },
  invitation: { text: ['email', 'sealed'] },
  mail: { text: ['recipient', 'subject', 'sealed', 'error'] },
  oidc_identity: { text: ['email'] },
  one_time_link: { text: ['value'] },
  option_count: { key: ['option'] },
  organization: { text: ['name', 'settings', 'extra'] },
  payment: { text: ['purpose', 'site_url'] },
  personal_link: { text: ['name'] },
  response: { text: ['head', 'workflows', 'tail', 'extra'] },
  response_columns: { text: ['content'] },
  response_doc: { words: ['words'] },
  response_export: { text: ['choices'] },
  response_note: { text: ['text'] },
  response_sort: { key: ['sort_key'] },
  response_tag: { key: ['tag'] },
  response_view: { text: ['name', 'content'] },
  upload: { text: ['name'] },
  webhook_key: { text: ['sealed'] },
  workflow_attempt: { text: ['error_detail', 'exchange'] },
  workflow_connection: { text: ['name', 'account', 'sealed'] },
  workflow_health: { text: ['error_detail'] },
  workflow_run: { text: ['error_detail', 'sealed'], key: ['order_key'] },
  workspace: { text: ['name', 'extra'] },
};
