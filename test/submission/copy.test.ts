import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { deleteQuarantined } from '#service/collect/spam/deleteQuarantined.ts';
import { releaseQuarantined } from '#service/collect/spam/releaseQuarantined.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/smtpServer.ts';

const definition: FormDefinition = {
  format: 2,
  title: 'Booking',
  language: 'en',
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name', required: true },
        { id: 'field2', type: 'email', label: 'E-mail' },
      ],
    },
  ],
  translations: { de: { title: 'Buchung', fields: { field1: { label: 'Ihr Name' } } } },
};

for (const name of ['sqlite', 'postgres'] as const) {
  describe(`a copy of the answers on ${name}`, () => {
    let visit: Visit;
    let smtp: TestSmtpServer;

    before(async () => {
      smtp = await startSmtpServer();
      visit = await openVisit(name, { SMTP_URL: smtp.url, CANVASS_MAIL_FROM: 'forms@example.org' });
      await visit.form('copyask1', definition, { copy: 'asked' });
      await visit.form('copyalw1', definition, { copy: 'always' });
      await visit.form('copynev1', definition);
      await visit.form('copyspm1', definition, { copy: 'asked', spam: 'standard' });
      await visit.form('copypri1', definition, { copy: 'always', privacy_mode: true });
    });
    after(async () => {
      await visit[Symbol.asyncDispose]();
      await smtp[Symbol.asyncDispose]();
    });

    const mailsTo = async (address: string) =>
      await visit.data.store.read.selectFrom('mail').selectAll().where('recipient', '=', address).execute();
    const receivedBy = (address: string) => smtp.mail(({ to }) => to.includes(address));

    test('goes to the address in the form if its sender ticked the box, once, in the language of the page', async () => {
      const { html, hidden } = await visit.open('/f/copyask1?lang=de');
      assert.match(html, /<label class="copy"><input type="checkbox" name="_copy" value="1">/);
      const values = { ...hidden, field1: '<b>Ada</b>', field2: 'ada@example.org', _copy: '1' };
      for (let time = 0; time < 2; time += 1)
        assert.equal((await visit.send('/f/copyask1?lang=de', values)).response.status, 200);
      const received = await receivedBy('ada@example.org');
      assert.match(received.headers.get('subject') ?? '', /^Ihre Antworten: /);
      const [text = '', written = ''] = received.parts;
      assert.match(text.replaceAll('\r', ''), /Ihr Name\n {2}<b>Ada<\/b>\n/);
      assert.match(text, /weil Ihre Adresse/);
      assert.ok(!written.includes('<b>Ada'));
      assert.equal((await mailsTo('ada@example.org')).length, 1);
    });

    test('does not go without the tick, from other forms or from tests', async () => {
      const send = async (path: string, more: Record<string, string>) => {
        const { hidden } = await visit.open(path);
        const sent = await visit.send(path, { ...hidden, field1: 'Bo', ...more });
        assert.equal(sent.response.status, 200);
      };
      await send('/f/copyask1', { field2: 'bo@example.org' });
      await send('/f/copynev1', { field2: 'bo@example.org', _copy: '1' });
      await send('/f/copyask1?test=true', { field2: 'bo@example.org', _copy: '1' });
      assert.deepEqual(await mailsTo('bo@example.org'), []);
    });

    test('asks for the address of a visitor who wants a copy', async () => {
      const { hidden } = await visit.open('/f/copyask1');
      const { html, response } = await visit.send('/f/copyask1', { ...hidden, field1: 'Bo', _copy: '1' });
      assert.equal(response.status, 422);
      assert.match(html, /name="field2"[^>]* aria-invalid="true"/);
      assert.match(html, /name="_copy" value="1" checked/);
    });

    test('shows the box again as it was if the form comes back with errors', async () => {
      const { hidden } = await visit.open('/f/copyask1');
      const { html } = await visit.send('/f/copyask1', { ...hidden, field2: 'cy@example.org', _copy: '1' });
      assert.match(html, /name="_copy" value="1" checked>/);
      assert.deepEqual(await mailsTo('cy@example.org'), []);
    });

    test('goes to everybody where the form says so, also for programs and in privacy mode', async () => {
      for (const [form, email] of [
        ['copyalw1', 'di@example.org'],
        ['copypri1', 'ed@example.org'],
      ] as const) {
        const { html } = await visit.open(`/f/${form}`);
        assert.ok(!html.includes('_copy'));
        const { status } = await visit.json(`/f/${form}`, { answers: { field1: 'Di', field2: email } });
        assert.equal(status, 201);
        assert.match((await receivedBy(email)).headers.get('subject') ?? '', /^Your answers: /);
      }
    });

    test('is limited: nobody floods a stranger with it', async () => {
      for (let count = 0; count < 7; count += 1)
        await visit.json('/f/copyalw1', { answers: { field1: 'Eve', field2: 'victim@example.org' } });
      assert.equal((await mailsTo('victim@example.org')).length, 5);
    });

    test('waits while the submission is in quarantine, and goes with it', async () => {
      const ids: string[] = [];
      for (const email of ['fay@example.org', 'gus@example.org']) {
        const { hidden } = await visit.open('/f/copyspm1');
        const values = { ...hidden, field1: 'Fay', field2: email, _copy: '1', _topic: 'a bot fills this' };
        assert.equal((await visit.send('/f/copyspm1', values)).response.status, 200);
        ids.push(hidden._submission ?? '');
      }
      const [held] = await mailsTo('fay@example.org');
      assert.ok(held !== undefined && held.organization_id !== null);
      assert.ok(held.next_attempt_at > Date.now() + 30 * 24 * 3_600_000);
      const { store, files } = visit.data;
      const writes = operatorWrites(store, held.organization_id);
      const [fay = '', gus = ''] = ids;
      assert.ok((await deleteQuarantined(writes, { store, files }, 'copyspm1', gus, Date.now())).ok);
      assert.deepEqual(await mailsTo('gus@example.org'), []);
      assert.ok((await releaseQuarantined(writes, 'copyspm1', fay, Date.now)).ok);
      assert.match((await receivedBy('fay@example.org')).parts[0] ?? '', /Fay/);
      const [sent] = await mailsTo('fay@example.org');
      assert.match(sent?.about_id ?? '', /^copyspm1\/\d+$/, 'erased with its response');
    });
  });
}
