import type { Migration } from './migration.ts';

/**
 * Each form counts its live responses from 1 in the order in which they came, and its test responses by themselves. Emptied rows of
 * erased responses get no number; it was never seen. Indexes of words are made anew, because numbers can be searched.
 */
export const responseNumber: Migration = {
  number: 35,
  name: 'response_number',
  statements: ({ engine }) => [
    'ALTER TABLE response ADD COLUMN number BIGINT',
    'ALTER TABLE form ADD COLUMN last_number BIGINT NOT NULL DEFAULT 0',
    'ALTER TABLE form ADD COLUMN last_test_number BIGINT NOT NULL DEFAULT 0',
    ...number[engine],
    `UPDATE form SET
      last_number = (SELECT count(*) FROM response
        WHERE response.organization_id = form.organization_id AND response.form_id = form.id
          AND state = 'live' AND import_id IS NULL)
        + (SELECT count(*) FROM deleted_response
        WHERE deleted_response.organization_id = form.organization_id AND deleted_response.form_id = form.id
          AND state = 'live'),
      last_test_number = (SELECT count(*) FROM response
        WHERE response.organization_id = form.organization_id AND response.form_id = form.id
          AND state IN ('test', 'spam', 'partial') AND state = 'test' AND import_id IS NULL)
        + (SELECT count(*) FROM deleted_response
        WHERE deleted_response.organization_id = form.organization_id AND deleted_response.form_id = form.id
          AND state = 'test')`,
    `UPDATE response_index SET state = 'clearing' WHERE field_id = '' AND state <> 'removing'`,
  ],
};

const counted = (place: string) => `
  SELECT place, row_number() OVER (PARTITION BY organization_id, form_id, kind ORDER BY created_at, id) AS number
  FROM (
    SELECT response.${place} AS place, response.organization_id, response.form_id, response.created_at, response.id,
      COALESCE(deleted_response.state, response.state) AS kind
    FROM response LEFT JOIN deleted_response ON deleted_response.organization_id = response.organization_id
      AND deleted_response.form_id = response.form_id AND deleted_response.response_id = response.id
    WHERE response.import_id IS NULL
  ) AS known
  WHERE kind IN ('live', 'test')`;

/** Rows are joined by their place, which needs no index. */
const number = {
  sqlite: [numbering('rowid')],
  postgres: [numbering('ctid')],
};

function numbering(place: string): string {
  return `UPDATE response SET number = counted.number FROM (${counted(place)}) AS counted
    WHERE response.${place} = counted.place`;
}
