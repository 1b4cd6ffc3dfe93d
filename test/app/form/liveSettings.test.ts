import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { insertWorkspace } from '#store/query/organization/workspace.ts';
import type { OrganizationId } from '#store/tables.ts';
import { onSqlite } from '../../support/engines.ts';
import type { AppClient } from '../appClient.ts';
import { type AppService, startApp } from '../appService.ts';
import { makePublishedForm } from './publishedForm.ts';

onSqlite((engine) => {
  let app: AppService;
  let organization: OrganizationId;
  let owner: AppClient;

  before(async () => {
    app = await startApp(engine);
    organization = await app.makeOrganization();
    await app.data.store.write(({ db }) =>
      insertWorkspace(db, { organization_id: organization, id: 'open', name: 'Open', created_at: 1 }),
    );
    owner = await app.signedIn(await app.makePerson({ organization }));
  });
  after(() => app.close());

  const newForm = async () => {
    const form = await makePublishedForm(owner, organization, { workspace: 'open', name: 'Visit' });
    return { organization, form };
  };

  test('settings change one by one: null removes, others stay', async () => {
    const params = await newForm();
    await owner.ask('changeFormSettings', params, {
      settings: { max_responses: 20, opens_at: '2026-12-01T09:00', time_zone: 'Europe/Berlin' },
    });
    const { settings } = await owner.ask('changeFormSettings', params, {
      settings: { max_responses: null, retention_days: 30 },
    });
    const wanted = { opens_at: '2026-12-01T09:00', time_zone: 'Europe/Berlin', retention_days: 30 };
    assert.deepEqual(settings, wanted);
    assert.deepEqual((await owner.ask('form', params)).settings, wanted);
  });

  test('malformed, contradictory and taken values are refused with the name of the setting', async () => {
    const params = await newForm();
    const other = await newForm();
    await owner.ask('changeFormSettings', other, { settings: { slug: `taken-${engine.name}` } });
    const refused = async (settings: Record<string, unknown>) => {
      const { status, problem, param } = await owner.call('changeFormSettings', params, { settings });
      return [status, problem, param];
    };
    assert.deepEqual(await refused({ max_responses: 0 }), [422, 'field_invalid', 'max_responses']);
    assert.deepEqual(await refused({ quotas: [{ field: 'field1' }] }), [422, 'field_invalid', 'quotas']);
    const contradiction = { opens_at: '2026-12-02T09:00', closes_at: '2026-12-01T09:00' };
    assert.deepEqual(await refused(contradiction), [422, 'form_settings_invalid', 'closes_at']);
    assert.deepEqual(await refused({ slug: `taken-${engine.name}` }), [409, 'slug_taken', 'slug']);
    assert.deepEqual((await owner.ask('form', params)).settings, {});
  });

  test('a password is set by its own route, never by a hash, and survives other changes', async () => {
    const params = await newForm();
    await owner.ask('setFormPassword', params, { password: 'open sesame' });
    await owner.ask('changeFormSettings', params, {
      settings: { password_hash: null, max_responses: 5 },
    });
    const form = await owner.ask('form', params);
    assert.deepEqual([form.has_password, form.settings], [true, { max_responses: 5 }]);
    await owner.ask('setFormPassword', params, { password: null });
    assert.equal((await owner.ask('form', params)).has_password, false);
  });

  test('a long list of names becomes personal links, and a cursor may hold anything', async () => {
    const params = await newForm();
    const names = Array.from({ length: 4000 }, (_, index) => `Person number ${index} of the list`);
    const { links } = await owner.ask('createPersonalLinks', params, { names });
    assert.equal(new Set(links.map(({ url }) => url)).size, names.length);
    const odd = await owner.call('personalLinks', params, undefined, { query: { after: 'a\0b' } });
    assert.equal(odd.status, 200);
  });

  test('personal links are made from names, listed and revoked', async () => {
    const params = await newForm();
    const { links } = await owner.ask('createPersonalLinks', params, { names: ['Ana', 'Bo'] });
    assert.deepEqual(links.map(({ name }) => name).sort(), ['Ana', 'Bo']);
    assert.match(links[0]?.url ?? '', new RegExp(`/f/${params.form}\\?key=[\\w-]{22}$`));
    const [first] = links;
    await owner.ask('revokePersonalLink', { ...params, link: first?.id ?? '' });
    const listed = await owner.ask('personalLinks', params);
    assert.equal(listed.next, null);
    assert.deepEqual(
      listed.links.map(({ id, revoked_at, answered_at }) => [id, revoked_at !== null, answered_at]).sort(),
      links.map(({ id }) => [id, id === first?.id, null]).sort(),
    );
  });
});
