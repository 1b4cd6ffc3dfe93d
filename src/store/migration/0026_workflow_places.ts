import type { Migration } from './migration.ts';

/** Receivers belong to their organisation: runs are found by both, and a round reads nothing but these indexes. */
export const workflowPlaces: Migration = {
  number: 26,
  name: 'workflow_places',
  statements: () => [
    'DROP INDEX workflow_run_due',
    'DROP INDEX workflow_run_receiver',
    `CREATE INDEX workflow_run_due ON workflow_run (due_at, organization_id, receiver) WHERE state = 'waiting'`,
    `CREATE INDEX workflow_run_receiver ON workflow_run (organization_id, receiver, due_at) WHERE state = 'waiting'`,
  ],
};
