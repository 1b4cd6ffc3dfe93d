import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AccountKeys } from '#service/base/accountKeys.ts';
import { queueMail } from '#service/mail/queueMail.ts';
import { createOrganization } from '#service/organization/createOrganization.ts';
import { runBy } from '#store/query/mail/mailServer.ts';
import { shell } from '../../form/shell.ts';
import { engine } from '../../support/engines.ts';
import { startSmtpServer } from '../../support/smtpServer.ts';
import { startService } from '../../support/startService.ts';

test('what waits is listed at the command line with its links, and leaves once there is a mail server', async () => {
  await using data = await engine('sqlite').open();
  const { store, secrets, folder } = data;
  const keys = new AccountKeys(secrets);
  const organizationId = await createOrganization(store, 'Orchard', Date.now());
  const mail = { userId: null, language: 'fr', expiresAt: null, values: {} };
  const links = ['join/one', 'reset/two'].map((path) => `https://forms.example.org/${path}`);
  const [join = '', reset = ''] = links;
  await store.write(async ({ db }) => {
    const invitation = {
      ...mail,
      kind: 'invitation',
      organizationId,
      to: 'kim@example.org',
      link: join,
    } as const;
    await queueMail(db, keys, invitation, Date.now() - 1);
    const alone = { ...mail, kind: 'password_reset', organizationId: null, to: 'lee@example.org' } as const;
    await queueMail(db, keys, { ...alone, link: reset }, Date.now());
  });

  const canvass = shell(data.env, folder);
  const all = await canvass(['outbox']);
  for (const part of ['kim@example.org  Invitation à rejoindre Orchard', 'waiting  Orchard', ...links])
    assert.ok(all.stdout.includes(part), `${part} in ${all.stdout}`);
  const listed = await canvass(['outbox', '--organization', 'Orchard', '--json']);
  assert.deepEqual(
    JSON.parse(listed.stdout).map(({ recipient, link, state }: Record<string, unknown>) => [
      recipient,
      link,
      state,
    ]),
    [['kim@example.org', join, 'waiting']],
  );

  const named = await canvass(['organizations', 'run-by', 'Orchard']);
  assert.equal(named.stdout, `The owners of Orchard (${organizationId}) look after this installation.\n`);
  assert.equal(await runBy(store.read), organizationId);
  await canvass(['organizations', 'run-by', '--nobody']);
  assert.equal(await runBy(store.read), undefined);

  await using smtp = await startSmtpServer({ user: { name: 'me', password: 'hush-hush' } });
  const env = {
    ...data.env,
    SMTP_URL: smtp.url.replace('//', '//me:hush-hush@'),
    CANVASS_URL: 'https://forms.example.org',
  };
  await using service = await startService(env);
  const received = await smtp.mail(({ to }) => to.includes('lee@example.org'));
  assert.ok(received.parts[0]?.includes(reset));
  assert.equal(received.from, 'canvass@forms.example.org');
  assert.equal(received.helo, 'forms.example.org');
  await service.stop();
  assert.equal((await canvass(['outbox'])).stdout, 'No unsent e-mails.\n');
  for (const hidden of ['hush-hush', ...links]) assert.ok(!service.output().includes(hidden), hidden);
});
