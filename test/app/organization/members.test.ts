import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eachEngine } from '../../support/engines.ts';
import { type AppService, startApp } from '../appService.ts';
import { openedOutbox } from '../mail/mailing.ts';

async function begin(app: AppService) {
  const organization = await app.makeOrganization();
  const person = await app.makePerson({ organization, name: 'Olga Owner' });
  return { organization, person, owner: await app.signedIn(person) };
}

eachEngine((engine) => {
  let app: AppService;
  before(async () => {
    app = await startApp(engine);
  });
  after(() => app.close());

  test('an owner changes roles and workspaces, and access follows at once', async () => {
    const { organization, person, owner } = await begin(app);
    const { id: north } = await owner.ask('createWorkspace', { organization }, { name: 'North' });
    const { id: south } = await owner.ask('createWorkspace', { organization }, { name: 'South' });
    const bo = await app.makePerson({ organization, role: 'member', workspaces: [north], name: 'Bo' });
    const browser = await app.signedIn(bo);
    const seen = async () =>
      (await browser.ask('organization', { organization })).workspaces.map(({ name }) => name);
    assert.deepEqual(await seen(), ['North']);
    const path = { organization, user: bo.id };
    await owner.ask('changeMember', path, { workspaces: [south, south] });
    assert.deepEqual(await seen(), ['South']);
    await owner.ask('changeMember', path, { role: 'admin' });
    assert.deepEqual(await seen(), ['North', 'South']);
    // Workspaces from before the promotion do not return automatically.
    await owner.ask('changeMember', path, { role: 'member' });
    assert.deepEqual(await seen(), []);
    const { members } = await owner.ask('members', { organization });
    assert.deepEqual(
      members.map(({ id, role, workspaces, second_factor, seen_at }) => [
        id,
        role,
        workspaces,
        second_factor,
        seen_at !== null,
      ]),
      [
        [person.id, 'owner', [], false, true],
        [bo.id, 'member', [], false, true],
      ],
    );
    const unknown = await owner.call('changeMember', path, { workspaces: ['zzzzzzzz'] });
    assert.deepEqual([unknown.problem, unknown.param], ['field_invalid', 'workspaces']);
    const changes = (
      await owner.ask('audit', { organization }, undefined, { query: { action: 'member.changed' } })
    ).entries;
    assert.deepEqual(
      changes.map(({ details }) => details),
      [
        { role: { from: 'admin', to: 'member' } },
        { role: { from: 'member', to: 'admin' }, taken: [south] },
        { given: [south], taken: [north] },
      ],
    );
  });

  test('the last activity is per organisation', async () => {
    const { organization, owner } = await begin(app);
    const other = await app.makeOrganization('Vineyard');
    const bo = await app.makePerson({ organization, role: 'member' });
    const belongs = { organization_id: other, user_id: bo.id, role: 'member', created_at: 1 } as const;
    await app.data.store.write(({ db }) => db.insertInto('membership').values(belongs).execute());
    const browser = await app.signedIn(bo);
    const seen = async () => {
      const { members } = await owner.ask('members', { organization });
      return members.find(({ id }) => id === bo.id)?.seen_at ?? null;
    };
    await browser.ask('organization', { organization: other });
    await browser.ask('account', {});
    // Attempts above one's role are refused and leave no trace.
    assert.equal((await browser.call('members', { organization })).problem, 'role_insufficient');
    assert.equal(await seen(), null);

    await browser.ask('organization', { organization });
    const first = await seen();
    assert.ok(Math.abs(Date.parse(first ?? '') - app.time.now) < 1000, String(first));
    app.time.now += 4 * 60_000;
    await browser.ask('organization', { organization });
    assert.equal(await seen(), first, 'reading does not write each time');
    app.time.now += 2 * 60_000;
    await browser.ask('organization', { organization: other });
    assert.equal(await seen(), first);
    await browser.ask('organization', { organization });
    assert.ok((await seen()) !== first);
  });

  test('a removed or leaving member loses access at once, and keeps other organisations', async () => {
    const { organization, person, owner } = await begin(app);
    const other = await app.makeOrganization('Vineyard');
    const { id: north } = await owner.ask('createWorkspace', { organization }, { name: 'North' });
    const bo = await app.makePerson({ organization, role: 'member', workspaces: [north] });
    const browser = await app.signedIn(bo);
    await owner.ask('removeMember', { organization, user: bo.id });
    assert.equal((await browser.call('organization', { organization })).problem, 'not_found');
    assert.deepEqual((await browser.ask('start', {})).organizations, []);
    assert.equal((await owner.call('removeMember', { organization, user: bo.id })).problem, 'not_found');

    const cy = await app.makePerson({ organization, role: 'admin' });
    const leaving = await app.signedIn(cy);
    await leaving.ask('leaveOrganization', { organization });
    assert.equal((await leaving.call('organization', { organization })).problem, 'not_found');
    // Members of another organisation are out of reach.
    const stranger = await app.makePerson({ organization: other });
    for (const user of [stranger.id, 'zzzzzzzz']) {
      const path = { organization, user };
      assert.equal((await owner.call('changeMember', path, { role: 'member' })).problem, 'not_found');
      assert.equal((await owner.call('removeMember', path)).problem, 'not_found');
      assert.equal((await owner.call('makeResetLink', path)).problem, 'not_found');
    }
    const actions = (await owner.ask('audit', { organization })).entries.map(({ action }) => action);
    assert.deepEqual(actions.slice(0, 2), ['member.left', 'member.removed']);
    assert.equal((await owner.ask('members', { organization })).members[0]?.id, person.id);
  });

  test('invitations of a former owner are void', async () => {
    const { organization, owner } = await begin(app);
    const body = { email: 'friend@example.org', role: 'owner' as const, workspaces: [] };
    const { link: kept } = await owner.ask('invite', { organization }, body);
    const told: unknown[] = [];
    for (const end of ['changeMember', 'removeMember', 'leaveOrganization'] as const) {
      const person = await app.makePerson({ organization });
      const browser = await app.signedIn(person);
      const links = [
        (await browser.ask('invite', { organization }, body)).link,
        (await browser.ask('invite', { organization }, { ...body, email: '' })).link,
      ];
      const path = { organization, user: person.id };
      // Changes unrelated to ownership leave them unchanged.
      await owner.ask('changeMember', path, { workspaces: [] });
      assert.equal((await owner.ask('invitations', { organization })).invitations.length, 3, end);
      if (end === 'changeMember') await owner.ask(end, path, { role: 'admin' });
      else if (end === 'removeMember') await owner.ask(end, path);
      else await browser.ask(end, { organization });
      for (const link of links) {
        const secret = link.split('/').at(-1) ?? '';
        assert.equal((await browser.call('acceptInvitation', {}, { secret })).problem, 'link_invalid', end);
      }
      const { entries } = await owner.ask('audit', { organization });
      told.push(entries[0]?.details);
      assert.deepEqual(
        (await openedOutbox(owner, organization)).map(({ link }) => link),
        [kept],
      );
    }
    assert.deepEqual(told, [
      { role: { from: 'owner', to: 'admin' }, invitations_withdrawn: 2 },
      { role: 'owner', invitations_withdrawn: 2 },
      { role: 'owner', invitations_withdrawn: 2 },
    ]);
    const [open] = (await owner.ask('invitations', { organization })).invitations;
    const read = await owner.ask('invitationLink', { organization, invitation: open?.id ?? '' });
    assert.equal(read.link, kept);
  });

  test('the last owner stays, also where two owners act against each other at once', async () => {
    const { organization, person, owner } = await begin(app);
    const path = { organization, user: person.id };
    for (const outcome of [
      await owner.call('changeMember', path, { role: 'admin' }),
      await owner.call('removeMember', path),
      await owner.call('leaveOrganization', { organization }),
    ])
      assert.deepEqual([outcome.status, outcome.problem], [409, 'last_owner']);

    for (const act of ['changeMember', 'removeMember'] as const) {
      const mill = await app.makeOrganization('Mill');
      const people = [
        await app.makePerson({ organization: mill }),
        await app.makePerson({ organization: mill }),
      ];
      const browsers = await Promise.all(people.map((each) => app.signedIn(each)));
      const outcomes = await Promise.all(
        browsers.map((browser, index) => {
          const other = { organization: mill, user: people[1 - index]?.id ?? '' };
          return act === 'changeMember'
            ? browser.call(act, other, { role: 'member' })
            : browser.call(act, other);
        }),
      );
      const done = outcomes.findIndex(({ status }) => status === 200);
      assert.notEqual(done, -1, act);
      // The other is refused, or was no longer an owner at that time.
      assert.equal(outcomes.filter(({ status }) => status === 200).length, 1, act);
      assert.equal((await browsers[done]?.ask('organization', { organization: mill }))?.role, 'owner');
    }
  });

  test('an owner creates a password link only for members of this organisation alone', async () => {
    const { organization, owner } = await begin(app);
    const bo = await app.makePerson({ organization, role: 'member' });
    const { link } = await owner.ask('makeResetLink', { organization, user: bo.id });
    assert.match(link, /^http:\/\/localhost:\d+\/reset\/[\w-]{43}$/);
    const secret = link.split('/').at(-1) ?? '';
    assert.equal((await app.visitor().ask('lookAtReset', {}, { secret })).email, bo.email);
    app.time.now += 16 * 60_000;
    assert.equal(
      (await owner.call('makeResetLink', { organization, user: bo.id })).problem,
      'confirm_needed',
    );
  });

  test('password links are void once an owner of the organisation is demoted or removed', async () => {
    const { organization, owner } = await begin(app);
    const bo = await app.makePerson({ organization, role: 'member' });
    for (const act of ['changeMember', 'removeMember', 'leaveOrganization'] as const) {
      const second = await app.makePerson({ organization });
      const browser = await app.signedIn(second);
      const { link } = await browser.ask('makeResetLink', { organization, user: bo.id });
      const look = async () =>
        (await app.visitor().call('lookAtReset', {}, { secret: link.split('/').at(-1) ?? '' })).status;
      const cy = await app.makePerson({ organization, role: 'member' });
      await owner.ask('removeMember', { organization, user: cy.id });
      assert.equal(await look(), 200, 'who was never an owner has seen no link');
      const path = { organization, user: second.id };
      if (act === 'changeMember') await owner.ask(act, path, { role: 'admin' });
      else if (act === 'removeMember') await owner.ask(act, path);
      else await browser.ask(act, { organization });
      assert.equal(await look(), 404, act);
    }
  });

  test('an organisation gets another name and a time zone that exists', async () => {
    const { organization, owner } = await begin(app);
    await owner.ask('changeOrganization', { organization }, { name: ' Mill ', time_zone: 'Asia/Tokyo' });
    await owner.ask('changeOrganization', { organization }, { name: 'Mill' });
    const frame = await owner.ask('organization', { organization });
    assert.deepEqual(
      [frame.name, frame.time_zone, frame.logo, frame.delete_at],
      ['Mill', 'Asia/Tokyo', null, null],
    );
    const wrong = await owner.call('changeOrganization', { organization }, { time_zone: 'Mars/Olympus' });
    assert.deepEqual([wrong.problem, wrong.param], ['field_invalid', 'time_zone']);
    const { entries } = await owner.ask('audit', { organization });
    const changed = entries.filter(({ action }) => action === 'organization.changed');
    assert.deepEqual(
      changed.map(({ details }) => details),
      [{ name: { from: 'Orchard', to: 'Mill' }, time_zone: { from: null, to: 'Asia/Tokyo' } }],
    );
  });
});
