import type { Migration } from './migration.ts';

/** By receiver first: the runs of a receiver that has thousands waiting are passed over in one step. */
export const workflowReceiver: Migration = {
  number: 24,
  name: 'workflow_receiver',
  statements: () => [
    `DROP INDEX workflow_run_due`,
    `CREATE INDEX workflow_run_due ON workflow_run (receiver, due_at) WHERE state = 'waiting'`,
  ],
};
