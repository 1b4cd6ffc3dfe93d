import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { writeTicket } from '#http/page/ticket.ts';
import { hashPassword } from '#kit/secret/passwordHash.ts';
import { createLinks } from '#service/collect/personalLink/createLinks.ts';
import { setFormEnabled } from '#service/form/setFormEnabled.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { holds } from '../support/eventually.ts';

const survey: FormDefinition = {
  format: 2,
  title: 'Survey',
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [{ id: 'field1', type: 'one_line_input', label: 'Name', required: true }],
    },
    {
      id: 'page2',
      label: '',
      fields: [
        { id: 'field2', type: 'one_line_input', label: 'More' },
        { id: 'field3', type: 'hidden', label: 'Key', parameter: 'key' },
      ],
    },
  ],
  resume: { link: true },
};

/** When the page was first shown, according to its ticket. */
const shownOf = ({ hidden }: { hidden: Record<string, string> }) => /^\d+/.exec(hidden._ticket ?? '')?.[0];

const secretIn = (link: string) => new URL(link).searchParams.get('resume') ?? '';

describe('drafts and personal links of a visitor', () => {
  let visit: Visit;

  before(async () => {
    visit = await openVisit('sqlite');
    await visit.form('survey01', survey);
    await visit.form('viewed01', survey);
    await visit.form('plain001', { ...survey, resume: {} });
    await visit.form('locked01', survey, { password_hash: await hashPassword('sesame') });
    await visit.form('person01', survey, { one_per_person: { by: 'link' } });
    await visit.form('browser1', survey, { one_per_person: { by: 'browser' } });
  });
  after(async () => await visit[Symbol.asyncDispose]());

  /** The page without its style, which is long. */
  const bodyOf = (html: string) => html.slice(html.indexOf('<body'));

  const save = async (path: string, values: Record<string, string>) => {
    const { response, html } = await visit.send(path, values);
    return { status: response.status, body: html === '' ? undefined : JSON.parse(html) };
  };
  const count = async (id: string) => (await visit.api(`/v2/forms/${id}/responses`)).data.length;

  test('answers that are saved come back elsewhere and become one response', async () => {
    const { hidden } = await visit.open('/f/survey01');
    const first = await save('/f/survey01/drafts', { ...hidden, field2: 'so far' });
    assert.equal(first.status, 201);
    assert.deepEqual(Object.keys(first.body), ['link', 'expires_at']);
    assert.match(first.body.link, /^http:\/\/localhost:\d+\/f\/survey01\?resume=[\w-]{43}$/);
    const days = (Date.parse(first.body.expires_at) - Date.now()) / 86_400_000;
    assert.ok(days > 29.9 && days <= 30);

    const secret = secretIn(first.body.link);
    const second = await save('/f/survey01/drafts', { ...hidden, field2: 'some more', _draft: secret });
    assert.deepEqual([second.status, second.body.link], [200, first.body.link]);
    // A reload of the page with the link sends the same again, without the secret.
    const third = await save('/f/survey01/drafts', { ...hidden, field2: 'some more' });
    assert.deepEqual([third.status, third.body.link], [200, first.body.link]);
    const other = await visit.open('/f/survey01');
    const others = await save('/f/survey01/drafts', { ...other.hidden, field2: 'of somebody else' });
    assert.notEqual(others.body.link, first.body.link);

    const resumed = await visit.open(`/f/survey01?resume=${secret}`);
    assert.match(bodyOf(resumed.html), /value="some more"/);
    assert.equal(resumed.hidden._submission, hidden._submission);
    assert.equal(shownOf(resumed), shownOf({ hidden }), 'the time since the first view goes on');
    assert.equal(resumed.hidden._draft, secret);
    assert.equal(resumed.response.headers.get('referrer-policy'), 'same-origin');
    assert.equal(resumed.response.headers.get('cache-control'), 'no-store');

    // An invalid submission comes back unchanged.
    const faulty = await visit.send(`/f/survey01?resume=${secret}`, {
      ...resumed.hidden,
      field2: 'some more',
    });
    assert.equal(faulty.response.status, 422);
    assert.equal(faulty.hidden._draft, secret);
    const sent = await visit.send(`/f/survey01?resume=${secret}`, { ...faulty.hidden, field1: 'Ana' });
    assert.equal(sent.response.status, 200);
    assert.equal(await count('survey01'), 1);

    // A draft from days ago is not spam because of its age.
    const { link_key: key } = visit.data.secrets;
    const _ticket = writeTicket(key, { formId: 'survey01', test: false }, Date.now() - 5 * 86_400_000);
    const { link } = (await save('/f/survey01/drafts', { _ticket, field1: 'Bo' })).body;
    const late = await visit.open(`/f/survey01?resume=${secretIn(link)}`);
    assert.equal(shownOf(late), shownOf({ hidden: { _ticket } }));
    await visit.send('/f/survey01', { ...late.hidden, field1: 'Bo' });
    assert.equal(await count('survey01'), 2);

    const gone = await visit.open(`/f/survey01?resume=${secret}`);
    assert.equal(gone.response.status, 200);
    assert.match(bodyOf(gone.html), /The saved answers are gone/);
    assert.doesNotMatch(bodyOf(gone.html), /some more/);
    assert.notEqual(gone.hidden._submission, hidden._submission);
    for (const odd of ['', 'x', 'x'.repeat(43), '%00'])
      assert.match(bodyOf((await visit.open(`/f/survey01?resume=${odd}`)).html), /saved answers are gone/);
  });

  test('without a script a second button saves, and the page has the link to copy', async () => {
    const { html, hidden } = await visit.open('/f/survey01?lang=en');
    assert.match(
      bodyOf(html),
      /<button class="button quiet" type="submit" name="_save" value="1">Save for later</,
    );
    assert.doesNotMatch(bodyOf((await visit.open('/f/plain001')).html), /_save/);
    const saved = await visit.send('/f/survey01?lang=en', { ...hidden, field2: 'by hand', _save: '1' });
    assert.equal(saved.response.status, 200);
    assert.match(bodyOf(saved.html), /<h1>Your answers are saved<\/h1>/);
    const link = /id="link"[^>]*>([^<]+)</.exec(saved.html)?.[1]?.replaceAll('&#38;', '&') ?? '';
    const { pathname, search } = new URL(link);
    assert.match(bodyOf((await visit.open(pathname + search)).html), /value="by hand"/);
    // A form without drafts submits instead, and reports what is missing.
    assert.equal((await visit.send('/f/plain001', { ...hidden, _save: '1' })).response.status, 422);
    assert.equal((await save('/f/plain001/drafts', hidden)).status, 404);
  });

  test('a password also guards saving, and is in no page', async () => {
    const opened = await visit.send('/f/locked01', { _password: 'sesame' });
    assert.ok(opened.hidden._pass);
    assert.doesNotMatch(bodyOf(opened.html), /sesame|_password/);
    const shut = await save('/f/locked01/drafts', { field1: 'Ana' });
    assert.deepEqual([shut.status, shut.body.error.code], [403, 'password_needed']);
    const { link } = (await save('/f/locked01/drafts', { ...opened.hidden, field1: 'Ana' })).body;
    const closed = await visit.open(`/f/locked01?resume=${secretIn(link)}`);
    assert.match(bodyOf(closed.html), /type="password"/);
    assert.doesNotMatch(bodyOf(closed.html), /Ana/);
    const resumed = await visit.send(`/f/locked01?resume=${secretIn(link)}`, { _password: 'sesame' });
    assert.match(bodyOf(resumed.html), /value="Ana"/);
    const sent = await visit.send('/f/locked01', { ...resumed.hidden, field1: 'Ana' });
    assert.match(bodyOf(sent.html), /Thank you/);
    const forged = {
      ...resumed.hidden,
      _submission: randomUUID(),
      _pass: resumed.hidden._pass?.replace(/^\d/, '9') ?? '',
    };
    assert.match(
      bodyOf((await visit.send('/f/locked01', { ...forged, field1: 'Eve' })).html),
      /type="password"/,
    );
  });

  test('a personal link opens its form once, and its key goes nowhere', async () => {
    const row = await visit.data.store.read
      .selectFrom('form')
      .selectAll()
      .where('id', '=', 'person01')
      .executeTakeFirstOrThrow();
    const made = await createLinks(
      operatorWrites(visit.data.store, row.organization_id),
      { id: 'person01', name: 'Form' },
      ['Ana', 'Bo'],
      1,
    );
    const [ana = '', bo = ''] = made.map(({ key }) => key);

    const without = await visit.open('/f/person01');
    assert.equal(without.response.status, 403);
    assert.match(bodyOf(without.html), /This form needs a personal link/);
    const wrong = await visit.open('/f/person01?key=nosuch');
    assert.equal(wrong.response.status, 403);
    assert.match(bodyOf(wrong.html), /This link does not work/);
    assert.equal((await visit.open('/f/person01?test=true')).response.status, 200);

    const { hidden } = await visit.open(`/f/person01?key=${ana}`);
    assert.equal(hidden.field3, '', 'a hidden field that is called so does not take it in');
    // A submission without the key is refused without showing the form.
    assert.equal((await visit.send('/f/person01', { ...hidden, field2: 'x' })).response.status, 403);
    const saved = await save(`/f/person01/drafts?key=${ana}`, { ...hidden, field1: 'Ana' });
    assert.equal(new URL(saved.body.link).searchParams.get('key'), ana);
    const sent = await visit.send(`/f/person01?key=${ana}`, { ...hidden, field1: 'Ana' });
    assert.match(bodyOf(sent.html), /Thank you/);
    assert.match(
      (await visit.send(`/f/person01?key=${ana}`, { ...hidden, field1: 'Ana' })).html,
      /Thank you/,
    );
    const again = await visit.open(`/f/person01?key=${ana}`);
    assert.equal(again.response.status, 409);
    assert.match(bodyOf(again.html), /You have already answered this form/);

    const program = (body: object) => visit.json('/f/person01', { answers: { field1: 'Bo' }, ...body });
    const codes = [{}, { key: 'nosuch' }, { key: ana }, { key: bo }, { key: bo }].map(program);
    const answers = [];
    for (const code of codes) answers.push(await code);
    assert.deepEqual(
      answers.slice(0, 3).map(({ status, body }) => [status, body.error.code]),
      [
        [403, 'personal_link_needed'],
        [403, 'personal_link_wrong'],
        [409, 'already_answered'],
      ],
    );
    assert.deepEqual(
      answers
        .slice(3)
        .map(({ status }) => status)
        .sort(),
      [201, 409],
    );
    const stored = JSON.stringify(await visit.data.store.read.selectFrom('response').selectAll().execute());
    assert.ok(!stored.includes(ana) && !stored.includes(bo));
  });

  test('a browser answers once by its token; an invalid token identifies none', async () => {
    const send = async (_browser: string) => {
      const { hidden } = await visit.open('/f/browser1');
      const sent = await visit.send('/f/browser1', { ...hidden, field1: 'Ana', _browser });
      return sent.response.status;
    };
    const token = 'A'.repeat(22);
    assert.deepEqual([await send(token), await send(token), await send('B'.repeat(22))], [200, 409, 200]);
    assert.deepEqual([await send('short'), await send('short'), await send('')], [200, 200, 200]);
  });

  test('starts and completed pages are counted for open forms', async () => {
    const visits = async (body: string, path = '/f/survey01/visits') => {
      const response = await fetch(`${visit.url}${path}`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
      });
      await response.text();
      return response.status;
    };
    const many = 250;
    // All visits share a few connections, as they do behind a proxy.
    for (let each = 0; each < many; each += 1) assert.equal(await visits('{"event":"start"}'), 204);
    assert.equal(await visits('{"event":"page","page":"page2"}'), 204);
    await visit.open('/f/viewed01?test=true');
    await fetch(`${visit.url}/f/viewed01`, { method: 'HEAD' });
    await visit.open('/f/viewed01');
    for (const odd of [
      '',
      'x',
      '[]',
      'null',
      '{"event":"page","page":"page9"}',
      '{"event":"page"}',
      '{"event":"view"}',
    ])
      assert.equal(await visits(odd), 400, odd);
    assert.equal(await visits(`{"event":"start","x":"${'x'.repeat(600)}"}`), 413);
    assert.equal(await visits('{"event":"start"}', '/f/survey01/visits?test=true'), 204);
    assert.equal(await visits('{"event":"start"}', '/f/nosuch01/visits'), 404);
    const { store } = visit.data;
    const row = await store.read
      .selectFrom('form')
      .selectAll()
      .where('id', '=', 'plain001')
      .executeTakeFirstOrThrow();
    await setFormEnabled(operatorWrites(store, row.organization_id), 'plain001', false, Date.now());
    assert.equal(await visits('{"event":"start"}', '/f/plain001/visits'), 204);

    const wanted = [
      ['survey01', 'page', 'page2', 1],
      ['survey01', 'start', '', many],
      ['viewed01', 'view', '', 1],
    ];
    await holds(async () => {
      const rows = await store.read
        .selectFrom('form_visit')
        .select(['form_id', 'kind', 'page', 'count'])
        .where((eb) => eb.or([eb('kind', '!=', 'view'), eb('form_id', '=', 'viewed01')]))
        .orderBy('kind')
        .execute();
      assert.deepEqual(
        rows.map((each) => Object.values(each)),
        wanted,
      );
    });
  });
});
