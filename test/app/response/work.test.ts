import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onSqlite } from '../../support/engines.ts';
import { type AppService, startApp } from '../appService.ts';
import { makeEstate } from '../matrix/estate.ts';

onSqlite((engine) => {
  let app: AppService;
  test.before(async () => {
    app = await startApp(engine);
  });
  test.after(() => app.close());

  test('an answer is edited, refused with its reason, and its history is kept', async () => {
    const estate = await makeEstate(app, 'Edit');
    const { organization, form, response, member } = estate;
    const client = await app.signedIn(member);
    const one = { organization, form, response };
    const opened = await client.ask('responseAnswers', one);
    assert.deepEqual(opened.answers, { field1: 'Ana', field2: 'ana@example.org', field4: 'Hello' });
    assert.deepEqual(opened.editable, ['field1', 'field2', 'field3', 'field4', 'field5']);
    const { updated_at } = opened;
    const complaint = await client.call('editResponse', one, {
      updated_at,
      answers: { field3: 'complaint' },
    });
    assert.equal(complaint.problem, 'answers_refused');
    const { fields } = JSON.parse(complaint.bytes.toString()).error;
    assert.deepEqual(
      fields.map(({ id, code }: { id: string; code: string }) => [id, code]),
      [['field5', 'required']],
    );
    assert.ok(fields[0].message.length > 5);
    const edited = await client.ask('editResponse', one, { updated_at, answers: { field1: 'Anna' } });
    assert.deepEqual(edited.changed, ['field1']);
    assert.notEqual(edited.updated_at, updated_at);
    const late = await client.call('editResponse', one, { updated_at, answers: { field1: 'Anne' } });
    assert.equal(late.problem, 'response_changed');
    const { entries } = await client.ask('responseHistory', one);
    assert.deepEqual(
      entries.map(({ kind, by, changes }) => [kind, by?.name, changes]),
      [
        ['edited', member.name, [{ field: 'field1', old: 'Ana', new: 'Anna' }]],
        ['received', undefined, []],
      ],
    );
  });

  test('notes belong to their author; admins may delete them', async () => {
    const { organization, form, response, member, admin } = await makeEstate(app, 'Notes');
    const client = await app.signedIn(member);
    const other = await app.signedIn(admin);
    const one = { organization, form, response };
    const note = await client.ask('addNote', one, { text: ' Called back ' });
    assert.deepEqual(
      [note.text, note.author?.name, note.may_change, note.may_delete],
      ['Called back', member.name, true, true],
    );
    const seen = await other.ask('responseNotes', one);
    assert.deepEqual(
      seen.notes.map(({ may_change, may_delete }) => [may_change, may_delete]),
      [[false, true]],
    );
    const named = { ...one, note: note.id };
    assert.equal((await other.call('changeNote', named, { text: 'x' })).problem, 'note_of_another');
    assert.equal((await client.ask('changeNote', named, { text: 'Called twice' })).text, 'Called twice');
    await other.ask('deleteNote', named);
    assert.deepEqual((await client.ask('responseNotes', one)).notes, []);
    const theirs = await other.ask('addNote', one, { text: 'n' });
    const refused = await client.call('deleteNote', { ...one, note: theirs.id });
    assert.equal(refused.problem, 'note_of_another');
  });

  test('a response is deleted, listed as deleted, restored and erased', async () => {
    const estate = await makeEstate(app, 'Delete');
    const { organization, form, response, member, otherWorkspace } = estate;
    const client = await app.signedIn(member);
    const other = { organization, role: 'member', workspaces: [otherWorkspace] } as const;
    const outsider = await app.signedIn(await app.makePerson(other));
    const ofForm = { organization, form };
    const ids = [Number(response)];
    const deletion = 'deletion-1';
    const deleted = await client.ask('changeResponses', ofForm, {
      action: 'delete',
      deletion,
      selection: { ids },
    });
    assert.deepEqual([deleted.changed, deleted.skipped, deleted.next], [1, 0, null]);
    const edit = { updated_at: '2026-01-01T00:00:00.000Z', answers: {} };
    assert.equal((await client.call('editResponse', { ...ofForm, response }, edit)).problem, 'not_found');
    const { rows } = await client.ask('deletedResponses', ofForm);
    assert.deepEqual(
      rows.map((row) => [row.id, row.tab, row.by.name, row.deletion, row.items.length]),
      [[ids[0], 'live', member.name, deletion, 3]],
    );
    assert.equal((await client.ask('responseCounts', ofForm)).deleted, 1);
    const opened = await client.ask('deletedResponse', { ...ofForm, response });
    assert.equal(Date.parse(opened.erased_at) - Date.parse(opened.deleted_at), 30 * 86_400_000);
    assert.deepEqual(
      opened.pages.flatMap(({ fields }) => fields.map(({ item }) => item?.value)).slice(0, 2),
      ['Ana', 'ana@example.org'],
    );
    assert.equal((await outsider.call('deletedResponses', ofForm)).problem, 'not_found');
    assert.equal((await outsider.call('deletedResponse', { ...ofForm, response })).problem, 'not_found');
    for (const route of ['changeResponses', 'eraseResponses'] as const) {
      const body = { action: 'restore' as const, selection: { ids } };
      assert.equal((await outsider.call(route, ofForm, body)).problem, 'not_found', route);
    }
    const restored = await client.ask('changeResponses', ofForm, {
      action: 'restore',
      selection: { deletion },
    });
    assert.equal(restored.changed, 1);
    assert.equal((await client.call('deletedResponse', { ...ofForm, response })).problem, 'not_found');
    const { entries } = await client.ask('responseHistory', { ...ofForm, response });
    assert.deepEqual(
      entries.map(({ kind }) => kind),
      ['restored', 'deleted', 'received'],
    );
    await client.ask('changeResponses', ofForm, { action: 'tag', tag: 'VIP', selection: { ids } });
    assert.deepEqual((await client.ask('responseTags', ofForm)).tags, ['VIP']);
    await client.ask('changeResponses', ofForm, { action: 'untag', tag: 'VIP', selection: { ids } });
    await client.ask('changeResponses', ofForm, { action: 'tag', tag: 'New', selection: { ids } });
    const tagged = await client.ask('responseHistory', { ...ofForm, response });
    assert.deepEqual(
      tagged.entries.slice(0, 3).map(({ kind, tag }) => [kind, tag]),
      [
        ['tag_added', 'New'],
        ['tag_removed', 'VIP'],
        ['tag_added', 'VIP'],
      ],
    );
    const untagged = await client.call('changeResponses', ofForm, { action: 'tag', selection: { ids } });
    assert.equal(untagged.param, 'tag');
    const wrong = { action: 'tag', tag: 'x', selection: { query: {} }, cursor: 'x' } as const;
    assert.equal((await client.call('changeResponses', ofForm, wrong)).param, 'cursor');
    assert.equal((await client.ask('eraseResponses', ofForm, { selection: { ids } })).changed, 1);
    assert.deepEqual((await client.ask('responseTags', ofForm)).tags, []);
    assert.equal((await client.call('responseHistory', { ...ofForm, response })).problem, 'not_found');
  });

  test('a person is found over all forms, exported and erased with a report', async () => {
    const estate = await makeEstate(app, 'People');
    const { organization, form, response, workspace, admin } = estate;
    const client = await app.signedIn(admin);
    const named = await client.ask(
      'createPersonalLinks',
      { organization, form },
      { names: ['ANA@example.org'] },
    );
    const noteOf = { organization, form, response };
    await client.ask('addNote', noteOf, { text: 'Prefers phone' });
    await client.ask('createForm', { organization }, { workspace, name: 'Empty', template: null });
    const wanted = { text: 'Ana@Example.org', match: 'whole' } as const;
    const found = await client.ask('findPerson', { organization }, wanted);
    assert.equal(found.next, null);
    assert.deepEqual(
      found.responses.map((each) => [each.form, String(each.response), each.state, each.found]),
      [[form, response, 'live', [{ field: 'field2', label: 'E-mail', text: 'ana@example.org' }]]],
    );
    assert.deepEqual(
      found.links.map(({ link }) => link),
      named.links.map(({ id }) => id),
    );
    const none = await client.ask('findPerson', { organization }, { ...wanted, text: 'an@example.org' });
    assert.deepEqual(none.responses, []);
    const noted = await client.ask('findPerson', { organization }, { text: 'phone', match: 'part' });
    assert.deepEqual(
      noted.responses.map((each) => each.found.map(({ field }) => field)),
      [['@note']],
    );

    const one = { form, response: Number(response) };
    const exported = await client.ask('exportPerson', { organization }, { responses: [one] });
    const [whole] = exported.responses;
    assert.equal(whole?.labels.field2, 'E-mail');
    assert.deepEqual(
      whole?.notes.map(({ text }) => text),
      ['Prefers phone'],
    );
    const report = await client.ask(
      'erasePerson',
      { organization },
      {
        responses: [one, { form, response: 1 }],
        links: found.links.map(({ form: ofForm, link }) => ({ form: ofForm, link })),
        mails: [estate.mail],
      },
    );
    assert.deepEqual(report, { responses: 1, files: 0, notes: 1, links: 1, mails: 1, skipped: 1 });
    const after = await client.ask('findPerson', { organization }, wanted);
    assert.deepEqual([after.responses, after.links], [[], []]);
    const audit = await app.data.store.read
      .selectFrom('audit_entry')
      .select(['action', 'details'])
      .where('organization_id', '=', organization)
      .where('action', 'like', 'person.%')
      .orderBy('id')
      .execute();
    assert.deepEqual(
      audit.slice(-3).map(({ action }) => action),
      ['person.exported', 'person.erased', 'person.searched'],
    );
    assert.ok(!/ana@/i.test(JSON.stringify(audit)));
  });
});
