import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { openVisit, type Visit } from './visitor.ts';

const thanks = 'https://example.org/danke-schön/日本?für=Zoë';
const header = 'https://example.org/danke-sch%C3%B6n/%E6%97%A5%E6%9C%AC?f%C3%BCr=Zo%C3%AB';

const definition: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [{ id: 'field1', type: 'one_line_input', label: 'Name' }],
    },
  ],
  ending: { redirect: thanks },
  logic: [
    {
      when: { field: 'field1', operator: 'is', value: 'Bo' },
      do: [{ action: 'end', after: 'page1', redirect: 'https://bücher.example/ž' }],
    },
  ],
};

describe('an ending that leads to an address with characters beyond Latin-1', () => {
  let visit: Visit;
  before(async () => {
    visit = await openVisit('sqlite');
    await visit.form('thanks01', definition);
  });
  after(() => visit[Symbol.asyncDispose]());

  test('is followed without a script', async () => {
    for (const [name, location] of [
      ['Ana', header],
      ['Bo', 'https://xn--bcher-kva.example/%C5%BE'],
    ] as const) {
      const { hidden } = await visit.open('/f/thanks01');
      const { response } = await visit.send('/f/thanks01', { ...hidden, field1: name });
      assert.equal(response.status, 303);
      assert.equal(response.headers.get('location'), location);
    }
  });

  test('is told to programs and to the script of the page as its author wrote it', async () => {
    const byProgram = await visit.json('/f/thanks01', { answers: { field1: 'Ana' } });
    assert.equal(byProgram.status, 201);
    assert.equal(byProgram.body.ending.redirect, thanks);
    const byScript = await fetch(`${visit.url}/f/thanks01`, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ _submission: randomUUID(), field1: 'Ana' }),
    });
    assert.equal(byScript.status, 201);
    assert.equal(JSON.parse(await byScript.text()).ending.redirect, thanks);
  });

  test('does not leave the visitor waiting if it is invalid, as an import may bring it', async () => {
    await visit.form('broken01', definition);
    const broken = structuredClone(definition);
    broken.ending = { title: 'Thanks', redirect: 'https://[broken' };
    await visit.data.store.write(({ db }) =>
      db
        .updateTable('form_version')
        .set({ definition: JSON.stringify(broken) })
        .where('form_id', '=', 'broken01')
        .execute(),
    );
    const { hidden } = await visit.open('/f/broken01');
    const { response, html } = await visit.send('/f/broken01', { ...hidden, field1: 'Ana' });
    assert.equal(response.status, 200);
    assert.match(html, /Thanks/);
  });
});
