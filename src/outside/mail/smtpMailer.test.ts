import assert from 'node:assert/strict';
import { type AddressInfo, createServer } from 'node:net';
import { test } from 'node:test';
import { readSmtpUrl } from '#kit/network/smtpUrl.ts';
import { startSmtpServer } from '../../../test/support/smtpServer.ts';
import type { OutgoingMail } from './mailer.ts';
import { smtpMailer } from './smtpMailer.ts';

const mail: OutgoingMail = {
  id: '0198-mail',
  fromName: 'Orchard',
  replyTo: '',
  to: 'kim@example.org',
  subject: 'Join Orchard',
  text: 'Grüße\n',
  html: '<p>Grüße</p>',
};

async function send(url: string, change: Partial<OutgoingMail> = {}) {
  const server = readSmtpUrl(url);
  assert.ok(server !== undefined);
  const mailer = smtpMailer(server, 'forms@example.org');
  try {
    return await mailer.send({ ...mail, ...change });
  } finally {
    mailer.close();
  }
}

async function reasonOf(url: string, change: Partial<OutgoingMail> = {}): Promise<string> {
  const outcome = await send(url, change);
  assert.equal(outcome.ok, false);
  if (outcome.ok) return '';
  const { code, detail, forGood } = outcome.failure;
  return `${forGood ? 'for good' : 'for now'}: ${code}: ${detail}`;
}

test('a mail arrives as it was written, under an id that stays', async () => {
  await using smtp = await startSmtpServer();
  assert.deepEqual(await send(smtp.url, { replyTo: 'desk@example.org', thread: 'r7' }), {
    ok: true,
    value: undefined,
  });
  const [received] = smtp.received;
  assert.equal(received?.from, 'forms@example.org');
  assert.deepEqual(received?.to, ['kim@example.org']);
  assert.equal(received?.headers.get('from'), 'Orchard <forms@example.org>');
  assert.equal(received?.headers.get('reply-to'), 'desk@example.org');
  assert.equal(received?.headers.get('message-id'), '<0198-mail@example.org>');
  assert.equal(received?.headers.get('in-reply-to'), '<r7@example.org>');
  assert.equal(received?.headers.get('references'), '<r7@example.org>');
  assert.equal(received?.headers.get('auto-submitted'), 'auto-generated');
  assert.deepEqual(
    received?.parts.map((part) => part.trim()),
    ['Grüße', '<p>Grüße</p>'],
  );
});

test('the server is greeted by the name that is given', async () => {
  await using smtp = await startSmtpServer();
  const server = readSmtpUrl(smtp.url);
  assert.ok(server !== undefined);
  const mailer = smtpMailer(server, 'forms@example.org', 'forms.example.org');
  await mailer.send(mail);
  mailer.close();
  assert.equal((await smtp.mail()).helo, 'forms.example.org');
});

test('nothing that is in a mail adds a header or a recipient', async () => {
  await using smtp = await startSmtpServer();
  const evil = '\r\nBcc: thief@example.net\r\n\r\nbody';
  await send(smtp.url, { fromName: `Orchard${evil}`, subject: `Join${evil}` });
  await send(smtp.url, { fromName: '"Orchard" <boss@example.net>,', subject: 'Join' });
  for (const to of [
    `kim@example.org${evil}`,
    'kim@example.org, thief@example.net',
    'kim@example.org> <thief@example.net',
  ])
    await send(smtp.url, { to });
  assert.ok(smtp.received.length >= 2);
  for (const { to, from, headers } of smtp.received) {
    assert.equal(to.length, 1);
    assert.notEqual(to[0], 'thief@example.net');
    assert.equal(from, 'forms@example.org');
    assert.equal(headers.has('bcc'), false);
    assert.match(headers.get('from') ?? '', /<forms@example\.org>$/);
  }
});

test('the password is used, and a wrong one is told without being repeated', async () => {
  await using smtp = await startSmtpServer({ user: { name: 'me', password: 'hush:hush' } });
  const withUser = (password: string) => smtp.url.replace('//', `//me:${encodeURIComponent(password)}@`);
  assert.equal((await send(withUser('hush:hush'))).ok, true);
  assert.equal(smtp.received[0]?.user, 'me');
  assert.equal(await reasonOf(withUser('guess')), 'for now: auth_failed: ');
});

test('TLS is used where it is offered, and its certificate is looked at', async () => {
  await using smtp = await startSmtpServer({ starttls: true });
  assert.match(await reasonOf(smtp.url), /^for now: certificate_invalid: .*certificate/);
  assert.equal((await send(`${smtp.url}?tls.rejectUnauthorized=false`)).ok, true);
  assert.equal((await send(`${smtp.url}?ignoreTLS=true`)).ok, true);
  assert.deepEqual(
    smtp.received.map(({ secure }) => secure),
    [true, false],
  );
});

test('where TLS is required, nothing leaves without it', async () => {
  await using smtp = await startSmtpServer();
  assert.match(await reasonOf(`${smtp.url}?requireTLS=true`), /^for now: tls_failed: /);
  assert.equal(smtp.received.length, 0);
});

test('what the server refuses is told by a code and in its own words, for now or for good', async () => {
  await using smtp = await startSmtpServer();
  smtp.refusal = '450 Greylisted';
  assert.match(await reasonOf(smtp.url), /^for now: recipient_refused: 450 Greylisted/);
  smtp.refusal = '550 No such user';
  assert.match(await reasonOf(smtp.url), /^for good: recipient_refused: 550 No such user/);
  assert.match(await reasonOf('smtp://127.0.0.1:1'), /^for now: connection_refused: .*ECONNREFUSED/);
});

test('one after another go over a kept connection, and one that hangs does not hold up the others', async () => {
  await using smtp = await startSmtpServer();
  const server = readSmtpUrl(smtp.url);
  assert.ok(server !== undefined);
  const mailer = smtpMailer(server, 'forms@example.org');
  for (const id of ['1', '2', '3']) assert.equal((await mailer.send({ ...mail, id })).ok, true);
  assert.equal(smtp.connections, 1);
  const { promise, resolve } = Promise.withResolvers<void>();
  smtp.hold = promise;
  const slow = mailer.send({ ...mail, id: 'slow', to: 'slow@example.org' });
  await smtp.begun;
  smtp.hold = undefined;
  assert.equal((await mailer.send({ ...mail, id: '4' })).ok, true);
  assert.equal(smtp.connections, 2);
  resolve();
  assert.equal((await slow).ok, true);
  // A server that takes the recipient again after greylisting gets the mail on the same mailer.
  smtp.refusal = '450 Greylisted';
  assert.equal((await mailer.send({ ...mail, id: '5' })).ok, false);
  smtp.refusal = undefined;
  assert.equal((await mailer.send({ ...mail, id: '5' })).ok, true);
  mailer.close();
});

test('attachments arrive under harmless names and never inline', async () => {
  await using smtp = await startSmtpServer();
  const attachments = [
    { name: '../evil"\r\nBcc: x@example.org', type: 'text/html', content: Buffer.from('<b>') },
    { name: 'résumé.pdf', type: 'not a type\r\nX: y', content: Buffer.from('pdf') },
  ];
  assert.equal((await send(smtp.url, { attachments })).ok, true);
  const [received] = smtp.received;
  assert.ok(received !== undefined);
  assert.deepEqual(received.to, ['kim@example.org']);
  assert.equal(received.headers.has('bcc'), false);
  assert.equal(received.raw.match(/^Content-Disposition: attachment/gm)?.length, 2);
  assert.ok(!/^X: y/m.test(received.raw) && !/^Bcc:/m.test(received.raw));
});

test('a mail server that closes the connection after a mail gets it once in an attempt', async () => {
  let arrived = 0;
  const server = createServer((socket) => {
    socket.setEncoding('utf8').write('220 mail.example.org\r\n');
    let isMail = false;
    socket.on('error', () => undefined);
    socket.on('data', (text: string) => {
      if (isMail) {
        if (!text.endsWith('\r\n.\r\n')) return;
        arrived += 1;
        socket.end();
      } else if (/^DATA/i.test(text)) {
        isMail = true;
        socket.write('354 Go on\r\n');
      } else socket.write('250 Fine\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  assert.match(await reasonOf(`smtp://127.0.0.1:${port}`), /^for now: /);
  server.close();
  assert.equal(arrived, 1);
});
