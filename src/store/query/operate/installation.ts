import type { Database } from '../../tables.ts';

/** The name of the secrets that belong to the data; undefined in a database that only older versions have opened. */
export async function installationId(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom('installation').select('id').executeTakeFirst();
  return row?.id;
}

/** Sets it only if there is none: of several processes that start at once, the first decides. */
export async function setFirstInstallationId(db: Database, id: string): Promise<void> {
  await db
    .insertInto('installation')
    .values({ number: 1, id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function changeInstallationId(db: Database, id: string): Promise<void> {
  await db
    .insertInto('installation')
    .values({ number: 1, id })
    .onConflict((conflict) => conflict.column('number').doUpdateSet({ id }))
    .execute();
}
