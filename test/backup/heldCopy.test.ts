import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openData } from '#service/operate/openData.ts';
import { insertMail } from '#store/query/mail/mail.ts';
import { dueMails } from '#store/query/mail/mailQueue.ts';
import { deliveriesHeldSince, holdDeliveries } from '#store/query/operate/heldDeliveries.ts';
import { shell } from '../form/shell.ts';
import { send, wordOf } from '../submission/example.ts';
import { eachEngine } from '../support/engines.ts';
import { startService } from '../support/startService.ts';
import { addWorkflows, startWorking } from '../workflow/example.ts';
import { startReceiver } from '../workflow/receiver.ts';

const askedMail = {
  id: 'asked',
  organization_id: null,
  kind: 'password_reset',
  recipient: 'kim@example.org',
  subject: 'x',
  sealed: '',
  state: 'waiting',
} as const;

eachEngine((engine) => {
  test('a restored copy sends nothing of what waited until the operator says so', async () => {
    await using location = await engine.location();
    await using receiver = await startReceiver();
    const run = shell(location.env, process.cwd());
    assert.equal((await run(['organizations', 'create', 'Acme'])).code, 0);
    const data = await openData(location.config);
    try {
      const form = await addWorkflows(data.store, [
        {
          id: 'notify',
          trigger: 'response',
          do: [{ id: 'hook', type: 'webhook', url: `${receiver.url}/hook` }],
        },
      ]);
      await using working = startWorking(data);
      assert.equal(wordOf(await send(working.taking, form.formId, { field1: 'Ada' })), 'stored');
    } finally {
      await data.close();
    }
    // An installation that is itself held: what was asked for since may have left it.
    const first = Date.now() - 60_000;
    const opened = await openData(location.config);
    try {
      await opened.store.write(async ({ db }) => {
        await holdDeliveries(db, first);
        await insertMail(db, { ...askedMail, next_attempt_at: first + 1, created_at: first + 1 });
      });
      assert.equal((await dueMails(opened.store.read, Date.now(), 10)).length, 1);
    } finally {
      await opened.close();
    }
    const path = join(location.config.data, 'copy.tar');
    assert.equal((await run(['backup', path])).code, 0);
    const restored = await run(['restore', path, '--replace', '--data', location.config.data]);
    assert.equal(restored.code, 0);
    const copy = await openData(location.config);
    try {
      assert.ok(((await deliveriesHeldSince(copy.store.read)) ?? 0) > first);
      assert.deepEqual(await dueMails(copy.store.read, Date.now(), 10), []);
    } finally {
      await copy.close();
    }
    assert.match((await run(['deliveries', 'show'])).stdout, /\nWaiting: 1 run of workflows, 1 mail\.\n$/);
    // A copy often lies beside the original, which the command must not be run on.
    assert.ok(
      restored.stderr.includes(`deliveries release --data ${location.config.data}"`),
      restored.stderr,
    );

    const env = { ...location.env, CANVASS_ALLOW_HOSTS: 'loopback' };
    {
      await using service = await startService(env);
      assert.match(service.output(), /Deliveries are held since .*deliveries release --data /);
      // Longer than the worker's period; a slow machine proves less, but fails nothing.
      await sleep(2500);
      assert.equal(receiver.requests.length, 0);
      const start = await fetch(`${service.url}/app/api/start`);
      assert.equal(((await start.json()) as { held: unknown }).held, true);
      assert.equal((await run(['deliveries', 'release'])).code, 0);
      await receiver.arrived(1);
      assert.equal(await service.stop(), 0);
    }
    await using again = await startService(env, ['--hold-deliveries']);
    assert.match(again.output(), /Deliveries are held since/);
  });
});
