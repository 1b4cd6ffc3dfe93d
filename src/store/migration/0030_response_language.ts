import type { Migration } from './migration.ts';

/** The language of the form in which a response was filled in; null where a program sent it without naming one. */
export const responseLanguage: Migration = {
  number: 30,
  name: 'response_language',
  statements: () => ['ALTER TABLE response ADD COLUMN language TEXT'],
};
