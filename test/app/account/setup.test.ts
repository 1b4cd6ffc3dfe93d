import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeSetupLink } from '#service/account/setup/makeSetupLink.ts';
import { setupLinkAtStart } from '#service/account/setup/setupLinkAtStart.ts';
import { countAttempt, maxAttempts } from '#service/account/signIn/attempts.ts';
import { findFormAnywhere } from '#store/query/transfer/importing.ts';
import type { OrganizationId } from '#store/tables.ts';
import { eachEngine } from '../../support/engines.ts';
import { type AppService, startApp } from '../appService.ts';

const day = 24 * 3_600_000;
const ada = { name: 'Ada Byron', email: 'ada@example.org', password: 'a long way home' };

async function setupSecret(app: AppService, organizationId: OrganizationId | null = null): Promise<string> {
  const { store } = app.data;
  const target = { baseUrl: app.context.baseUrl, organizationId };
  return secretOf(await makeSetupLink(store, app.keys, target, app.time.now));
}

function secretOf(link: string | undefined): string {
  return link?.split('/').at(-1) ?? '';
}

eachEngine((engine) => {
  test('the link of the first start makes an owner, an organisation and a form, and works once', async () => {
    await using app = await startApp(engine);
    const { store } = app.data;
    const first = await setupLinkAtStart(store, app.keys, app.context.baseUrl, app.time.now);
    const second = await setupLinkAtStart(store, app.keys, app.context.baseUrl, app.time.now);
    assert.match(first ?? '', /^http:\/\/localhost:\d+\/setup\/[\w-]{43}$/);
    const secret = secretOf(second);
    const browser = app.visitor();
    assert.equal((await browser.ask('start', {})).unclaimed, true);
    assert.deepEqual(await browser.ask('lookAtSetup', {}, { secret }), {
      organization: null,
      new_password: false,
    });
    const missing = await browser.call('setUp', {}, { secret, ...ada, sample: true });
    assert.deepEqual([missing.problem, missing.param], ['field_invalid', 'organization']);
    const weak = { ...ada, password: 'ada@example.org' };
    const refused = await browser.call('setUp', {}, { secret, ...weak, organization: 'Mill', sample: true });
    assert.equal(refused.problem, 'password_weak');

    const given = { secret, ...ada, organization: 'Mill', time_zone: 'Europe/Berlin', language: 'de' };
    const beginning = { language: 'de', workspace: 'Formulare', form: 'Rückmeldung' };
    const made = await browser.ask('setUp', {}, { ...given, sample: true, beginning });
    const frame = await browser.ask('organization', made);
    assert.deepEqual(
      [frame.name, frame.role, frame.time_zone, frame.workspaces.map(({ name, forms }) => [name, forms])],
      ['Mill', 'owner', 'Europe/Berlin', [['Formulare', 1]]],
    );
    assert.match(made.form ?? '', /^[0-9a-z]{8}$/);
    assert.deepEqual(
      (await browser.ask('forms', made)).forms.map(({ name }) => name),
      ['Rückmeldung'],
    );
    const sample = await findFormAnywhere(store.read, made.form ?? '');
    const { language, title, translations } = JSON.parse(sample?.draft ?? '');
    assert.deepEqual([language, title, translations], ['de', 'Sagen Sie uns Ihre Meinung', undefined]);
    const { user, organizations } = await browser.ask('start', {});
    assert.deepEqual([user?.email, user?.language, organizations.length], [ada.email, 'de', 1]);
    const { entries } = await browser.ask('audit', made);
    const actions = entries.map(({ action }) => action);
    assert.ok(actions.includes('organization.created') && actions.includes('member.joined'));
    assert.equal((await browser.ask('mail', made)).set_up_by, 'you');

    assert.equal((await app.visitor().ask('start', {})).unclaimed, false);
    // The unused link is void too, and a restart does not create another.
    for (const used of [secret, secretOf(first)]) {
      assert.equal((await browser.call('lookAtSetup', {}, { secret: used })).problem, 'link_invalid');
      const again = { ...given, secret: used, email: 'eve@example.org', sample: false };
      assert.equal((await app.visitor().call('setUp', {}, again)).problem, 'link_invalid');
    }
    assert.equal(await setupLinkAtStart(store, app.keys, app.context.baseUrl, app.time.now), undefined);
  });

  test('an organisation that joins others does not look after the installation', async () => {
    await using app = await startApp(engine);
    await app.makeOrganization('Tenant');
    const secret = await setupSecret(app);
    const browser = app.visitor();
    const made = await browser.ask('setUp', {}, { secret, ...ada, organization: 'Mill', sample: false });
    assert.equal((await browser.ask('mail', made)).set_up_by, 'others');
  });

  test('a link for an existing organisation makes an owner of a new account, or of the signed-in person', async () => {
    await using app = await startApp(engine);
    const organization = await app.makeOrganization('Imported');
    const secret = await setupSecret(app, organization);
    const look = await app.visitor().ask('lookAtSetup', {}, { secret });
    assert.deepEqual(look.organization, { id: organization, name: 'Imported' });

    const person = await app.makePerson({ email: 'Ada@Example.org' });
    const taken = await app.visitor().call('setUp', {}, { secret, ...ada, sample: false });
    assert.deepEqual([taken.status, taken.problem, taken.param], [409, 'email_taken', 'email']);
    // The check for existing accounts is rate-limited; a person who has an account is not held up.
    const attempt = { what: 'address', account: organization, address: '192.0.2.1' } as const;
    for (let count = 1; count < maxAttempts.address.account; count += 1)
      await countAttempt(
        app.data.store.countedWindows,
        app.keys,
        { ...attempt, device: undefined },
        app.time.now,
      );
    const more = await app.visitor().call('setUp', {}, { secret, ...ada, sample: false });
    assert.deepEqual([more.status, more.problem], [429, 'too_many_attempts']);
    // The refused attempts have not consumed the link.
    const browser = await app.signedIn(person);
    const nobody = await app.visitor().call('setUp', {}, { secret, sample: false });
    assert.deepEqual([nobody.problem, nobody.param], ['field_invalid', 'name']);
    const made = await browser.ask('setUp', {}, { secret, sample: false });
    assert.deepEqual(made, { organization, form: null });
    assert.equal((await browser.ask('organization', { organization })).role, 'owner');

    // An existing member becomes an owner.
    const member = await app.makePerson({ organization, role: 'member' });
    const theirs = await app.signedIn(member);
    await theirs.ask('setUp', {}, { secret: await setupSecret(app, organization), sample: false });
    assert.equal((await theirs.ask('organization', { organization })).role, 'owner');
  });

  test('a link ends after a day, and of many who use one at once one wins', async () => {
    await using app = await startApp(engine);
    const people = await Promise.all(Array.from({ length: 6 }, () => app.makePerson()));
    const browsers = await Promise.all(people.map((person) => app.signedIn(person)));
    const secret = await setupSecret(app);
    const body = { secret, organization: 'Mill', sample: false };
    const outcomes = await Promise.all(browsers.map((browser) => browser.call('setUp', {}, body)));
    assert.deepEqual(outcomes.map(({ status }) => status).sort(), [200, 404, 404, 404, 404, 404]);
    const memberships = await Promise.all(browsers.map((browser) => browser.ask('start', {})));
    assert.equal(memberships.flatMap(({ organizations }) => organizations).length, 1);

    const late = await setupSecret(app);
    app.time.now += day;
    assert.equal((await app.visitor().call('lookAtSetup', {}, { secret: late })).problem, 'link_invalid');
  });
});
