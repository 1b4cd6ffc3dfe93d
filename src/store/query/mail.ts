import type { Insertable } from 'kysely';
import type { Database, Tables } from '../tables.ts';

export async function insertMail(db: Database, row: Insertable<Tables['mail']>): Promise<void> {
  await db.insertInto('mail').values(row).execute();
}
