import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findUnguardedWrites } from './writes.ts';

const query = {
  path: 'src/store/query/mail/mail.ts',
  text: `
export async function findMail(db: Database, id: string) {
  return await db.selectFrom('mail').where('id', '=', id).executeTakeFirst();
}

export async function deleteMail(db: Database, id: string) {
  await db.deleteFrom('mail').where('id', '=', id).execute();
}

export async function discard(db: Database, id: string) {
  await deleteMail(db, id);
}

const setSubject = compiledOnce((db) => db.updateTable('mail').set({ subject: '' }));
`,
};

function messages(path: string, text: string): string[] {
  return findUnguardedWrites([query, { path, text }]).map(({ line, message }) => `${line}: ${message}`);
}

test('a query that changes something is given no transaction', () => {
  for (const name of ['deleteMail', 'discard', 'setSubject'])
    for (const read of ['store.read', 'context.store.read', 'writes.read', 'read'])
      assert.deepEqual(messages('src/service/mail/any.ts', `const a = 1;\nawait ${name}(${read}, id);`), [
        `2: ${name} changes something and is given no transaction`,
      ]);
  for (const fine of ['findMail(store.read, id)', 'deleteMail(db, id)', '// deleteMail(store.read, id)'])
    assert.deepEqual(messages('src/service/mail/any.ts', fine), []);
});

test('a handler of an organisation changes something by itself', () => {
  const imported = "import { discard, findMail } from '#store/query/mail/mail.ts';\n";
  const path = 'src/http/app/handler/mail/mail.ts';
  assert.equal(messages(path, `${imported}changeMail(actor.writes, body);`).length, 1);
  assert.deepEqual(messages(path, `${imported}changeAccount(context.store, body);`), []);
  const reading = "import { findMail } from '#store/query/mail/mail.ts';\nchangeMail(actor.writes, body);";
  assert.deepEqual(messages(path, reading), []);
});

test('a request acts as the operator', () => {
  const text = "import { operatorWrites } from '#service/organization/operatorWrites.ts';";
  assert.equal(messages('src/http/app/handler/organization/keys.ts', text).length, 1);
  assert.deepEqual(messages('src/cli/command/keys.ts', text), []);
});
