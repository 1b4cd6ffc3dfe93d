import type { Migration } from './migration.ts';

/**
 * The outbox of workflows: a row per action to run, written in the transaction that stores the response. Its attempts, the
 * health of each action, and the secrets of forms.
 */
export const workflow: Migration = {
  number: 18,
  name: 'workflow',
  statements: ({ key }) => [
    `CREATE TABLE workflow_run (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      id ${key} NOT NULL,
      response_id BIGINT,
      version INTEGER NOT NULL,
      workflow_id ${key} NOT NULL,
      action_id ${key} NOT NULL,
      action_type ${key} NOT NULL,
      cause TEXT NOT NULL CHECK (cause IN ('response', 'edited', 'paid', 'partial')),
      is_test INTEGER NOT NULL,
      receiver ${key} NOT NULL,
      order_key ${key},
      next_actions TEXT,
      state TEXT NOT NULL CHECK (state IN ('waiting', 'done', 'failed', 'skipped')),
      due_at BIGINT NOT NULL,
      claimed_by ${key},
      tries INTEGER NOT NULL DEFAULT 0,
      attempts INTEGER NOT NULL DEFAULT 0,
      created_at BIGINT NOT NULL,
      finished_at BIGINT,
      recorded INTEGER NOT NULL DEFAULT 0,
      error_code TEXT,
      error_detail TEXT,
      sealed TEXT,
      PRIMARY KEY (organization_id, form_id, id),
      FOREIGN KEY (organization_id, form_id) REFERENCES form (organization_id, id) ON DELETE CASCADE
    )`,
    // Claims read only this index: of runs that wait, with the receivers that are busy.
    `CREATE INDEX workflow_run_due ON workflow_run (due_at, receiver) WHERE state = 'waiting'`,
    `CREATE INDEX workflow_run_order ON workflow_run (order_key, id) WHERE state = 'waiting' AND order_key IS NOT NULL`,
    `CREATE INDEX workflow_run_failed ON workflow_run (organization_id, id) WHERE state = 'failed'`,
    `CREATE INDEX workflow_run_response ON workflow_run (organization_id, form_id, response_id)
      WHERE response_id IS NOT NULL`,
    `CREATE TABLE workflow_attempt (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      run_id ${key} NOT NULL,
      number INTEGER NOT NULL,
      started_at BIGINT NOT NULL,
      duration INTEGER NOT NULL,
      outcome TEXT NOT NULL CHECK (outcome IN ('done', 'failed', 'refused', 'gone', 'skipped')),
      error_code TEXT,
      error_detail TEXT,
      exchange TEXT,
      PRIMARY KEY (organization_id, form_id, run_id, number),
      FOREIGN KEY (organization_id, form_id, run_id) REFERENCES workflow_run (organization_id, form_id, id)
        ON DELETE CASCADE
    )`,
    `CREATE TABLE workflow_health (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      workflow_id ${key} NOT NULL,
      action_id ${key} NOT NULL,
      succeeded_at BIGINT,
      failed_at BIGINT,
      failing_since BIGINT,
      told_at BIGINT,
      switched_off_at BIGINT,
      reason TEXT CHECK (reason IN ('gone', 'failed_for_days')),
      error_code TEXT,
      error_detail TEXT,
      PRIMARY KEY (organization_id, form_id, workflow_id, action_id),
      FOREIGN KEY (organization_id, form_id) REFERENCES form (organization_id, id) ON DELETE CASCADE
    )`,
    `CREATE TABLE webhook_key (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      id ${key} NOT NULL,
      sealed TEXT NOT NULL,
      public_key TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      retires_at BIGINT,
      PRIMARY KEY (organization_id, form_id, id),
      FOREIGN KEY (organization_id, form_id) REFERENCES form (organization_id, id) ON DELETE CASCADE
    )`,
    // Two processes that need the first key at once must end up with the same one.
    `CREATE UNIQUE INDEX webhook_key_current ON webhook_key (organization_id, form_id) WHERE retires_at IS NULL`,
    `CREATE TABLE form_secret (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      name ${key} NOT NULL,
      sealed TEXT NOT NULL,
      changed_at BIGINT NOT NULL,
      PRIMARY KEY (organization_id, form_id, name),
      FOREIGN KEY (organization_id, form_id) REFERENCES form (organization_id, id) ON DELETE CASCADE
    )`,
  ],
};
