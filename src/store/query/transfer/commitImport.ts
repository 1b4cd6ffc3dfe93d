import { sql } from 'kysely';
import type { LastNumbers, WriteTransaction } from '../../store.ts';
import type { Database, OrganizationId } from '../../tables.ts';
import { changeFormCount } from '../form/form.ts';
import { ofForm } from '../ofForm.ts';
import { insertChanges } from '../response/changeLog.ts';
import { addToCounts } from '../response/count.ts';
import { resetWatermarks } from '../response/readResponses.ts';
import { endRun, type ImportRun } from './importRun.ts';
import {
  type Brought,
  beforeAll,
  lastKeptNumber,
  lastNumber,
  numberInOrder,
  raiseLastNumber,
} from './responseNumbers.ts';

/** Changes of an import to an existing form. */
export interface FormAddition {
  id: string;
  live: number;
  test: number;
  /** The counter from the archive. */
  counter: number | undefined;
  /** The numbers of its newest responses in the archive; 0 where it names none. */
  numbers: LastNumbers;
}

/**
 * Makes everything the import wrote visible at once. It deletes the run first: a concurrent rollback waits for
 * that row and then finds it gone.
 */
export async function commitImport(
  transaction: WriteTransaction,
  { id: runId, organization_id: organizationId }: Pick<ImportRun, 'id' | 'organization_id'>,
  additions: readonly FormAddition[],
  now: number,
): Promise<void> {
  const { db, lockForms, lockOrganization } = transaction;
  const by = { actor: { kind: 'command_line' }, now } as const;
  if (!(await endRun(db, runId))) throw new Error(`the import ${runId} has ended`);
  const imported = await importedForms(db, organizationId, runId);
  await lockForms(organizationId, [...additions.map(({ id }) => id), ...imported].sort());
  await lockOrganization(organizationId);
  for (const addition of additions) {
    await addToForm(transaction, organizationId, runId, addition);
    await insertChanges(db, organizationId, addition.id, [{ kind: 'responses_imported' }], by);
  }

  await makeVisible(db, 'workspace', organizationId, runId);
  for (const id of imported) await insertChanges(db, organizationId, id, [{ kind: 'form_created' }], by);
  const forms = await makeVisible(db, 'form', organizationId, runId);
  await makeVisible(db, 'file', organizationId, runId);
  await changeFormCount(db, organizationId, forms);
  await db
    .updateTable('organization')
    .set({ import_id: null })
    .where('id', '=', organizationId)
    .where('import_id', '=', runId)
    .execute();
}

async function importedForms(db: Database, organizationId: OrganizationId, runId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('form')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('import_id', '=', runId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function makeVisible(
  db: Database,
  table: 'workspace' | 'form' | 'file',
  organizationId: OrganizationId,
  runId: string,
): Promise<number> {
  const result = await db
    .updateTable(table as 'workspace')
    .set({ import_id: null })
    .where('organization_id', '=', organizationId)
    .where('import_id', '=', runId)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** The numbers of responses that are added to a form: those that they brought, or the next ones. */
async function settleNumbers(
  db: Database,
  added: Omit<Brought, 'kind'>,
  numbers: LastNumbers,
): Promise<void> {
  for (const kind of ['live', 'test'] as const) {
    const brought = { ...added, kind };
    let last = await lastKeptNumber(db, brought);
    if (last === undefined) {
      const from = { number: await lastNumber(db, brought), ...beforeAll };
      last = (await numberInOrder(db, brought, from, Number.MAX_SAFE_INTEGER))?.number ?? from.number;
    }
    await raiseLastNumber(db, brought, Math.max(last, numbers[kind]));
  }
}

const timesPerBatch = 5000;

async function addToForm(
  { db, addCounts }: WriteTransaction,
  organizationId: OrganizationId,
  runId: string,
  { id, live, test, counter, numbers }: FormAddition,
): Promise<void> {
  for (let after = -Number.MAX_SAFE_INTEGER - 1; ; ) {
    const rows = await db
      .selectFrom('response')
      .select(['id', 'created_at', 'state'])
      .$call(ofForm(organizationId, id))
      .where('import_id', '=', runId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(timesPerBatch)
      .execute();
    const times = rows.filter(({ state }) => state === 'live').map(({ created_at }) => created_at);
    await addToCounts({ addCounts }, organizationId, id, times);
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  await settleNumbers(db, { organizationId, formId: id, importId: runId }, numbers);
  await db
    .updateTable('response')
    .set({ import_id: null })
    .$call(ofForm(organizationId, id))
    .where('import_id', '=', runId)
    .execute();
  await db
    .updateTable('form')
    .set((eb) => ({
      live_count: eb('live_count', '+', live),
      test_count: eb('test_count', '+', test),
      counter: sql<number>`CASE WHEN counter + ${live} > ${counter ?? 0} THEN counter + ${live} ELSE ${counter ?? 0} END`,
    }))
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
  // Imported responses keep their ids, which may be below the watermarks.
  await resetWatermarks(db, organizationId, id);
}
