import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findMember } from '#store/query/organization/membership.ts';
import { eachEngine } from '../../support/engines.ts';
import { type AppService, startApp } from '../appService.ts';

/** The number of concurrent calls, and how many are answered before the right is revoked. */
const lanes = 6;
const answeredBefore = 12;

eachEngine((engine) => {
  let app: AppService;
  test.before(async () => {
    app = await startApp(engine);
  });
  test.after(() => app.close());

  test('an owner who is demoted does not come back, however often they make themselves one', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { organization, owner, other, otherId } = await twoOwners();
      const params = { organization, user: otherId };
      const problems = await meanwhile(
        async () => (await other.call('changeMember', params, { role: 'owner' })).problem,
        () => owner.ask('changeMember', params, { role: 'member' }),
      );
      assert.ok(problems.includes(undefined), 'some were answered before');
      assert.ok(problems.includes('role_insufficient'), 'and some after');
      const member = await findMember(app.data.store.read, organization, otherId);
      assert.equal(member?.role, 'member', `round ${round}`);
    }
  });

  test('an owner who is removed keeps no link to set the password of another', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { organization, owner, ownerId, other, otherId } = await twoOwners();
      const links = await meanwhile(
        async () => (await other.call('makeResetLink', { organization, user: ownerId })).answer?.link,
        () => owner.ask('removeMember', { organization, user: otherId }),
      );
      assert.ok(links.includes(undefined), 'some were refused');
      const secrets = links.flatMap((link) => link?.split('/').at(-1) ?? []);
      assert.ok(secrets.length >= answeredBefore);
      for (const secret of secrets) {
        const { problem } = await app.visitor().call('lookAtReset', {}, { secret });
        assert.equal(problem, 'link_invalid', `round ${round}`);
      }
    }
  });

  async function twoOwners() {
    const organization = await app.makeOrganization();
    const [one, two] = [await app.makePerson({ organization }), await app.makePerson({ organization })];
    return {
      organization,
      owner: await app.signedIn(one),
      ownerId: one.id,
      other: await app.signedIn(two),
      otherId: two.id,
    };
  }

  /** Repeats a call in all lanes, revokes the right in the middle, and continues for some calls. */
  async function meanwhile<T>(again: () => Promise<T>, takeAway: () => Promise<unknown>): Promise<T[]> {
    const outcomes: T[] = [];
    const started = Promise.withResolvers<void>();
    let last = Number.POSITIVE_INFINITY;
    const lane = async () => {
      while (outcomes.length < last) {
        outcomes.push(await again());
        if (outcomes.length === answeredBefore) started.resolve();
      }
    };
    const running = Array.from({ length: lanes }, lane);
    await Promise.race([started.promise, ...running]);
    await takeAway();
    last = outcomes.length + lanes;
    await Promise.all(running);
    return outcomes;
  }
});
