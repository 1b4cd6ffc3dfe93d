import { sql } from 'kysely';
import type { Database } from '../../tables.ts';

/** The data that a restore would remove, including an organisation that is being imported. */
export interface Occupants {
  organizations: number;
  users: number;
}

/** Plain SQL, because a restore runs it again inside its own transaction. */
export const occupantsQuery = `SELECT (SELECT count(*) FROM organization) AS organizations,
  (SELECT count(*) FROM app_user) AS users`;

export async function countOccupants(db: Database): Promise<Occupants> {
  const { rows } = await sql.raw<Record<string, unknown>>(occupantsQuery).execute(db);
  return toOccupants(rows[0]);
}

export function toOccupants(row: Record<string, unknown> | undefined): Occupants {
  return { organizations: Number(row?.organizations), users: Number(row?.users) };
}
