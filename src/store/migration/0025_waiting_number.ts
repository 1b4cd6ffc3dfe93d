import type { Migration } from './migration.ts';

/** Waiting responses are numbered like live ones: no number is given twice, also when the last one is gone. */
export const waitingNumber: Migration = {
  number: 25,
  name: 'waiting_number',
  statements: () => [`ALTER TABLE form ADD COLUMN last_waiting_number BIGINT NOT NULL DEFAULT 0`],
};
