import type { Migration } from './migration.ts';

/** Runs by receiver, so that thousands that wait for one are passed over in one step. */
export const workflowReceiver: Migration = {
  number: 24,
  name: 'workflow_receiver',
  statements: () => [
    `CREATE INDEX workflow_run_receiver ON workflow_run (receiver, due_at) WHERE state = 'waiting'`,
  ],
};
