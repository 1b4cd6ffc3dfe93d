import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { hashPassword } from '#kit/secret/passwordHash.ts';
import { openVisit, type Visit } from './visitor.ts';

const contact = (...fields: FormDefinition['pages'][number]['fields']): FormDefinition => ({
  format: 2,
  title: 'Contact',
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [{ id: 'field1', type: 'one_line_input', label: 'Name', required: true }, ...fields],
    },
  ],
});

describe('corrections without a script', () => {
  let visit: Visit;
  before(async () => {
    visit = await openVisit('sqlite');
  });
  after(() => visit[Symbol.asyncDispose]());

  test('a file that is far too large is a fault of its field, and everything else is kept', async () => {
    const cv = { id: 'field2', type: 'file_upload', label: 'CV', max_size: 1_000_000 } as const;
    const photo = { id: 'field3', type: 'file_upload', label: 'Photo', max_size: 2_000_000 } as const;
    await visit.form('upload01', contact(cv, photo));
    const { hidden } = await visit.open('/f/upload01');
    const sent = {
      ...hidden,
      field1: 'Ana',
      field2: new File([Buffer.alloc(9_000_000, 'x')], 'cv.txt'),
      field3: new File(['small'], 'me.txt'),
    };
    const { response, html } = await visit.send('/f/upload01', sent);
    assert.equal(response.status, 422);
    assert.match(html, /href="#field2"[\s\S]*The file is too large: cv\.txt/);
    assert.match(html, /name="field1"[^>]*value="Ana"/);
    assert.match(html, /me\.txt/);
    assert.equal((html.match(/class="error"/g) ?? []).length, 1);
    const kept = await visit.data.store.read.selectFrom('upload').select(['name', 'size']).execute();
    assert.deepEqual(
      kept.map(({ name, size }) => [name, size]),
      [['me.txt', 5]],
    );
  });

  describe('one response per person, known by an answer', () => {
    const email = { id: 'field2', type: 'email', label: 'E-mail' } as const;
    before(() =>
      visit.form('once0001', contact(email), { one_per_person: { by: 'answer', field: 'field2' } }),
    );
    const sent = async (field2: string) => ({
      ...(await visit.open('/f/once0001')).hidden,
      field1: 'Ana',
      field2,
    });

    test('the form comes back with a sentence under the field, and takes the corrected answer', async () => {
      assert.equal((await visit.send('/f/once0001', await sent('ana@example.org'))).response.status, 200);
      const again = await visit.send('/f/once0001', await sent('Ana@example.org'));
      assert.equal(again.response.status, 422);
      assert.match(again.html, /href="#field2"[\s\S]*There is already a response with this answer/);
      assert.match(again.html, /name="field1"[^>]*value="Ana"/);
      assert.match(again.html, /name="field2"[^>]*aria-invalid="true"[^>]*value="Ana@example.org"/);
      const corrected = { ...again.hidden, field1: 'Ana', field2: 'anna@example.org' };
      assert.equal((await visit.send('/f/once0001', corrected)).response.status, 200);
    });

    test('the script and programs learn which answer it is', async () => {
      const body = { answers: { field1: 'Bo', field2: 'bo@example.org' } };
      assert.equal((await visit.json('/f/once0001', body)).status, 201);
      const twice = await visit.json('/f/once0001', body);
      const message =
        'There is already a response with this answer, and each person can only send one. Check the answer.';
      const fields = [{ id: 'field2', code: 'already_answered', message }];
      assert.deepEqual([twice.status, twice.body.error.fields], [422, fields]);
    });
  });

  test('a hidden answer cannot be corrected', async () => {
    const member = { id: 'field2', type: 'hidden', label: 'Member', parameter: 'member' } as const;
    await visit.form('hidden01', contact(member), { one_per_person: { by: 'answer', field: 'field2' } });
    const send = async () => {
      const { hidden } = await visit.open('/f/hidden01?member=7');
      return await visit.send('/f/hidden01?member=7', { ...hidden, field1: 'Ana' });
    };
    assert.equal((await send()).response.status, 200);
    const { response, html } = await send();
    assert.equal(response.status, 409);
    assert.match(html, /You have already answered this form/);
  });

  describe('a text that answers change', () => {
    const order = contact(
      { id: 'field2', type: 'slider', label: 'Bags', min: 0, max: 9, default: 0 },
      { id: 'field3', type: 'rich_text', label: '', text: 'Hello.' },
      { id: 'field4', type: 'rich_text', label: '', text: '**Total:** [fixed(field2 * 8.9, 2)] EUR' },
    );
    order.translations = { de: { fields: { field4: { text: 'Summe: [fixed(field2 * 8.9, 2)] Euro' } } } };
    before(() => visit.form('order001', order));

    test('is shown before it is recorded, and the shown text is accepted', async () => {
      const { html, hidden } = await visit.open('/f/order001');
      assert.match(html, /0\.00<\/span>| 0\.00 EUR/);
      const first = await visit.send('/f/order001', { ...hidden, field1: 'Ana', field2: '1' });
      assert.match(first.html, /autofocus><p>Your answers have changed some of the text on this page\./);
      assert.match(first.html, /<a href="#field4">Total: 8\.90 EUR<\/a>/);
      assert.match(first.html, /<div class="field text" data-field="field4" id="field4" tabindex="-1">/);
      assert.match(first.html, /name="field1"[^>]*value="Ana"/);
      assert.equal((await visit.api('/v2/forms/order001/responses')).data.length, 0);
      const other = await visit.send('/f/order001', { ...first.hidden, field1: 'Ana', field2: '2' });
      assert.match(other.html, /Total: 17\.80 EUR<\/a>/);
      const sent = await visit.send('/f/order001', { ...other.hidden, field1: 'Bo', field2: '2' });
      assert.doesNotMatch(sent.html, /<form/);
      assert.match(JSON.stringify(await visit.api('/v2/forms/order001/responses')), /Total: 17\.80 EUR/);
    });

    test('comes with the faults, if any, and needs no third look', async () => {
      const { hidden } = await visit.open('/f/order001?lang=de');
      const faulty = await visit.send('/f/order001?lang=de', { ...hidden, field1: '', field2: '3' });
      assert.equal(faulty.response.status, 422);
      assert.match(faulty.html, /26,70/);
      const sent = await visit.send('/f/order001?lang=de', { ...faulty.hidden, field1: 'Cy', field2: '3' });
      assert.doesNotMatch(sent.html, /<form/);
    });

    test('is no issue with the script, which has shown it', async () => {
      const { hidden } = await visit.open('/f/order001');
      const body = new URLSearchParams({ ...hidden, field1: 'Di', field2: '4' });
      const headers = { Accept: 'application/json' };
      const response = await fetch(`${visit.url}/f/order001`, { method: 'POST', headers, body });
      assert.equal(response.status, 201);
    });

    test('is the same for every visitor on the cached page', async () => {
      const pages = [await visit.open('/f/order001'), await visit.open('/f/order001')];
      assert.ok(pages[0]?.hidden._texts);
      assert.equal(pages[0]?.hidden._texts, pages[1]?.hidden._texts);
    });
  });

  test('a browser that has answered is told before filling in again, and others are not', async () => {
    const by = { one_per_person: { by: 'browser' } } as const;
    await visit.form('browser1', contact(), by);
    await visit.form('browser2', contact(), { ...by, password_hash: await hashPassword('correct horse') });
    await visit.form('anybody1', contact());
    const token = 'A'.repeat(32);
    const { hidden } = await visit.open('/f/browser1');
    const sent = { ...hidden, _browser: token, field1: 'Ana' };
    assert.equal((await visit.send('/f/browser1', sent)).response.status, 200);
    const ask = async (path: string, values: Record<string, string>) => {
      const { response, html } = await visit.send(`/f/${path}`, values);
      return [response.status, html];
    };
    const [yes, no] = ['{"answered":true}', '{"answered":false}'];
    assert.deepEqual(await ask('browser1/answered', { _browser: token }), [200, yes]);
    assert.deepEqual(await ask('browser1/answered', { _browser: 'B'.repeat(32) }), [200, no]);
    assert.deepEqual(await ask('browser1/answered', {}), [200, no]);
    assert.deepEqual(await ask('browser1/answered?test=true', { _browser: token }), [200, no]);
    assert.equal((await ask('browser2/answered', { _browser: token }))[0], 403);
    const { hidden: within } = await visit.send('/f/browser2', { _password: 'correct horse' });
    const pass = within._pass ?? assert.fail('it was let in');
    assert.deepEqual(await ask('browser2/answered', { _browser: token, _pass: pass }), [200, no]);
    assert.equal((await ask('anybody1/answered', { _browser: token }))[0], 404);
    assert.equal((await visit.open('/f/browser1/answered')).response.status, 405);
  });
});
