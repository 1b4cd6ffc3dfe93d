import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import { readSmtpUrl } from '#kit/network/smtpUrl.ts';
import { smtpMailer } from '#outside/mail/smtpMailer.ts';
import { openMail } from '#service/mail/mailContent.ts';
import { sendDueMails } from '#service/mail/sendDueMails.ts';
import { PdfMaker } from '#service/pdf/pdfMaker.ts';
import { newestMails } from '#store/query/mail/mail.ts';
import { mailsOfRun } from '#store/query/mail/responseMail.ts';
import { runPage } from '#store/query/workflow/run.ts';
import { unboundedWindow } from '#store/store.ts';
import { send, wordOf } from '../submission/example.ts';
import { eachEngine } from '../support/engines.ts';
import { startSmtpServer } from '../support/smtpServer.ts';
import { addWorkflows, startWorking } from './example.ts';

eachEngine((engine) => {
  test('a response is mailed through the outbox, the API tells of it, and a refusal fails the run', async () => {
    await using data = await engine.open();
    await using smtp = await startSmtpServer();
    const { organizationId, formId } = await addWorkflows(data.store, [
      {
        id: 'notify',
        trigger: 'response',
        do: [
          { id: 'team', type: 'mail', to: 'team@example.org, boss@example.org', subject: 'From [field1]' },
          { id: 'chat', type: 'slack', connection: 'none' },
        ],
      },
    ]);
    await using working = startWorking(data);
    assert.equal(wordOf(await send(working.taking, formId, { field1: 'Ada\r\nBcc: x' })), 'stored');
    await working.worker.settled();

    const mails = await newestMails(data.store.read, organizationId, 10);
    assert.deepEqual(mails.map(({ recipient }) => recipient).sort(), [
      'boss@example.org',
      'team@example.org',
    ]);
    assert.match(openMail(working.keys, mails[0]?.sealed ?? '')?.subject ?? '', /^From Ada/);
    const page = await data.store.responsePage(organizationId, formId, { limit: 1, ...unboundedWindow });
    const text = Buffer.from(page?.items ?? []).toString();
    assert.match(text, /"action_id":"team","provider":"mail","object":"mail","status":"succeeded"/);
    assert.match(text, /"action_id":"chat","provider":"slack","object":"","status":"failed"/);

    smtp.refusal = '550 No such user';
    const server = readSmtpUrl(smtp.url);
    assert.ok(server !== undefined);
    const mailer = smtpMailer(server, 'forms@example.org');
    const { store, files } = data;
    const log = pino({ level: 'silent' });
    const pdfs = new PdfMaker({ fonts: [], log });
    await sendDueMails({ store, files, pdfs, keys: () => working.keys, mailer, log }, working.clock.read);
    mailer.close();
    const { rows } = await runPage(data.store.read, organizationId, formId, {}, undefined, 100);
    const run = rows.find(({ action_id }) => action_id === 'team');
    assert.equal(run?.state, 'failed');
    assert.equal(run?.error_code, 'recipient_refused');
    const states = await mailsOfRun(data.store.read, organizationId, formId, run?.id ?? '');
    assert.deepEqual(
      states?.map(({ state }) => state),
      ['failed', 'failed'],
    );
  });
});
