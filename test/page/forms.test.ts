import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { hashPassword } from '#kit/secret/passwordHash.ts';
import { setFormEnabled } from '#service/form/setFormEnabled.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { findForm } from '#store/query/form/form.ts';
import { openVisit, type Values, type Visit } from './visitor.ts';

const contact: FormDefinition = {
  format: 2,
  title: 'Write to us',
  language: 'en',
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name <b>&', required: true },
        {
          id: 'field2',
          type: 'multiple_choice',
          label: 'Pet?',
          options: [
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ],
        },
        { id: 'field3', type: 'one_line_input', label: 'Its name', required: true },
        { id: 'field4', type: 'file_upload', label: 'Picture', max_count: 2 },
        { id: 'field5', type: 'hidden', label: 'Source', parameter: 'utm' },
      ],
    },
  ],
  logic: [
    { when: { field: 'field2', operator: 'is', value: 'yes' }, do: [{ action: 'show', field: 'field3' }] },
  ],
  ending: { title: 'Thank you', message: 'Bye, [field1].' },
  translations: { de: { title: 'Schreiben Sie uns' } },
};

for (const name of ['sqlite', 'postgres'] as const) {
  describe(`a form on ${name}`, () => {
    let visit: Visit;

    before(async () => {
      visit = await openVisit(name);
      await visit.form('contact1', contact, { slug: 'write-to-us' });
    });
    after(async () => await visit[Symbol.asyncDispose]());

    const responses = async () => (await visit.api('/v2/forms/contact1/responses?limit=100')).data;

    test('is shown by its id and by its readable address, with nothing from elsewhere and no cookie', async () => {
      for (const path of ['/f/contact1', '/f/write-to-us']) {
        const { response, html } = await visit.open(path);
        assert.equal(response.status, 200);
        assert.match(html, /<h1>Write to us<\/h1>/);
        assert.ok(html.includes('Name &#60;b&#62;&#38;') && !html.includes('<b>'));
        assert.equal(response.headers.get('set-cookie'), null);
        assert.match(
          response.headers.get('content-security-policy') ?? '',
          /^default-src 'none'; style-src 'sha256-/,
        );
        const loaded = [
          ...html.matchAll(
            /<(?:script|img|link rel="(?:modulepreload|stylesheet)")[^>]* (?:src|href)="([^"]*)"/g,
          ),
        ];
        assert.ok(loaded.length > 0, 'the page has a script');
        for (const [, address = ''] of loaded) assert.match(address, /^\/assets\//);
      }
      const head = await fetch(`${visit.url}/f/contact1`, { method: 'HEAD' });
      assert.equal(head.status, 200);
      assert.equal((await fetch(`${visit.url}/f/contact1`, { method: 'PUT' })).status, 405);
      for (const path of ['/f/nothing1', '/f/%zz', '/f/contact1/more'])
        assert.equal((await visit.open(path)).response.status, 404, path);
    });

    test('a mistyped address shows people a page, and programs JSON', async () => {
      const typed = await visit.open('/blah', { Accept: 'text/html,*/*;q=0.8', 'Accept-Language': 'de' });
      assert.deepEqual(
        [typed.response.status, typed.response.headers.get('content-type')],
        [404, 'text/html; charset=utf-8'],
      );
      assert.match(typed.html, /<html lang="de"[\s\S]*Seite nicht gefunden/);
      for (const [path, accept] of [
        ['/blah', '*/*'],
        ['/blah', 'application/json'],
        ['/v2/blah', 'text/html'],
        ['/assets/blah.js', 'text/html'],
      ] as const) {
        const { response, html } = await visit.open(path, { Accept: accept });
        assert.deepEqual(
          [response.status, JSON.parse(html).error.type],
          [path.startsWith('/v2') ? 401 : 404, path.startsWith('/v2') ? 'authentication' : 'not_found'],
          path,
        );
      }
    });

    test('uses the visitor’s language, or the requested one', async () => {
      const german = await visit.open('/f/contact1', { 'Accept-Language': 'de-AT,de;q=0.9' });
      assert.match(german.html, /<html lang="de"[^>]*>[\s\S]*<h1>Schreiben Sie uns<\/h1>/);
      const english = await visit.open('/f/contact1?lang=en', { 'Accept-Language': 'de' });
      assert.match(english.html, /<html lang="en"/);
    });

    test('is filled in without a script: faults, further questions, then thanks', async () => {
      const first = await visit.open('/f/contact1?utm=poster&field1=Ana');
      assert.match(first.html, /value="Ana"/);
      const faulty = await visit.send('/f/contact1', { ...first.hidden, field1: ' ', field2: 'no' });
      assert.equal(faulty.response.status, 422);
      assert.match(faulty.html, /aria-invalid="true"/);
      const more = await visit.send('/f/contact1', { ...faulty.hidden, field1: 'Ana', field2: 'yes' });
      assert.equal(more.response.status, 200);
      assert.match(more.html, /Its name/);
      const sent = await visit.send('/f/contact1', {
        ...more.hidden,
        field1: 'Ana',
        field2: 'yes',
        field3: 'Rex',
      });
      assert.equal(sent.response.status, 200);
      assert.match(sent.html, /<h1>Thank you<\/h1>[\s\S]*Bye, Ana\./);
      const again = await visit.send('/f/contact1', {
        ...more.hidden,
        field1: 'Ana',
        field2: 'yes',
        field3: 'Rex',
      });
      assert.match(again.html, /Bye, Ana\./, 'loading the page again sends nothing twice');
      const [response, ...others] = await responses();
      assert.equal(others.length, 0);
      assert.deepEqual(
        response.response.map(({ field_id, value }: { field_id: string; value: unknown }) => [
          field_id,
          value,
        ]),
        [
          ['field1', 'Ana'],
          ['field2', [{ label: 'Yes', value: 'yes' }]],
          ['field3', 'Rex'],
          ['field5', 'poster'],
        ],
      );
      assert.match(response.visitor.url, /^http:\/\/localhost:\d+\/f\/contact1$/);
      assert.ok(Number.isInteger(response.visitor.time_spent));
    });

    test('shows a submission from a foreign page again, for the visitor to send', async () => {
      const before = (await responses()).length;
      const { response, html, hidden } = await visit.send('/f/contact1', { field1: 'From elsewhere' });
      assert.equal(response.status, 200);
      assert.match(html, /value="From elsewhere"/);
      assert.equal((await responses()).length, before);
      const sent = await visit.send('/f/contact1', { ...hidden, field1: 'From elsewhere' });
      assert.match(sent.html, /Bye, From elsewhere\./);
    });

    test('takes files with the answers that name them, and keeps those of an attempt for the next', async () => {
      const { hidden } = await visit.open('/f/contact1');
      const file = new File(['hello'], '<b>note</b>.txt', { type: 'text/html' });
      const refused = await visit.send('/f/contact1', { ...hidden, field1: '', field4: file });
      assert.equal(refused.response.status, 422);
      const sent = await visit.send('/f/contact1', { ...refused.hidden, field1: 'Bo', field4: file });
      assert.match(sent.html, /Bye, Bo\./);
      const { data } = await visit.api('/v2/files');
      assert.equal(data.length, 1);
      assert.equal(data[0].name, '<b>note<_b>.txt', 'no name is a path');
      assert.equal(data[0].type, 'text/plain', 'the content says what it is, not the visitor');
      assert.equal(await visit.api(`/v2/files/${data[0].id}/content`), 'hello');
      const { response } = (await responses())[0];
      assert.deepEqual(response.at(-1).value[0].id, data[0].id);
      const folder = join(visit.data.folder, 'files');
      const kept = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
        entry.isFile(),
      );
      assert.equal(kept.length, 2);
      // The body of the request is removed beside the answer.
      const arriving = () => readdir(join(visit.data.folder, 'arriving')).catch(() => []);
      while ((await arriving()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    });

    test('takes answers from programs, once for each id', async () => {
      const submission_id = randomUUID();
      const body = {
        submission_id,
        answers: { field1: 'Cy', field2: 'no', field3: 'hidden' },
        url: 'https://a.example/',
        time_spent: 12.9,
      };
      const first = await visit.json('/f/contact1', body);
      assert.equal(first.status, 201);
      assert.deepEqual(Object.keys(first.body), ['submission_id', 'created_at', 'test', 'ending']);
      assert.deepEqual(first.body.ending, { title: 'Thank you', message: 'Bye, Cy.' });
      const before = (await responses()).length;
      const repeats = await Promise.all(Array.from({ length: 20 }, () => visit.json('/f/contact1', body)));
      for (const { status, body: repeated } of repeats)
        assert.deepEqual([status, repeated], [200, first.body]);
      assert.equal((await responses()).length, before);
      const other = await visit.json('/f/contact1', { ...body, answers: { field1: 'Di' } });
      assert.deepEqual([other.status, other.body.error.code], [409, 'submission_differs']);
      const stored = (await responses())[0];
      assert.equal(stored.visitor.time_spent, 12);
      assert.equal(stored.response.length, 2, 'what a rule hides is dropped, whatever was sent');
    });

    test('stores the page address from a program only if it is safe to open', async () => {
      for (const [url, kept] of [
        ['https://a.example/b?c', 'https://a.example/b?c'],
        ['https://ana:secret@a.example/', 'https://a.example/'],
        ['javascript:alert(document.domain)', ''],
        ['data:text/html,<script>alert(1)</script>', ''],
        ['not an address', ''],
      ]) {
        const { status } = await visit.json('/f/contact1', { answers: { field1: 'Cy' }, url });
        assert.equal(status, 201);
        assert.equal((await responses())[0].visitor.url, kept);
      }
    });

    test('tells programs what is wrong, field by field and in their language', async () => {
      const { status, body } = await visit.json('/f/contact1?lang=de', {
        answers: { field2: ['yes', 'maybe'] },
      });
      assert.equal(status, 422);
      assert.deepEqual(
        body.error.fields.map(({ id, code }: { id: string; code: string }) => [id, code]),
        [
          ['field1', 'required'],
          ['field2', 'option_unknown'],
        ],
      );
      assert.notEqual(body.error.fields[0].message, 'Answer this question.');
      const wrong = [
        [[], undefined, 'The body must be an object.'],
        [{}, 'answers', 'answers is missing.'],
        [{ answers: [] }, 'answers', 'answers must be an object.'],
        [{ answers: {}, submission_id: 'x' }, 'submission_id', 'submission_id must be a UUID.'],
        [{ answers: {}, time_spent: '12' }, 'time_spent', 'time_spent must be a number.'],
        [{ answers: {}, extra: 1 }, 'extra', 'extra is not known here.'],
      ] as const;
      for (const [sent, param, message] of wrong) {
        const answer = await visit.json('/f/contact1', sent);
        assert.equal(answer.status, 400);
        assert.deepEqual(
          [answer.body.error.code, answer.body.error.param, answer.body.error.message],
          ['submission_invalid', param, message],
        );
      }
      const torn = await visit.json('/f/contact1', '{');
      assert.deepEqual([torn.status, torn.body.error.code], [400, 'body_malformed']);
      assert.equal(
        (await visit.json('/f/contact1', 'x', 'text/plain')).body.error.code,
        'media_type_unsupported',
      );
      assert.equal((await visit.json('/f/nothing1', { answers: {} })).status, 404);
    });

    test('in test mode says so, and its responses are in no list', async () => {
      const before = (await responses()).length;
      const { html, hidden } = await visit.open('/f/contact1?test=true');
      assert.match(html, /class="banner"/);
      const sent = await visit.send('/f/contact1?test=true', { ...hidden, field1: 'Test' });
      assert.match(sent.html, /Bye, Test\./);
      assert.equal(
        (await visit.json('/f/contact1', { test: true, answers: { field1: 'T' } })).body.test,
        true,
      );
      assert.equal((await responses()).length, before);
    });

    test('asks for its password first', async () => {
      await visit.form('secret01', contact, { password_hash: await hashPassword('open sesame') });
      const door = await visit.open('/f/secret01');
      assert.match(door.html, /type="password"/);
      assert.doesNotMatch(door.html, /field1/);
      // Submitted answers must not bypass the password, in whatever encoding.
      const ways: Values[] = [
        { field1: 'x' },
        { field1: 'x', _password: 'guess' },
        { field1: 'x', _submission: 'no id' },
        { field1: 'x', field2: 'yes', _submission: randomUUID() },
      ];
      for (const way of ways) {
        const { html } = await visit.send('/f/secret01', way);
        assert.match(html, /type="password"/);
        assert.doesNotMatch(html, /field1/);
      }
      const wrong = await visit.send('/f/secret01', { _password: 'guess' });
      assert.equal(wrong.response.status, 403);
      const { hidden, html } = await visit.send('/f/secret01', { _password: 'open sesame' });
      assert.match(html, /field1/);
      assert.match((await visit.send('/f/secret01', { ...hidden, field1: 'Eve' })).html, /Bye, Eve\./);
      const code = async (password?: string) =>
        (
          await visit.json('/f/secret01', {
            answers: { field1: 'F' },
            ...(password === undefined ? {} : { password }),
          })
        ).body.error?.code;
      assert.deepEqual(
        [await code(), await code('guess'), await code('open sesame')],
        ['password_needed', 'password_wrong', undefined],
      );
    });

    test('says clearly why it accepts nothing', async () => {
      await visit.form('closed01', contact, { closes_at: '2020-01-01T00:00' });
      await visit.form('later001', contact, { opens_at: '2999-01-01T10:00', time_zone: 'Europe/Berlin' });
      await visit.form('full0001', contact, { max_responses: 1 });
      await visit.form('people01', contact, { programs: false });
      await visit.form('off00001', contact);
      const form = await visit.data.store.read
        .selectFrom('form')
        .select('organization_id')
        .where('id', '=', 'off00001')
        .executeTakeFirstOrThrow();
      await setFormEnabled(
        operatorWrites(visit.data.store, form.organization_id),
        'off00001',
        false,
        Date.now(),
      );
      assert.equal((await visit.json('/f/full0001', { answers: { field1: 'Only' } })).status, 201);
      const expected = {
        closed01: 'form_closed',
        later001: 'form_not_open',
        full0001: 'form_full',
        off00001: 'form_disabled',
      };
      for (const [id, code] of Object.entries(expected)) {
        const { response, html } = await visit.open(`/f/${id}`);
        assert.equal(response.status, 403, id);
        assert.doesNotMatch(html, /field1/);
        for (const sent of [{}, { field1: 'x' }, { field1: 'x', field2: 'yes', _submission: randomUUID() }]) {
          const refused = await visit.send(`/f/${id}`, sent);
          assert.equal(refused.response.status, 403, id);
          assert.doesNotMatch(refused.html, /field1/);
        }
        assert.equal((await visit.json(`/f/${id}`, { answers: { field1: 'G' } })).body.error.code, code);
      }
      assert.match((await visit.open('/f/later001')).html, /2999/);
      assert.equal(
        (await visit.json('/f/people01', { answers: { field1: 'H' } })).body.error.code,
        'programs_not_allowed',
      );
      assert.equal((await findForm(visit.data.store.read, form.organization_id, 'full0001'))?.live_count, 1);
    });
  });
}
