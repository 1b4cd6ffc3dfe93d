import type { Database } from '../../tables.ts';

/** Which secrets belong to the data; undefined until the first process that knows of it has opened it. */
export async function installationId(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom('installation').select('id').executeTakeFirst();
  return row?.id;
}

/** Only where none is set: of several processes that start at once, the first decides. */
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
