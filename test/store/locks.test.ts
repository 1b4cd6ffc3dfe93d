import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { insertOrganization } from '#store/query/organization/organization.ts';
import { insertWorkspace } from '#store/query/organization/workspace.ts';
import type { Store, WriteTransaction } from '#store/store.ts';
import { addForm } from '../submission/example.ts';
import { engine, hasPostgres } from '../support/engines.ts';

const skip = hasPostgres ? false : 'there is no PostgreSQL for this test';

test('referencing a locked organisation does not wait for its lock, and locking it does', {
  skip,
}, async () => {
  await using data = await engine('postgres').open();
  const { store } = data;
  const id = await store.write(({ db }) =>
    insertOrganization(db, { id: 'acme', name: 'Acme', created_at: 1 }),
  );
  await store.write(async ({ lockOrganization }) => {
    await lockOrganization(id);
    const workspace = { organization_id: id, id: 'one', name: 'One', created_at: 1 };
    await impatiently(store, ({ db }) => insertWorkspace(db, workspace));
    await assert.rejects(
      impatiently(store, (other) => other.lockOrganization(id)),
      { code: '55P03' },
    );
  });
});

test('referencing a locked form under the lock of its organisation does not wait, and locking it does', {
  skip,
}, async () => {
  await using data = await engine('postgres').open();
  const { store } = data;
  const { organizationId, formId } = await addForm(store);
  await store.write(async ({ lockForms, lockOrganization }) => {
    await lockForms(organizationId, [formId]);
    await impatiently(store, async (other) => {
      await other.lockOrganization(organizationId);
      await sql`INSERT INTO form_secret (organization_id, form_id, name, sealed, changed_at)
        VALUES (${organizationId}, ${formId}, 'token', 'sealed', 1)`.execute(other.db);
    });
    await assert.rejects(
      impatiently(store, (other) => other.lockForms(organizationId, [formId])),
      { code: '55P03' },
    );
    await lockOrganization(organizationId);
  });
});

/** Fails where it would wait for a lock. */
async function impatiently<T>(store: Store, work: (transaction: WriteTransaction) => Promise<T>): Promise<T> {
  return await store.write(async (transaction) => {
    await sql`SET LOCAL lock_timeout = '100ms'`.execute(transaction.db);
    return await work(transaction);
  });
}
