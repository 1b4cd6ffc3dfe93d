import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appendResponses } from '#store/query/response/response.ts';
import { arriving } from '../../store/example.ts';
import { eachEngine } from '../../support/engines.ts';
import { startApp } from '../appService.ts';
import { makePublishedForm } from '../form/publishedForm.ts';

eachEngine((engine) => {
  test('changes of an organisation, its forms and its people never wait in a circle with submissions', async () => {
    await using app = await startApp(engine);
    const { store: other } = await app.data.openAgain();
    const organization = await app.makeOrganization();
    const [first, second] = [await app.makePerson({ organization }), await app.makePerson({ organization })];
    const [one, two] = [await app.signedIn(first), await app.signedIn(second)];
    const workspaces: string[] = [];
    for (const name of ['One', 'Two'])
      workspaces.push((await one.ask('createWorkspace', { organization }, { name })).id);
    const [workspace = '', elsewhere = ''] = workspaces;
    const forms: string[] = [];
    for (const name of ['A', 'B'])
      forms.push(await makePublishedForm(one, organization, { workspace, name }));
    const [kept = '', moved = ''] = forms;
    const submit = () =>
      other.write((transaction) =>
        appendResponses(
          transaction,
          organization,
          forms.map((id) => arriving(id)),
          Date.now,
        ),
      );
    const statuses: number[] = [];
    const calls = [
      () => one.call('changeForm', { organization, form: kept }, { enabled: Math.random() > 0.5 }),
      () => two.call('changeForm', { organization, form: moved }, { workspace: elsewhere }),
      () => one.call('changeForm', { organization, form: moved }, { workspace }),
      () => two.call('deleteForm', { organization, form: kept }),
      () => one.call('restoreForm', { organization, form: kept }),
      () => one.call('changeMember', { organization, user: second.id }, { role: 'owner' }),
      () => two.call('makeResetLink', { organization, user: first.id }),
      () => one.call('makeResetLink', { organization, user: second.id }),
      () => two.call('createKey', { organization }, { name: 'key' }),
      () => two.call('deleteWorkspace', { organization, workspace: elsewhere }, {}),
    ];
    await Promise.all([
      ...calls.map(async (call) => {
        for (let again = 0; again < 12; again += 1) statuses.push((await call()).status);
      }),
      ...[1, 2].map(async () => {
        for (let again = 0; again < 30; again += 1) await submit();
      }),
    ]);
    // PostgreSQL aborts one of two deadlocked transactions, which would be a server error.
    assert.deepEqual(
      statuses.filter((status) => status >= 500),
      [],
    );
    assert.equal(statuses.length, calls.length * 12);
  });
});
