import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type MailKind, mailKinds } from '#contract/app/mail/mail.ts';
import type { Mailer } from '#outside/mail/mailer.ts';
import { AccountKeys } from '#service/base/accountKeys.ts';
import { queueMail } from '#service/mail/queueMail.ts';
import { sendDueMails } from '#service/mail/sendDueMails.ts';
import { releaseHeld } from '#service/operate/releaseHeld.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { replayRun } from '#service/workflow/history/replayRuns.ts';
import { insertMail } from '#store/query/mail/mail.ts';
import { claimMail, dueMails } from '#store/query/mail/mailQueue.ts';
import { holdDeliveries, keepDeliveriesHeld } from '#store/query/operate/heldDeliveries.ts';
import { runPage } from '#store/query/workflow/run.ts';
import { send, wordOf } from '../submission/example.ts';
import { eachEngine, type TestData } from '../support/engines.ts';
import { addWorkflows, start, startWorking } from './example.ts';
import { startReceiver } from './receiver.ts';

/** Sends the outbox and returns to whom. */
async function recipients({ store, files, secrets }: TestData, now: number): Promise<string[]> {
  const sent: string[] = [];
  const mailer: Mailer = {
    from: 'forms@example.org',
    send: async ({ to }) => {
      sent.push(to);
      return { ok: true, value: undefined };
    },
    close: () => undefined,
  };
  const pdfs = { make: () => Promise.reject(new Error('there is no PDF')), close: async () => undefined };
  const log = { info: () => undefined, warn: () => undefined } as never;
  const keys = new AccountKeys(secrets);
  await sendDueMails({ store, files, pdfs: pdfs as never, keys: () => keys, mailer, log }, () => now);
  return sent.sort();
}

eachEngine((engine) => {
  for (const discard of [false, true])
    test(`held runs and mails wait in every process until they are released${discard ? ', or dropped' : ''}`, async () => {
      await using data = await engine.open();
      await using receiver = await startReceiver();
      const form = await addWorkflows(data.store, [
        {
          id: 'notify',
          trigger: 'response',
          do: [
            { id: 'hook', type: 'webhook', url: `${receiver.url}/hook` },
            { id: 'second', type: 'webhook', url: `${receiver.url}/second` },
          ],
        },
      ]);
      const { organizationId, formId } = form;
      const keys = new AccountKeys(data.secrets);
      const mail = (kind: 'workflow_failing' | 'password_reset' | 'email_confirm', to: string, now: number) =>
        data.store.write(({ db }) =>
          queueMail(
            db,
            keys,
            {
              kind,
              organizationId: kind === 'workflow_failing' ? organizationId : null,
              userId: null,
              to,
              language: null,
              link: 'https://app.example.org/x',
              expiresAt: null,
              values: {
                form: 'Contact',
                workflow: 'notify',
                problem: 'x',
                organization: 'Acme',
                name: 'Kim',
              },
            },
            now,
          ),
        );
      await using working = startWorking(data);
      await using other = startWorking(data);
      const { clock, taking } = working;
      const later = (seconds: number) => {
        clock.now = start + seconds * 1000;
        other.clock.now = clock.now;
      };
      assert.equal(wordOf(await send(taking, formId, { field1: 'Before' })), 'stored');
      await mail('password_reset', 'before@example.org', clock.now);
      later(10);
      await data.store.write(({ db }) => holdDeliveries(db, clock.now));
      later(20);
      assert.equal(wordOf(await send(taking, formId, { field1: 'After' })), 'stored');
      await mail('workflow_failing', 'owner@example.org', clock.now);
      await mail('email_confirm', 'asked@example.org', clock.now);
      later(30);

      const runs = async () =>
        (await runPage(data.store.read, organizationId, formId, {}, undefined, 100)).rows.toReversed();
      const replayed = (await runs())[0]?.id ?? '';
      await replayRun(
        operatorWrites(data.store, organizationId),
        { id: formId, name: 'Contact' },
        replayed,
        clock.now,
      );
      working.worker.wake();
      await working.worker.settled();
      await other.worker.settled();
      assert.deepEqual(await recipients(data, clock.now), ['asked@example.org']);
      assert.equal(receiver.requests.length, 0);
      assert.deepEqual(
        (await runs()).map(({ state, attempts }) => [state, attempts]),
        [
          ['waiting', 0],
          ['waiting', 0],
        ],
      );

      later(40);
      const released = await releaseHeld(data.store, { discard }, clock.now);
      const one = { runs: 1, mails: 1 };
      assert.deepEqual(released, {
        heldSince: start + 10_000,
        discarded: discard ? one : { runs: 0, mails: 0 },
        waiting: discard ? one : { runs: 2, mails: 2 },
      });
      await working.worker.settled();
      await other.worker.settled();
      const mails = await recipients(data, clock.now);
      if (discard) {
        assert.deepEqual(mails, ['owner@example.org']);
        assert.deepEqual(
          (await runs()).map(({ state, error_code }) => [state, error_code]),
          [
            ['skipped', 'discarded'],
            ['done', null],
            ['done', null],
          ],
        );
        assert.ok(receiver.requests.every(({ body }) => body.includes('After')));
      } else {
        assert.deepEqual(mails, ['before@example.org', 'owner@example.org']);
        assert.equal(receiver.requests.length, 4);
      }
      assert.equal((await releaseHeld(data.store, { discard: true }, clock.now)).heldSince, undefined);
    });

  test('of mails that are made while deliveries are held, only those leave that somebody asks for', async () => {
    await using data = await engine.open();
    const { store } = data;
    const add = (at: number) =>
      store.write(async ({ db }) => {
        for (const kind of mailKinds)
          await insertMail(db, {
            id: `${kind} ${at}`,
            organization_id: null,
            kind,
            recipient: 'kim@example.org',
            subject: 'x',
            sealed: '',
            state: 'waiting',
            next_attempt_at: at,
            created_at: at,
          });
      });
    const due = async () => (await dueMails(store.read, 1_000, 100)).map(({ id }) => id).sort();
    await add(1);
    const waiting = await dueMails(store.read, 1_000, 100);
    await store.write(({ db }) => holdDeliveries(db, 10));
    await add(20);
    const asked: readonly MailKind[] = [
      'access_renewed',
      'email_change',
      'email_changed',
      'email_confirm',
      'invitation',
      'mail_test',
      'password_reset',
      'password_set',
    ];
    const leaving = asked.map((kind) => `${kind} 20`);
    assert.deepEqual(await due(), leaving);
    for (const mail of waiting)
      assert.equal(await store.write(({ db }) => claimMail(db, mail, 2_000)), false, mail.id);

    await store.write(({ db }) => keepDeliveriesHeld(db, 30));
    assert.deepEqual(await due(), leaving, 'after another start');
    await store.write(({ db }) => holdDeliveries(db, 40));
    assert.deepEqual(await due(), [], 'of an installation that was held when it was copied');
  });
});
