import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { insertWorkspace } from '#store/query/organization/workspace.ts';
import type { OrganizationId } from '#store/tables.ts';
import { onSqlite } from '../../support/engines.ts';
import type { AppClient } from '../appClient.ts';
import { type AppService, type Person, startApp } from '../appService.ts';

onSqlite((engine) => {
  let app: AppService;
  before(async () => {
    app = await startApp(engine);
  });
  after(() => app.close());

  interface World {
    readonly organization: OrganizationId;
    readonly owner: AppClient;
    readonly person: Person;
    readonly member: AppClient;
    readonly form: string;
    /** The status of the member's link now. */
    readonly status: () => Promise<number>;
    /** The status of a link of the owner. */
    readonly ownersStatus: () => Promise<number>;
  }

  async function world(): Promise<World> {
    const organization = await app.makeOrganization();
    const [open, other] = [`open-${organization}`, `other-${organization}`];
    await app.data.store.write(async ({ db }) => {
      for (const [index, id] of [open, other].entries())
        await insertWorkspace(db, { organization_id: organization, id, name: id, created_at: index });
    });
    const owner = await app.signedIn(await app.makePerson({ organization }));
    const person = await app.makePerson({ organization, role: 'member', workspaces: [open] });
    const member = await app.signedIn(person);
    const made = { workspace: open, name: 'Tea', template: null };
    const { id: form } = await member.ask('createForm', { organization }, made);
    const statusFor = async (client: AppClient) => {
      const { url } = await client.ask('formPreview', { organization, form });
      const address = `${app.url}${new URL(url).pathname}${new URL(url).search}`;
      return async () => {
        const response = await fetch(address);
        await response.text();
        const state = await fetch(address.replace('/preview?', '/preview/state?'));
        await state.text();
        assert.equal(state.status, response.status);
        return response.status;
      };
    };
    const [status, ownersStatus] = [await statusFor(member), await statusFor(owner)];
    assert.equal(await status(), 200);
    return { organization, owner, person, member, form, status, ownersStatus };
  }

  test('a preview link ends when its maker leaves the organisation', async () => {
    const { organization, owner, person, status, ownersStatus } = await world();
    await owner.ask('removeMember', { organization, user: person.id });
    assert.equal(await status(), 404);
    assert.equal(await ownersStatus(), 200);
  });

  test('a preview link ends when its maker loses the workspace, or the form leaves it', async () => {
    const { organization, owner, form, person, status, ownersStatus } = await world();
    await owner.ask('changeForm', { organization, form }, { workspace: `other-${organization}` });
    assert.equal(await status(), 404);
    await owner.ask('changeForm', { organization, form }, { workspace: `open-${organization}` });
    assert.equal(await status(), 200);
    await app.data.store.write(({ db }) =>
      db
        .deleteFrom('workspace_access')
        .where('organization_id', '=', organization)
        .where('user_id', '=', person.id)
        .execute(),
    );
    assert.equal(await status(), 404);
    assert.equal(await ownersStatus(), 200);
  });

  test('a preview link ends with the sessions of its maker, who can make a new one', async () => {
    const { organization, owner, form, person, status } = await world();
    await owner.ask('endMemberSessions', { organization, user: person.id });
    assert.equal(await status(), 404);
    const again = await app.signedIn(person);
    const { url } = await again.ask('formPreview', { organization, form });
    const response = await fetch(`${app.url}${new URL(url).pathname}${new URL(url).search}`);
    assert.equal(response.status, 200, await response.text());
  });
});
