import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { FormSettings } from '#form/schema/settings.ts';
import { field } from '#http/body/testing/multipartParts.ts';
import { hashPassword } from '#kit/secret/passwordHash.ts';
import { createLinks } from '#service/collect/personalLink/createLinks.ts';
import { setFormEnabled } from '#service/form/setFormEnabled.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { rawExchange, type Step } from '../api/rawConnection.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { eventually } from '../support/eventually.ts';
import { application } from './uploader.ts';

const limit = 20;
const fileHead =
  '--xx\r\nContent-Disposition: form-data; name="field2"; filename="a.bin"\r\nContent-Type: application/octet-stream\r\n\r\n';

/** No page was opened, so any submission id will do. */
const ownInputs = () => field('_submission', randomUUID());

for (const name of ['sqlite', 'postgres'] as const) {
  describe(`files that come with answers, on ${name}`, () => {
    let visit: Visit;

    before(async () => {
      visit = await openVisit(name, {
        CANVASS_TRUSTED_PROXIES: 'loopback',
        CANVASS_SUBMIT_LIMIT: String(limit),
      });
    });
    after(async () => await visit[Symbol.asyncDispose]());

    const form = (id: string, settings: FormSettings = {}) => visit.form(id, application, settings);
    const arriving = () => readdir(join(visit.data.folder, 'arriving')).catch(() => []);
    const organization = async (id: string) => {
      const query = visit.data.store.read.selectFrom('form').select('organization_id').where('id', '=', id);
      return (await query.executeTakeFirstOrThrow()).organization_id;
    };

    /** Starts a body and sends a megabyte of a file, but not its end; returns an early response. */
    async function begun(path: string, inputs: string, { accept = 'text/html', sender = '192.0.2.1' } = {}) {
      const head = [
        `POST ${path} HTTP/1.1`,
        'Host: a',
        `Accept: ${accept}`,
        `X-Forwarded-For: ${sender}`,
        'Content-Type: multipart/form-data; boundary=xx',
        'Content-Length: 2900000',
        '\r\n',
      ].join('\r\n');
      const steps: Step[] = [head, inputs, fileHead, Buffer.alloc(1_000_000)];
      const { answers } = await rawExchange(visit.url, steps, { answers: 1, patience: 60_000 });
      const [answer = assert.fail('nothing is answered before the body has come')] = answers;
      return answer;
    }

    test('are refused before anything of them is written, whatever keeps the sender out', async () => {
      const password_hash = await hashPassword('sesame');
      await form('closed01', { closes_at: '2020-01-01T00:00' });
      await form('future01', { opens_at: '2120-01-01T00:00' });
      await form('locked01', { password_hash });
      await form('person01', { one_per_person: { by: 'link' } });
      await form('off00001', { password_hash });
      await setFormEnabled(
        operatorWrites(visit.data.store, await organization('off00001')),
        'off00001',
        false,
        Date.now(),
      );
      const cases: [path: string, inputs: string, status: number, page: RegExp, code: string][] = [
        ['/f/closed01', '', 403, /is closed/, 'form_closed'],
        ['/f/future01', '', 403, /not open/, 'form_not_open'],
        ['/f/off00001', field('_password', 'sesame'), 403, /<h1>/, 'form_disabled'],
        ['/f/off00001?test=true', '', 200, /type="password"/, 'password_needed'],
        ['/f/locked01', '', 200, /type="password"/, 'password_needed'],
        ['/f/locked01', field('_pass', '1.x'), 200, /type="password"/, 'password_needed'],
        ['/f/locked01', field('_password', 'guess'), 403, /type="password"/, 'password_wrong'],
        ['/f/person01', '', 403, /personal link/, 'personal_link_needed'],
        ['/f/person01?key=nosuch', '', 403, /does not work/, 'personal_link_wrong'],
      ];
      for (const [at, [path, inputs, status, page, code]] of cases.entries()) {
        const sender = `198.51.100.${at}`;
        const shown = await begun(path, ownInputs() + inputs, { sender });
        assert.deepEqual([path, shown.status], [path, status]);
        assert.match(shown.body, page, path);
        assert.equal(shown.headers.connection, 'close');
        const told = await begun(path, ownInputs() + inputs, { sender, accept: 'application/json' });
        assert.deepEqual([path, JSON.parse(told.body).error.code], [path, code]);
        assert.deepEqual(await arriving(), [], `${path} leaves nothing`);
      }
    });

    test('are taken where the pass, the password or the key came before them', async () => {
      const password_hash = await hashPassword('sesame');
      await form('locked02', { password_hash });
      const file = new File(['hello'], 'a.txt');
      const { hidden } = await visit.send('/f/locked02', { _password: 'sesame' });
      const page = await visit.send('/f/locked02', { ...hidden, field1: 'Ana', field2: file });
      assert.match(page.html, /Thank you/);
      const _submission = randomUUID();
      const typed = { _submission, _password: 'sesame', field1: 'Bo', _seen: hidden._seen ?? '' };
      assert.match((await visit.send('/f/locked02', { ...typed, field2: file })).html, /Thank you/);
      const { _pass = '', ...others } = hidden;
      const behind = { ...others, _submission: randomUUID(), field1: 'Cy', field2: file, _pass };
      const after = await visit.send('/f/locked02', behind);
      assert.match(after.html, /type="password"/, 'what comes behind the files opens nothing');

      await form('person02', { one_per_person: { by: 'link' } });
      const [link] = await createLinks(
        operatorWrites(visit.data.store, await organization('person02')),
        { id: 'person02', name: 'Form' },
        ['Ana'],
        1,
      );
      const path = `/f/person02?key=${link?.key}`;
      const own = (await visit.open(path)).hidden;
      const sent = { ...own, field1: 'Ana', field2: file };
      assert.match((await visit.send(path, sent)).html, /Thank you/);
      assert.match((await visit.send(path, sent)).html, /Thank you/, 'a retry is known by its files too');
      const other = await visit.send(path, { ...sent, field2: new File(['other'], 'a.txt') });
      assert.equal(other.response.status, 409);
      assert.match(other.html, /This form has already been sent/);
      const files = (await visit.api('/v2/files')).data;
      assert.equal(files.length, 3, 'nothing is stored twice');
    });

    test('of a retry are only measured when the form has become full by it', async () => {
      await form('full0001', { max_responses: 1 });
      const { hidden } = await visit.open('/f/full0001');
      const sent = { ...hidden, field1: 'Ana', field2: new File(['hello'], 'a.txt') };
      assert.match((await visit.send('/f/full0001', sent)).html, /Thank you/);
      assert.match((await visit.send('/f/full0001', sent)).html, /Thank you/);
      await eventually(async () => (await arriving()).length === 0);
      const other = await visit.send('/f/full0001', { ...sent, _submission: randomUUID() });
      assert.equal(other.response.status, 403);
      assert.deepEqual(await arriving(), []);
    });

    test('and answers that are saved are counted by a hash of the network, and not by its address', async () => {
      await visit.form('saved001', { ...application, resume: { link: true } });
      const senders = ['192.0.2.77', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9'];
      for (const sender of senders) {
        const headers = { 'X-Forwarded-For': sender };
        const url = `${visit.url}/f/saved001`;
        const body = new URLSearchParams({ field1: 'Ana' });
        assert.equal((await fetch(`${url}/drafts`, { method: 'POST', headers, body })).status, 201);
        const file = `${url}/files?field=field2&name=a.txt`;
        assert.equal((await fetch(file, { method: 'POST', headers, body: 'abc' })).status, 201);
      }
      const { read } = visit.data.store;
      for (const table of ['answer_draft', 'upload'] as const) {
        const rows = await read.selectFrom(table).selectAll().where('form_id', '=', 'saved001').execute();
        assert.equal(rows.length, 3);
        assert.equal(new Set(rows.map(({ network }) => network)).size, 2, 'a /64 is one network');
        for (const sender of senders) assert.ok(!JSON.stringify(rows).includes(sender));
      }
    });

    test('count as uploads of their sender, before they are written', async () => {
      await form('many0001');
      const sender = '203.0.113.9';
      const small = `${ownInputs()}${fileHead}x\r\n--xx--\r\n`;
      const head = (accept: string) =>
        `POST /f/many0001 HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${sender}\r\nAccept: ${accept}\r\n` +
        `Content-Type: multipart/form-data; boundary=xx\r\nContent-Length: ${small.length}\r\nConnection: close\r\n\r\n`;
      const statuses: (number | undefined)[] = [];
      // The clock minute may end meanwhile, which resets the count.
      while (!statuses.includes(429) && statuses.length < 3 * limit) {
        const steps = [head('text/html') + small];
        const { answers } = await rawExchange(visit.url, steps, { answers: 1, patience: 60_000 });
        statuses.push(answers[0]?.status);
      }
      assert.ok(statuses.length > limit && statuses.at(-1) === 429, statuses.join());
      // Files that came before the limit are put away after their answer.
      await eventually(async () => (await arriving()).length === 0);
      const page = await begun('/f/many0001', ownInputs(), { sender });
      assert.equal(page.status, 429);
      assert.match(page.headers['retry-after'] ?? '', /^\d+$/);
      assert.match(page.headers['content-type'] ?? '', /html/);
      const told = await begun('/f/many0001', ownInputs(), { sender, accept: 'application/json' });
      assert.equal(JSON.parse(told.body).error.code, 'submit_limit');
      assert.deepEqual(await arriving(), []);
    });
  });
}
