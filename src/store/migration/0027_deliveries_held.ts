import type { Migration } from './migration.ts';

/** When runs of workflows and mails were held; null while they leave. A restore sets it. */
export const deliveriesHeld: Migration = {
  number: 27,
  name: 'deliveries_held',
  statements: () => [`ALTER TABLE installation ADD COLUMN deliveries_held_at BIGINT`],
};
