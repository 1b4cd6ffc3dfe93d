import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
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

describe('what a visitor without a script can put right', () => {
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
      assert.match(again.html, /href="#field2"[\s\S]*There is a response with this answer already/);
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
        'There is a response with this answer already, and each person can send one. Check the answer.';
      const fields = [{ id: 'field2', code: 'already_answered', message }];
      assert.deepEqual([twice.status, twice.body.error.fields], [422, fields]);
    });
  });

  test('an answer that nobody sees is nobody’s to put right', async () => {
    const member = { id: 'field2', type: 'hidden', label: 'Member', parameter: 'member' } as const;
    await visit.form('hidden01', contact(member), { one_per_person: { by: 'answer', field: 'field2' } });
    const send = async () => {
      const { hidden } = await visit.open('/f/hidden01?member=7');
      return await visit.send('/f/hidden01?member=7', { ...hidden, field1: 'Ana' });
    };
    assert.equal((await send()).response.status, 200);
    const { response, html } = await send();
    assert.equal(response.status, 409);
    assert.match(html, /You have answered this form/);
  });
});
