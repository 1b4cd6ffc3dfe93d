import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { extractText } from 'unpdf';
import { newestMails } from '#store/query/mail/mail.ts';
import { deleteMailsAboutResponses } from '#store/query/mail/responseMail.ts';
import { eachEngine } from '../../../../../test/support/engines.ts';
import { deliver, now, run, type Scope, scopeIn } from '../../../../../test/support/mailRun.ts';
import { startSmtpServer } from '../../../../../test/support/smtpServer.ts';
import { openMail } from '../../../mail/mailContent.ts';
import { type MailLimits, mailsToOneVisitorPerHour, visitorMailsPerHour } from '../../../mail/mailLimits.ts';
import { actionContext, hostile, sampleForm } from '../testing/actionContext.ts';

const sent = { field1: hostile, field2: 'kim@example.org', field3: 'One\nTwo', field4: '2026-12-01' };

eachEngine((engine) => {
  test('a mail to the team has all answers as a table, and answers are text', async () => {
    await using data = await engine.open();
    await using smtp = await startSmtpServer();
    const scope = await scopeIn(data);
    const outcome = await run(scope, { to: 'team@example.org', reply_to: '[field2]' }, sent);
    assert.deepEqual(outcome.kind === 'done' && outcome.record, {
      object: 'mail',
      dataType: 'number',
      data: '1',
    });
    const [queued] = await newestMails(data.store.read, scope.organizationId, 10);
    assert.equal(queued?.kind, 'response');
    assert.ok(!JSON.stringify(queued).includes('kim@example.org'), 'its content is sealed');
    assert.equal(openMail(scope.keys, queued?.sealed ?? '')?.replyTo, 'kim@example.org');
    await deliver(data, scope.keys, smtp);
    const [received] = smtp.received;
    assert.deepEqual(received?.to, ['team@example.org']);
    assert.equal(received?.headers.get('subject'), 'New response: Booking (#7) – kim@example.org');
    assert.equal(received?.headers.get('reply-to'), 'kim@example.org');
    const [text = '', html = ''] = received?.parts ?? [];
    assert.match(text.replaceAll('\r', ''), /Remarks\n {2}One\n {2}Two\n\nDay\n {2}December 1, 2026\n/);
    assert.ok(text.includes(hostile));
    assert.ok(!html.includes('<script') && html.includes('&#60;script&#62;'));
    assert.ok(!/<(img|link|script)|url\(/.test(html), 'nothing is loaded');
    const [state] = await newestMails(data.store.read, scope.organizationId, 1);
    assert.equal(state?.state, 'sent');
    assert.equal(state?.run_id, 'delivery-1');
  });

  test('a mail to the visitor has the author’s text with answers in it, in the form’s language', async () => {
    await using data = await engine.open();
    await using smtp = await startSmtpServer();
    const scope = await scopeIn(data);
    const definition = { ...sampleForm, language: 'de' };
    const text = 'Hallo **[field1]**,\n\n- bis [field4]\n- [mehr](https://example.org/)';
    await run(scope, { to: '[field2]', subject: 'Für [field1]', text }, sent, { definition });
    await deliver(data, scope.keys, smtp);
    const [received] = smtp.received;
    assert.deepEqual(received?.to, ['kim@example.org']);
    assert.equal(received?.headers.get('subject'), `Für ${hostile}`);
    const [words = '', html = ''] = received?.parts ?? [];
    assert.ok(words.includes('- bis 1. Dezember 2026') && words.includes('mehr (https://example.org/)'));
    assert.ok(!words.includes('Remarks'), 'a text takes the place of the table');
    assert.ok(html.includes('<strong>') && html.includes('<li>bis 1. Dezember 2026</li>'));
    assert.ok(!html.includes('href="https://evil.example"'));
    assert.match(words, /weil Ihre Adresse im Formular „Booking“ angegeben wurde/);
  });

  test('an answer is one recipient or none, and no header', async () => {
    await using data = await engine.open();
    const scope = await scopeIn(data);
    const definition = {
      ...sampleForm,
      pages: [
        { id: 'page1', label: '', fields: [{ id: 'field1', type: 'comment' as const, label: 'Anything' }] },
      ],
    };
    for (const field1 of [
      'a@example.org, b@example.org',
      'a@example.org\r\nBcc: b@example.org',
      '"x" <a@example.org>',
      'a@example.org;b@example.org',
      'nobody',
    ]) {
      const outcome = await run(scope, { to: '[field1]' }, { field1 }, { definition });
      assert.ok(outcome.kind === 'refused' && outcome.error.code === 'recipient_invalid', field1);
    }
    assert.equal((await run(scope, { to: '[field1]' }, {}, { definition })).kind, 'skipped');
    const evil = { field1: 'x\r\nBcc: b@example.org' };
    await run(scope, { to: 'team@example.org', subject: '[field1]' }, evil, { definition });
    const mails = await newestMails(data.store.read, scope.organizationId, 10);
    assert.equal(mails.length, 1);
    assert.ok(!/[\r\n]/.test(openMail(scope.keys, mails[0]?.sealed ?? '')?.subject ?? '\n'));
  });

  test('mails about one response are a conversation, which tells nobody its number', async () => {
    await using data = await engine.open();
    await using smtp = await startSmtpServer();
    const scope = await scopeIn(data);
    const { response } = actionContext(scope);
    for (const id of [7, 7, 8])
      await run(scope, { to: 'team@example.org', subject: `About ${id}` }, sent, {
        change: { response: { ...response, id } },
      });
    await deliver(data, scope.keys, smtp);
    const threads = Map.groupBy(smtp.received, ({ headers }) => headers.get('references'));
    const subjects = [...threads.values()].map((mails) => mails.map(({ headers }) => headers.get('subject')));
    assert.deepEqual(subjects.toSorted(), [['About 7', 'About 7'], ['About 8']]);
    for (const thread of threads.keys()) assert.match(thread ?? '', /^<[\w-]{43}@example\.org>$/);
  });

  test('recipients have conditions, and nobody gets a mail twice', async () => {
    await using data = await engine.open();
    const scope = await scopeIn(data);
    const to = [
      { to: 'team@example.org, Team@example.org' },
      { to: 'press@example.org', when: { field: 'field3', operator: 'contains', value: 'press' } as const },
    ];
    await run(scope, { to }, { ...sent, field3: 'From the press' });
    await run(scope, { to }, sent);
    const mails = await newestMails(data.store.read, scope.organizationId, 10);
    assert.deepEqual(mails.map(({ recipient }) => recipient).sort(), [
      'press@example.org',
      'team@example.org',
      'team@example.org',
    ]);
  });

  test('each recipient reads what is for them: only a stranger is told why the mail came', async () => {
    await using data = await engine.open();
    const scope = await scopeIn(data);
    const endings = async () => {
      const mails = await newestMails(data.store.read, scope.organizationId, 10);
      return mails.map(({ recipient, sealed }) => {
        const content = openMail(scope.keys, sealed ?? '');
        const notice = /because your address was entered in the form/;
        return [
          recipient,
          content?.subject,
          notice.test(content?.text ?? '') && notice.test(content?.html ?? ''),
        ];
      });
    };
    await run(scope, { to: '[field2], team@example.org' }, sent);
    assert.deepEqual((await endings()).sort(), [
      ['kim@example.org', 'Booking', true],
      ['team@example.org', 'New response: Booking (#7) – kim@example.org', false],
    ]);
    // A visitor who enters the address of the team does not change what it gets.
    await run(scope, { to: '[field2], team@example.org' }, { ...sent, field2: 'Team@example.org' });
    assert.equal((await endings()).filter(([, , isTold]) => isTold).length, 1);
  });

  test('an answer leads to no account of the mail server; an address that the author wrote may', async () => {
    await using data = await engine.open();
    const scope = await scopeIn(data);
    const definition = {
      ...sampleForm,
      pages: [
        { id: 'page1', label: '', fields: [{ id: 'field1', type: 'comment' as const, label: 'Anything' }] },
      ],
    };
    const hosts = [
      'localhost',
      'LOCALHOST',
      'localhost.',
      'localhost.localdomain',
      'a.localhost',
      'mail',
      '127.0.0.1',
    ];
    for (const host of [...hosts, '.org', 'a..org']) {
      const outcome = await run(scope, { to: '[field1]' }, { field1: `root@${host}` }, { definition });
      assert.ok(outcome.kind === 'refused' && outcome.error.code === 'recipient_invalid', host);
    }
    for (const host of ['example.org', 'localhost.example.org', 'bücher.example', '1.example'])
      assert.equal(
        (await run(scope, { to: '[field1]' }, { field1: `kim@${host}` }, { definition })).kind,
        'done',
      );
    assert.equal((await run(scope, { to: 'root@localhost' }, sent)).kind, 'done');
  });

  test('a form cannot be used to flood strangers', async () => {
    await using data = await engine.open();
    const scope = await scopeIn(data);
    for (let count = 1; count <= mailsToOneVisitorPerHour; count += 1)
      assert.equal((await run(scope, { to: '[field2]' }, sent)).kind, 'done');
    const sixth = await run(scope, { to: '[field2]' }, { ...sent, field2: 'Kim@example.org' });
    assert.ok(sixth.kind === 'refused' && sixth.error.code === 'too_many_to_one');
    const tagged = await run(scope, { to: '[field2]' }, { ...sent, field2: 'kim+news@example.org' });
    assert.ok(tagged.kind === 'refused', 'the same mailbox by another name');
    for (const field2 of ['k.i.m@example.org', 'K.im+a+b@example.org', 'kim@Example.ORG'])
      assert.equal((await run(scope, { to: '[field2]' }, { ...sent, field2 })).kind, 'refused', field2);
    const ends = now - (now % 3_600_000) + 3_600_000;
    const key = `visitor mails ${scope.organizationId} k3x9m2ab`;
    await data.store.countedWindows.add(key, ends, visitorMailsPerHour);
    const waiting = await run(scope, { to: '[field2]' }, { ...sent, field2: 'sam@example.org' });
    assert.ok(waiting.kind === 'failed' && waiting.retryAfter === ends - now);
    assert.equal((await run(scope, { to: 'team@example.org' }, sent)).kind, 'done');
  });

  test('an organisation and the installation have limits of their own, for all forms together', async () => {
    await using data = await engine.open();
    const [acme, other] = [await scopeIn(data), await scopeIn(data)];
    const ends = now - (now % 3_600_000) + 3_600_000;
    const trial = async (scope: Scope, mailLimits: MailLimits, form: string) => {
      const { form: usual } = actionContext(scope);
      const change = { mailLimits, form: { ...usual, id: form } };
      const outcome = await run(scope, { to: 'team@example.org' }, sent, { change });
      if (outcome.kind === 'failed') assert.equal(outcome.retryAfter, ends - now);
      return 'error' in outcome ? outcome.error.code : outcome.kind;
    };
    const limits = { organization: 2, installation: 3 };
    assert.equal(await trial(acme, limits, 'form0001'), 'done');
    assert.equal(await trial(acme, limits, 'form0002'), 'done');
    assert.equal(await trial(acme, limits, 'form0003'), 'too_many_of_organization');
    assert.equal(
      await trial(other, limits, 'form0004'),
      'done',
      'a mail that waits has not been counted twice',
    );
    assert.equal(await trial(other, limits, 'form0004'), 'too_many_of_installation');
    assert.equal(await trial(other, { organization: 0, installation: 0 }, 'form0004'), 'done');
  });

  test('greylisting is tried again, and a refusal is shown with the run', async () => {
    await using data = await engine.open();
    await using smtp = await startSmtpServer();
    const scope = await scopeIn(data);
    const state = async () => (await newestMails(data.store.read, scope.organizationId, 1))[0];
    await run(scope, { to: 'team@example.org' }, sent);
    smtp.refusal = '450 Greylisted';
    await deliver(data, scope.keys, smtp);
    assert.equal((await state())?.state, 'waiting');
    smtp.refusal = '550 No such user';
    await deliver(data, scope.keys, smtp, now + 60_000);
    assert.equal((await state())?.state, 'failed');
    assert.match((await state())?.error ?? '', /recipient_refused.*No such user/);
  });

  test('files are attached from the store; one that is gone is left out', async () => {
    await using data = await engine.open();
    await using smtp = await startSmtpServer();
    const scope = await scopeIn(data);
    const { storage_key } = await data.files.put(Readable.from([Buffer.from('abc')]));
    await data.store.write(async ({ db }) => {
      const { organizationId: organization_id } = scope;
      const times = { created_at: 1, updated_at: 1 };
      await db
        .insertInto('file')
        .values({
          organization_id,
          id: 'f1',
          name: 'f1.txt',
          type: 'text/plain',
          size: 3,
          storage_key,
          ...times,
        })
        .execute();
    });
    const definition = {
      ...sampleForm,
      pages: [
        {
          id: 'page1',
          label: '',
          fields: [{ id: 'field1', type: 'file_upload' as const, label: 'Files', max_files: 5 }],
        },
      ],
    };
    const answers = new Map([
      [
        'field1',
        [
          { id: 'f1', name: 'f1.txt', type: 'text/plain', size: 3 },
          { id: 'gone', name: 'gone.txt', type: 'text/plain', size: 3 },
          { id: 'big', name: 'big.zip', type: 'application/zip', size: 20_000_000 },
        ],
      ],
    ]);
    const response = {
      id: 7,
      number: 7,
      createdAt: now,
      json: '{}',
      answers: () => answers,
      fields: () => ({}),
      texts: () => [],
    };
    await run(scope, { to: 'team@example.org', files: true }, {}, { definition, change: { response } });
    await deliver(data, scope.keys, smtp);
    const raw = smtp.received[0]?.raw ?? '';
    assert.match(raw, /filename=f1\.txt/);
    assert.ok(raw.includes(Buffer.from('abc').toString('base64')));
    assert.ok(!raw.includes('filename=gone.txt') && !raw.includes('filename=big.zip'));
    assert.match(raw, /Not attached, because of their size: big\.zip/);
  });

  test('a PDF of the response is attached', async () => {
    await using data = await engine.open();
    await using smtp = await startSmtpServer();
    const scope = await scopeIn(data);
    await run(scope, { to: 'team@example.org', text: 'Attached.', pdf: true }, sent);
    const [queued] = await newestMails(data.store.read, scope.organizationId, 1);
    assert.ok(!queued?.sealed.includes('Remarks'), 'its content is sealed');
    await deliver(data, scope.keys, smtp);
    const raw = (smtp.received[0]?.raw ?? '').replaceAll('\r', '');
    assert.match(raw, /Content-Type: application\/pdf; name=Booking-7\.pdf/);
    const [, base64 = ''] = /name=Booking-7\.pdf\n(?:.+\n)*\n([\w+/=\n]+)/.exec(raw) ?? [];
    const { text } = await extractText(new Uint8Array(Buffer.from(base64, 'base64')), { mergePages: true });
    assert.match(text, /Booking\nResponse 7[\s\S]*Remarks\nOne\nTwo\nDay\nDecember 1, 2026/);
  });

  test('an erased response takes its mails along', async () => {
    await using data = await engine.open();
    const scope = await scopeIn(data);
    await run(scope, { to: 'team@example.org' }, sent);
    await data.store.write(({ db }) =>
      deleteMailsAboutResponses(db, scope.organizationId, 'k3x9m2ab', [7000]),
    );
    assert.deepEqual(await newestMails(data.store.read, scope.organizationId, 10), []);
  });
});
