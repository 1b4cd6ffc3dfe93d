import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newestMails } from '#store/query/mail/mail.ts';
import { eachEngine } from '../../../../../test/support/engines.ts';
import { deliver, run, scopeIn } from '../../../../../test/support/mailRun.ts';
import { startSmtpServer } from '../../../../../test/support/smtpServer.ts';
import { openMail } from '../../../mail/mailContent.ts';
import { actionContext } from '../testing/actionContext.ts';

const sent = { field1: 'Kim\u2028Lee', field2: 'kim@example.org', field3: 'One' };

eachEngine((engine) => {
  test('a notification says who wrote when, opens the response, and is answered to the visitor', async () => {
    await using data = await engine.open();
    await using smtp = await startSmtpServer();
    const scope = await scopeIn(data);
    await data.store.write(async ({ db }) => {
      const user = { id: 'boss', name: 'Boss', email: 'Boss@example.org', email_lower: 'boss@example.org' };
      await db
        .insertInto('app_user')
        .values({ ...user, language: 'de', created_at: 1 })
        .execute();
      const member = { organization_id: scope.organizationId, user_id: 'boss', created_at: 1 };
      await db
        .insertInto('membership')
        .values({ ...member, role: 'owner' })
        .execute();
    });
    const { form } = actionContext(scope);
    const change = { form: { ...form, timeZone: 'Asia/Tokyo' } };
    await run(scope, { to: 'boss@example.org, desk@example.org, [field2]' }, sent, { change });
    await deliver(data, scope.keys, smtp);
    const mailTo = (address: string) => smtp.received.find(({ to }) => to.includes(address));
    const link = `https://app.example.org/app/o/${scope.organizationId}/f/k3x9m2ab/responses/7`;
    const boss = mailTo('boss@example.org');
    assert.equal(boss?.headers.get('subject'), 'Neue Antwort: Booking (#7) – Kim Lee');
    assert.equal(boss?.headers.get('reply-to'), 'kim@example.org');
    for (const part of boss?.parts ?? []) {
      assert.match(part, /Eingegangen: 15\. November 2026 um 21:00/);
      assert.ok(part.includes('Antwort öffnen') && part.includes(link));
      assert.ok(part.includes('Remarks'), 'the answers stay in the language of the form');
    }
    const desk = mailTo('desk@example.org');
    assert.match(desk?.parts[0] ?? '', /Received: November 15, 2026 at 9:00\sPM\s+Open the response/);
    const kim = mailTo('kim@example.org');
    assert.equal(kim?.headers.get('reply-to'), undefined);
    for (const part of kim?.parts ?? [])
      assert.ok(!part.includes('/app/o/'), 'a visitor gets no way into the app');
    // An address that is none, or a name with another header in it, changes nothing but the subject.
    const evil = { field1: 'x\r\nBcc: b@example.org', field2: 'root@localhost' };
    await run(scope, { to: 'desk@example.org' }, evil);
    const mails = await newestMails(data.store.read, scope.organizationId, 10);
    const content = openMail(scope.keys, mails.find(({ state }) => state === 'waiting')?.sealed ?? '');
    assert.equal(content?.replyTo, '');
    assert.ok(!/[\r\n]/.test(content?.subject ?? '\n'));
  });
});
