import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BodyToSend } from '#contract/app/routes.ts';
import { attemptWindow, countAttempt, maxAttempts } from '#service/account/signIn/attempts.ts';
import { maxMailsPerHour } from '#service/mail/countMail.ts';
import { maxInvitations } from '#service/organization/invitation/invite.ts';
import { beginDeletion, setDeletion } from '#store/query/organization/organizationDeletion.ts';
import type { OrganizationId } from '#store/tables.ts';
import { eachEngine } from '../../support/engines.ts';
import type { AppClient } from '../appClient.ts';
import { type AppService, startApp } from '../appService.ts';
import { openedOutbox } from '../mail/mailing.ts';

const hour = 3_600_000;
const week = 7 * 24 * hour;

async function begin(app: AppService) {
  const organization = await app.makeOrganization();
  const owner = await app.signedIn(await app.makePerson({ organization, name: 'Olga Owner' }));
  return { organization, owner };
}

async function invited(
  owner: AppClient,
  organization: OrganizationId,
  body: Partial<BodyToSend<'invite'>> = {},
): Promise<string> {
  const { link } = await owner.ask(
    'invite',
    { organization },
    { email: '', role: 'member', workspaces: [], ...body },
  );
  return link.split('/').at(-1) ?? '';
}

async function actionsIn(owner: AppClient, organization: string): Promise<string[]> {
  return (await owner.ask('audit', { organization })).entries.map(({ action }) => action);
}

async function roleOf(organization: OrganizationId, client: AppClient): Promise<string> {
  return (await client.call('organization', { organization })).answer?.role ?? 'none';
}

eachEngine((engine) => {
  let app: AppService;
  before(async () => {
    app = await startApp(engine);
  });
  after(() => app.close());

  test('a person joins by the copied link with a new account and sees the given workspaces', async () => {
    const { organization, owner } = await begin(app);
    const { id: given } = await owner.ask('createWorkspace', { organization }, { name: 'Given' });
    await owner.ask('createWorkspace', { organization }, { name: 'Other' });
    const { id: gone } = await owner.ask('createWorkspace', { organization }, { name: 'Gone' });
    const body = { email: 'Bo@example.org', role: 'member', workspaces: [given, gone] } as const;
    const made = await owner.ask('invite', { organization }, { ...body, workspaces: [given, gone] });
    assert.equal(made.mailed, false);
    assert.match(made.link, /^http:\/\/localhost:\d+\/join\/[\w-]{43}$/);
    await owner.ask('deleteWorkspace', { organization, workspace: gone }, {});
    const { invitations } = await owner.ask('invitations', { organization });
    assert.deepEqual(
      invitations.map(({ email, invited_by }) => [email, invited_by]),
      [['Bo@example.org', 'Olga Owner']],
    );
    const read = await owner.ask('invitationLink', { organization, invitation: made.id });
    assert.equal(read.link, made.link);
    // The mail waits for owners to copy it, with the same link.
    const [mail] = await openedOutbox(owner, organization);
    assert.deepEqual([mail?.recipient, mail?.link], ['Bo@example.org', made.link]);

    const secret = made.link.split('/').at(-1) ?? '';
    const browser = app.visitor();
    const look = await browser.ask('lookAtInvitation', {}, { secret });
    assert.deepEqual(
      [look.organization, look.role, look.email, look.invited_by, look.joined],
      [{ id: organization, name: 'Orchard' }, 'member', 'Bo@example.org', 'Olga Owner', false],
    );
    const account = { secret, name: 'Bo', email: 'bo@example.org', password: 'under the old bridge' };
    const joined = await browser.ask('joinWithAccount', {}, { ...account, language: 'fr' });
    assert.equal(joined.organization, organization);
    const frame = await browser.ask('organization', { organization });
    assert.deepEqual([frame.role, frame.workspaces.map(({ id }) => id)], ['member', [given]]);
    assert.equal((await browser.ask('start', {})).user?.language, 'fr');

    assert.deepEqual((await owner.ask('invitations', { organization })).invitations, []);
    assert.equal((await app.visitor().call('lookAtInvitation', {}, { secret })).problem, 'link_invalid');
    const again = await owner.call(
      'invite',
      { organization },
      { ...body, email: 'BO@EXAMPLE.ORG', workspaces: [] },
    );
    assert.deepEqual([again.status, again.problem], [409, 'member_already']);
    const actions = await actionsIn(owner, organization);
    assert.ok(actions.includes('member.invited') && actions.includes('member.joined'));
  });

  test('an existing account accepts while signed in; its role is never lowered, and the link is consumed', async () => {
    const { organization, owner } = await begin(app);
    const person = await app.makePerson({ email: 'kim@example.org' });
    const kim = await app.signedIn(person);
    const first = await invited(owner, organization, { role: 'admin' });
    const taken = { secret: first, name: 'Kim', email: 'KIM@example.org', password: 'under the old bridge' };
    assert.equal((await app.visitor().call('joinWithAccount', {}, taken)).problem, 'email_taken');
    assert.equal(
      (await app.visitor().call('acceptInvitation', {}, { secret: first })).problem,
      'sign_in_needed',
    );
    assert.equal((await kim.ask('acceptInvitation', {}, { secret: first })).organization, organization);
    assert.equal(await roleOf(organization, kim), 'admin');

    const lower = await invited(owner, organization);
    assert.equal((await kim.ask('lookAtInvitation', {}, { secret: lower })).joined, true);
    await kim.ask('acceptInvitation', {}, { secret: lower });
    assert.equal(await roleOf(organization, kim), 'admin');
    assert.equal((await kim.call('acceptInvitation', {}, { secret: lower })).problem, 'link_invalid');
    await kim.ask('acceptInvitation', {}, { secret: await invited(owner, organization, { role: 'owner' }) });
    assert.equal(await roleOf(organization, kim), 'owner');
  });

  test('joining another organisation ends the link that an owner of the first one holds', async () => {
    const { organization, owner } = await begin(app);
    const person = await app.makePerson({ organization, role: 'member' });
    const { link } = await owner.ask('makeResetLink', { organization, user: person.id });
    const other = await app.makeOrganization('Vineyard');
    const theirs = await app.signedIn(await app.makePerson({ organization: other }));
    const browser = await app.signedIn(person);
    await browser.ask('acceptInvitation', {}, { secret: await invited(theirs, other) });
    const secret = link.split('/').at(-1) ?? '';
    assert.equal((await app.visitor().call('lookAtReset', {}, { secret })).problem, 'link_invalid');
    const again = await owner.call('makeResetLink', { organization, user: person.id });
    assert.deepEqual([again.status, again.problem], [409, 'member_elsewhere']);
  });

  test('one link brings in one of many who use it at once', async () => {
    const { organization, owner } = await begin(app);
    const people = await Promise.all(Array.from({ length: 6 }, () => app.makePerson()));
    const browsers = await Promise.all(people.map((person) => app.signedIn(person)));
    const secret = await invited(owner, organization);
    const outcomes = await Promise.all(
      browsers.map((browser) => browser.call('acceptInvitation', {}, { secret })),
    );
    assert.deepEqual(outcomes.map(({ status }) => status).sort(), [200, 404, 404, 404, 404, 404]);
    assert.equal((await owner.ask('members', { organization })).members.length, 2);
    // Two links for one person at once: both are consumed, and there is one membership.
    const [browser] = browsers.filter((_, index) => outcomes[index]?.status === 404);
    const links = await Promise.all([
      invited(owner, organization),
      invited(owner, organization, { role: 'admin' }),
    ]);
    const both = await Promise.all(
      links.map((link) => browser?.call('acceptInvitation', {}, { secret: link })),
    );
    assert.deepEqual(
      both.map((outcome) => outcome?.status),
      [200, 200],
    );
    assert.equal(browser && (await roleOf(organization, browser)), 'admin');
  });

  test('an invitation ends after seven days, is renewed with the same link, and is withdrawn for good', async () => {
    const { organization, owner } = await begin(app);
    const secret = await invited(owner, organization, { email: 'lee@example.org' });
    const browser = app.visitor();
    app.time.now += week - 1000;
    await browser.ask('lookAtInvitation', {}, { secret });
    app.time.now += 1000;
    assert.equal((await browser.call('lookAtInvitation', {}, { secret })).problem, 'link_invalid');
    const [invitation] = (await owner.ask('invitations', { organization })).invitations;
    assert.ok(invitation);
    const path = { organization, invitation: invitation.id };
    await app.proveAll();
    const renewed = await owner.ask('renewInvitation', path);
    assert.equal(renewed.link.split('/').at(-1), secret);
    await browser.ask('lookAtInvitation', {}, { secret });
    await owner.ask('withdrawInvitation', path);
    assert.equal((await browser.call('lookAtInvitation', {}, { secret })).problem, 'link_invalid');
    assert.equal((await owner.call('withdrawInvitation', path)).problem, 'not_found');
    assert.equal((await owner.call('renewInvitation', path)).problem, 'not_found');
    const actions = await actionsIn(owner, organization);
    assert.deepEqual(actions.slice(0, 3), [
      'member.invitation_withdrawn',
      'member.invitation_renewed',
      'member.invited',
    ]);
  });

  test('joining an organisation under deletion is refused', async () => {
    const { organization, owner } = await begin(app);
    const secret = await invited(owner, organization, { email: 'mo@example.org' });
    await app.data.store.write(async ({ db }) => {
      await setDeletion(db, organization, app.time.now);
      await beginDeletion(db, organization, app.time.now);
    });
    const browser = await app.signedIn(await app.makePerson());
    assert.equal((await browser.call('lookAtInvitation', {}, { secret })).problem, 'link_invalid');
    assert.equal((await browser.call('acceptInvitation', {}, { secret })).problem, 'link_invalid');
  });

  test('one mail of an invitation waits, and none once it was accepted or withdrawn', async () => {
    const { organization, owner } = await begin(app);
    const waiting = async () =>
      (await openedOutbox(owner, organization)).map(({ recipient, link }) => [recipient, link]);
    const body = { role: 'member' as const, workspaces: [] };
    const lee = await owner.ask('invite', { organization }, { ...body, email: 'lee@example.org' });
    const mo = await owner.ask('invite', { organization }, { ...body, email: 'mo@example.org' });
    await owner.ask('renewInvitation', { organization, invitation: lee.id });
    assert.deepEqual(await waiting(), [
      ['lee@example.org', lee.link],
      ['mo@example.org', mo.link],
    ]);
    await owner.ask('withdrawInvitation', { organization, invitation: mo.id });
    assert.deepEqual(await waiting(), [['lee@example.org', lee.link]]);
    const browser = await app.signedIn(await app.makePerson());
    await browser.ask('acceptInvitation', {}, { secret: lee.link.split('/').at(-1) ?? '' });
    assert.deepEqual(await waiting(), []);
  });

  test('an organisation has so many invitations and no more, until one is withdrawn', async () => {
    const { organization, owner } = await begin(app);
    const other = await begin(app);
    const id = await invited(owner, organization);
    const [row] = await app.data.store.read
      .selectFrom('invitation')
      .selectAll()
      .where('organization_id', '=', organization)
      .execute();
    assert.ok(row);
    // Expired invitations count: they can be renewed.
    const more = Array.from({ length: maxInvitations - 2 }, (_, number) => ({
      ...row,
      id: `more${number}`,
      hash: `${id} ${number}`,
      expires_at: number % 2 === 0 ? 1 : row.expires_at,
    }));
    await app.data.store.write(({ db }) => db.insertInto('invitation').values(more).execute());
    const body = { email: '', role: 'member' as const, workspaces: [] };
    const outcomes = await Promise.all([1, 2, 3].map(() => owner.call('invite', { organization }, body)));
    assert.deepEqual(outcomes.map(({ status }) => status).sort(), [200, 409, 409]);
    assert.ok(outcomes.some(({ problem }) => problem === 'too_many_invitations'));
    await owner.ask('renewInvitation', { organization, invitation: 'more0' });
    await owner.ask('withdrawInvitation', { organization, invitation: 'more1' });
    await owner.ask('invite', { organization }, body);
    await other.owner.ask('invite', { organization: other.organization }, body);
  });

  test('an organisation sends so many invitations in an hour and no more, new ones or repeated', async () => {
    app.time.now = Math.ceil(app.time.now / hour) * hour;
    const { organization, owner } = await begin(app);
    const other = await begin(app);
    const body = { email: 'lee@example.org', role: 'member' as const, workspaces: [] };
    const first = await owner.ask('invite', { organization }, body);
    const renew = () => owner.call('renewInvitation', { organization, invitation: first.id });
    const ends = app.time.now - (app.time.now % hour) + hour;
    await app.data.store.countedWindows.add(`mails ${organization}`, ends, maxMailsPerHour - 2);
    assert.equal((await renew()).status, 200);
    const mails = async () => (await owner.ask('outbox', { organization })).mails;
    const before = await mails();
    for (const refused of [await renew(), await owner.call('invite', { organization }, body)]) {
      assert.deepEqual([refused.status, refused.problem], [429, 'too_many_mails']);
      const wait = Number(refused.headers['retry-after']);
      assert.ok(wait > 3500 && wait <= 3600, String(wait));
    }
    assert.deepEqual(await mails(), before);
    assert.equal((await owner.ask('invitations', { organization })).invitations.length, 1);
    // Without a mail there is always a link to hand over.
    await owner.ask('invite', { organization }, { ...body, email: '' });
    await other.owner.ask('invite', { organization: other.organization }, body);
    app.time.now += hour;
    await app.proveAll();
    assert.equal((await renew()).status, 200);
  });

  test('a link can probe other addresses for accounts only a few times', async () => {
    app.time.now = Math.ceil(app.time.now / hour) * hour;
    const { organization, owner } = await begin(app);
    await app.makePerson({ email: 'first@example.org' });
    await app.makePerson({ email: 'second@example.org' });
    const open = await invited(owner, organization);
    const another = await invited(owner, organization);
    const named = await invited(owner, organization, { email: 'First@example.org' });
    const attempt = {
      what: 'address',
      account: organization,
      address: '192.0.2.1',
      device: undefined,
    } as const;
    for (let count = 2; count < maxAttempts.address.account; count += 1)
      await countAttempt(app.data.store.countedWindows, app.keys, attempt, app.time.now);
    const probe = (secret: string, email: string) =>
      app
        .visitor()
        .call('joinWithAccount', {}, { secret, email, name: 'N', password: 'under the old bridge' });
    for (const email of ['first@example.org', 'second@example.org'])
      assert.equal((await probe(open, email)).problem, 'email_taken');
    // Past the limit, even another link of the organisation does not reveal whether an address is taken.
    for (const email of ['first@example.org', 'free@example.org']) {
      const { status, problem, headers } = await probe(another, email);
      assert.deepEqual([status, problem], [429, 'too_many_attempts'], email);
      assert.ok(Number(headers['retry-after']) > 0);
    }
    assert.equal((await probe(named, 'second@example.org')).problem, 'too_many_attempts');
    // The holder of a link sent to an address may learn that it has an account.
    assert.equal((await probe(named, 'first@example.org')).problem, 'email_taken');
    app.time.now += attemptWindow;
    assert.equal((await probe(another, 'free@example.org')).status, 200);
  });

  test('only owners invite, and only into what is theirs', async () => {
    const { organization, owner } = await begin(app);
    const other = await app.makeOrganization('Vineyard');
    const theirs = await app.signedIn(await app.makePerson({ organization: other }));
    const { id: foreign } = await theirs.ask('createWorkspace', { organization: other }, { name: 'Foreign' });
    const admin = await app.signedIn(await app.makePerson({ organization, role: 'admin' }));
    const body = { email: '', role: 'member', workspaces: [foreign] } as const;
    const into = await owner.call('invite', { organization }, { ...body, workspaces: [foreign] });
    assert.deepEqual([into.status, into.problem, into.param], [422, 'field_invalid', 'workspaces']);
    const own = { ...body, workspaces: [] };
    assert.equal((await admin.call('invite', { organization }, own)).problem, 'role_insufficient');
    assert.equal((await theirs.call('invite', { organization }, own)).problem, 'not_found');
    const { id } = await owner.ask('invite', { organization }, own);
    const path = { organization: other, invitation: id };
    assert.equal((await theirs.call('withdrawInvitation', path)).problem, 'not_found');
    assert.equal((await theirs.call('renewInvitation', path)).problem, 'not_found');
    assert.equal((await owner.ask('invitations', { organization })).invitations.length, 1);
  });
});
