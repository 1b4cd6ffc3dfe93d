import type { Migration } from './migration.ts';

/**
 * Indexes of words and orders of fields were made before searches ignored accents and found tags. They are made anew by their job;
 * until then searches read the responses themselves.
 */
export const plainWords: Migration = {
  number: 33,
  name: 'plain_words',
  statements: () => [`UPDATE response_index SET state = 'clearing' WHERE state <> 'removing'`],
};
