import type { Database, OrganizationId } from '../../tables.ts';
import { preparedQuery } from '../preparedQuery.ts';

/**
 * Takes the next numbers of the organisation for responses or entries of the change log, and returns the one before
 * the first. The update locks the organisation until the transaction ends, so numbers become visible in their order.
 */
export async function takeNumbers(
  db: Database,
  organizationId: OrganizationId,
  count: number,
): Promise<number> {
  const [row] = await addToLastNumber(db, organizationId, count);
  if (row === undefined) throw new Error(`there is no organisation ${organizationId}`);
  return row.last_number - count;
}

const addToLastNumber = preparedQuery((db, organizationId: OrganizationId, count: number) =>
  db
    .updateTable('organization')
    .set((eb) => ({ last_number: eb('last_number', '+', count) }))
    .where('id', '=', organizationId)
    .returning('last_number'),
);
