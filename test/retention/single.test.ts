import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deleteMail, insertMail } from '#store/query/mail/mail.ts';
import { deleteNotes, insertNote, updateNote } from '#store/query/response/note.ts';
import { deleteMails } from '#store/query/response/people.ts';
import { deleteView, insertView, updateView } from '#store/query/response/table/views.ts';
import { addTag, removeTag } from '#store/query/response/tag.ts';
import type { Database } from '#store/tables.ts';
import { addForm, send } from '../submission/example.ts';
import { eachEngine } from '../support/engines.ts';
import { startWorking } from '../workflow/example.ts';

eachEngine((engine) => {
  test('a single note, tag, view or mail that is deleted or changed is noted as an erasure', async () => {
    await using data = await engine.open();
    const { store } = data;
    const { organizationId: organization, formId } = await addForm(store);
    await using working = startWorking(data);
    await send(working.taking, formId, { field1: 'Ada' });
    const { id } = await store.read.selectFrom('response').select('id').executeTakeFirstOrThrow();
    const note = { organization_id: organization, form_id: formId, response_id: id, id: 'n1' };
    const view = { id: 'v1', user_id: null, name: 'Ada', content: '{}' };
    const mail = { organization_id: organization, kind: 'mail_test', recipient: 'x@example.org' } as const;
    const unsent = { subject: 'x', sealed: '', state: 'waiting', next_attempt_at: 1, created_at: 1 } as const;
    await store.write(async ({ db }) => {
      const of = { text: 'Ada', created_by: null, created_at: 1, updated_at: 1 };
      await insertNote(db, { ...note, ...of });
      await insertView(db, organization, formId, view, 1);
      await addTag(db, organization, formId, [id], 'Ada');
      for (const each of ['m1', 'm2']) await insertMail(db, { ...mail, ...unsent, id: each });
    });
    const works: Readonly<Record<string, (db: Database) => Promise<unknown>>> = {
      'a changed note': (db) => updateNote(db, organization, formId, note, { text: 'other', updated_at: 2 }),
      'a deleted note': (db) => deleteNotes(db, organization, formId, [id], 'n1'),
      'a changed view': (db) => updateView(db, organization, formId, { ...view, name: 'other' }, 2),
      'a deleted view': (db) => deleteView(db, organization, formId, 'v1'),
      'a tag taken off': (db) => removeTag(db, organization, formId, [id], 'Ada'),
      'a discarded mail': (db) => deleteMail(db, organization, 'm1'),
      'a mail of a person': (db) => deleteMails(db, organization, ['m2']),
    };
    for (const [name, work] of Object.entries(works)) {
      await store.read.deleteFrom('erasure').execute();
      await store.write(({ db }) => work(db));
      const { length } = await store.read.selectFrom('erasure').selectAll().execute();
      assert.equal(length, 1, name);
    }
  });
});
