import { volatileNames } from '../query/form/publishedForm.ts';
import { runText } from '../query/preparedQuery.ts';
import type { AddedTotals, FormBatch, LastNumbers } from '../store.ts';
import type { Database } from '../tables.ts';

const read = `
  SELECT ${volatileNames.join(', ')} FROM form WHERE organization_id = $1 AND id = ANY($2::text[])`;

const newestTimes = `
  SELECT asked.id AS form_id, max(newest.created_at) AS created_at
  FROM unnest($2::text[]) AS asked (id), LATERAL (
    (SELECT created_at FROM response
    WHERE organization_id = $1 AND form_id = asked.id AND state = 'live' AND import_id IS NULL
    ORDER BY created_at DESC LIMIT 1)
    UNION ALL
    (SELECT created_at FROM response
    WHERE organization_id = $1 AND form_id = asked.id AND state = 'deleted'
    ORDER BY created_at DESC LIMIT 1)
  ) AS newest GROUP BY asked.id`;

const addTotals = `
  UPDATE form SET live_count = live_count + added.live, test_count = test_count + added.test,
    counter = counter + added.live,
    last_number = last_number + added.live, last_test_number = last_test_number + added.test
  FROM unnest($2::text[], $3::int[], $4::int[]) AS added (form_id, live, test)
  WHERE organization_id = $1 AND id = added.form_id
  RETURNING id, last_number AS live, last_test_number AS test`;

/** One statement for any number of forms. */
export function formBatch(db: Database): FormBatch {
  return {
    read: async (organizationId, formIds) => await runText(db, read, [organizationId, formIds]),
    async newestTimes(organizationId, formIds) {
      const values = [organizationId, formIds];
      const rows = await runText<{ form_id: string; created_at: number }>(db, newestTimes, values);
      return new Map(rows.map(({ form_id, created_at }) => [form_id, created_at]));
    },
    async addTotals(organizationId, added) {
      const column = <Name extends keyof AddedTotals>(name: Name) => added.map((each) => each[name]);
      const values = [organizationId, column('form_id'), column('live'), column('test')];
      const rows = await runText<LastNumbers & { id: string }>(db, addTotals, values);
      return new Map(rows.map(({ id, live, test }) => [id, { live, test }]));
    },
  };
}
