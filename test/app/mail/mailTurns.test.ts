import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '#kit/result.ts';
import type { Mailer } from '#outside/mail/mailer.ts';
import { sendDueMails } from '#service/mail/sendDueMails.ts';
import { onSqlite } from '../../support/engines.ts';
import { eventually } from '../../support/eventually.ts';
import { startApp } from '../appService.ts';
import { queueOne } from './mailing.ts';

onSqlite((engine) => {
  test('many mails of one organisation do not delay those of another', async () => {
    const app = await startApp(engine);
    await using _app = app;
    const busy = await app.makeOrganization();
    const other = await app.makeOrganization();
    for (let number = 0; number < 12; number += 1)
      await queueOne(app, { organizationId: busy, to: `busy${number}@example.org` });
    app.time.now += 1000;
    await queueOne(app, { organizationId: other, to: 'other@example.org' });
    const order: string[] = [];
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const mailer: Mailer = {
      from: 'forms@example.org',
      send: async ({ to }) => {
        order.push(to);
        await released;
        return ok(undefined);
      },
      close: () => undefined,
    };
    const { files, store } = app.data;
    const { clock, log, pdfs } = app.context;
    const sending = sendDueMails({ store, files, pdfs, keys: () => app.keys, mailer, log }, clock);
    // As many as leave at a time, while the mail server takes its time.
    await eventually(() => order.length === 5);
    assert.ok(order.includes('other@example.org'), order.join(' '));
    release();
    await sending;
    assert.equal(order.length, 13);
  });
});
