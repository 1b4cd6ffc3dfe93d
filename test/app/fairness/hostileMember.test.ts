import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, attackNames, HostileMember } from '../../../bench/neighbours/attacks.ts';
import { type VisitKind, visitKinds, visits } from '../../../bench/neighbours/visits.ts';
import { buildWorld } from '../../../bench/neighbours/world.ts';
import { onSqlite } from '../../support/engines.ts';
import { isFullRun } from '../../support/fullRun.ts';
import { startService } from '../../support/startService.ts';

/** Visits of each kind, one after the other. */
const visitsOfKind = 15;
/**
 * Answers that the member may get while one visit waits. More than hundred requests of the member are under way all the time, so a visit that
 * queued behind them would see all of them answered first. Half of the visits stay far below; the bound leaves room for a busy machine.
 */
const maxBefore = 60;

onSqlite((engine) => {
  test('visitors of one organisation are served while a member of another uses everything at once', {
    skip: isFullRun ? false : 'in full runs',
  }, async () => {
    await using location = await engine.location();
    const env = { ...location.env, CANVASS_SUBMIT_LIMIT: '0', CANVASS_ALLOW_HOSTS: 'loopback' };
    const world = await buildWorld(env, { responses: 1000, members: 4 });
    await using service = await startService(env);
    const stop = new AbortController();
    let answered = 0;
    const { promise: ready, resolve } = Promise.withResolvers<void>();
    const attacked = attack(new HostileMember(world, service.url, stop.signal), attackNames, {
      ready: resolve,
      onAnswer: () => {
        answered += 1;
      },
    });
    await Promise.race([ready, attacked]);

    const before: Record<VisitKind, number[]> = { get: [], post: [], sign_in: [] };
    for (let round = 0; round < visitsOfKind; round += 1)
      for (const kind of visitKinds) {
        const from = answered;
        const { status, text } = await visits[kind](service.url, world.quiet);
        assert.ok(status >= 200 && status < 300, `${kind} was answered with ${status}: ${text}`);
        before[kind].push(answered - from);
      }
    stop.abort();
    const tallies = await attacked;

    for (const kind of visitKinds) {
      const middle = before[kind].sort((one, other) => one - other)[Math.floor(visitsOfKind / 2)] ?? 0;
      assert.ok(
        middle <= maxBefore,
        `${kind}: the member's answers during a visit were ${before[kind].join()}`,
      );
    }
    // The member was at work. Its large calls and previews wait for each other, so on a slow machine few of them end in time.
    for (const name of ['presence', 'pdfs', 'tests'])
      assert.ok(tallies[name]?.['200'], `${name}: ${JSON.stringify(tallies)}`);
    for (const [name, tally] of Object.entries(tallies))
      assert.equal(tally['500'], undefined, `${name}: ${JSON.stringify(tally)}`);
  });
});
