import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { onSqlite } from '../support/engines.ts';

const survey: FormDefinition = {
  format: 2,
  title: 'Survey',
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name', required: true },
        {
          id: 'field2',
          type: 'multiple_choice',
          label: 'Coming?',
          options: [
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ],
        },
        { id: 'field3', type: 'comment', label: 'What do you bring?' },
        { id: 'field4', type: 'hidden', label: 'From', parameter: 'from' },
      ],
    },
  ],
  logic: [
    { when: { field: 'field2', operator: 'is', value: 'yes' }, do: [{ action: 'show', field: 'field3' }] },
  ],
};

const application: FormDefinition = {
  format: 2,
  title: 'Application',
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name', required: true },
        { id: 'field2', type: 'file_upload', label: 'Papers', max_count: 2, types: ['text/plain'] },
        { id: 'field3', type: 'file_upload', label: 'Portrait' },
      ],
    },
  ],
};

onSqlite(({ name }) => {
  let visit: Visit;

  before(async () => {
    visit = await openVisit(name);
    await visit.form('survey01', survey, { edits: true });
    await visit.form('plain001', survey);
    await visit.form('papers01', application, { edits: true });
    await visit.form('over0001', survey, { edits: true, edits_until: '2020-01-01T00:00' });
    await visit.form('dinner01', survey, {
      edits: true,
      quotas: [{ field: 'field2', option: 'yes', max: 1 }],
    });
  });
  after(async () => await visit[Symbol.asyncDispose]());

  const bodyOf = (html: string) => html.slice(html.indexOf('<body'));
  const pathIn = (html: string) =>
    /href="https?:\/\/[^"/]+(\/f\/\w+\/edit\/[\w-]{64})">Change your answers/.exec(html)?.[1];
  const answer = async (form: string, values: Record<string, string>) => {
    const { hidden } = await visit.open(`/f/${form}?from=mail`);
    // As the page without a script: it shows the form again with new questions.
    let sent = await visit.send(`/f/${form}`, { ...hidden, field4: 'mail', ...values });
    if (sent.html.includes('There are more questions'))
      sent = await visit.send(`/f/${form}`, { ...sent.hidden, field4: 'mail', ...values });
    return { html: sent.html, id: hidden._submission };
  };
  const responses = async (form: string) => (await visit.api(`/v2/forms/${form}/responses`)).data;
  const valuesOf = (response: { response: { field_id: string; value: unknown }[] }) =>
    Object.fromEntries(response.response.map(({ field_id, value }) => [field_id, value]));

  test('a visitor changes the answers by the link on the last page, and the history keeps the old ones', async () => {
    const { html } = await answer('survey01', { field1: 'Ada', field2: 'yes', field3: 'Cake' });
    const path = pathIn(html) ?? '';
    const page = await visit.open(path);
    assert.match(bodyOf(page.html), /These are the answers that you sent/);
    assert.match(bodyOf(page.html), /value="Ada"/);
    assert.match(bodyOf(page.html), />\s*Cake<\/textarea>/);
    assert.match(page.html, /<meta name="robots" content="noindex">/);
    const [before] = await responses('survey01');

    const faulty = await visit.send(path, { ...page.hidden, field1: '', field2: 'yes' });
    assert.equal(faulty.response.status, 422);
    const done = await visit.send(path, { ...page.hidden, field1: 'Ada L.', field2: 'no' });
    assert.equal(done.response.status, 200);
    assert.equal(pathIn(done.html), path);

    const [now, ...others] = await responses('survey01');
    assert.deepEqual(others, []);
    assert.equal(valuesOf(now).field1, 'Ada L.');
    assert.deepEqual(
      Object.keys(valuesOf(now)),
      ['field1', 'field2', 'field4'],
      'the rule hides the comment',
    );
    assert.equal(valuesOf(now).field4, 'mail');
    assert.deepEqual([now.id, now.created_at], [before.id, before.created_at]);
    assert.ok(now.updated_at > before.updated_at);
    const [entry] = await visit.data.store.read
      .selectFrom('change_entry')
      .select(['actor_kind', 'response_id', 'old_value', 'new_value'])
      .where('kind', '=', 'response_edited')
      .execute();
    assert.deepEqual([entry?.actor_kind, entry?.response_id], ['visitor', now.id]);
    assert.equal(JSON.parse(entry?.old_value ?? '').field1, 'Ada');
    assert.equal(JSON.parse(entry?.new_value ?? '').field1, 'Ada L.');
  });

  test('a change that reveals a question shows it before it is saved', async () => {
    const { html } = await answer('survey01', { field1: 'Bo', field2: 'no' });
    const path = pathIn(html) ?? '';
    const page = await visit.open(path);
    const again = await visit.send(path, { ...page.hidden, field1: 'Bo', field2: 'yes' });
    assert.match(again.html, /There are more questions/);
    const done = await visit.send(path, { ...again.hidden, field1: 'Bo', field2: 'yes', field3: 'Soup' });
    assert.equal(done.response.status, 200);
    assert.equal(valuesOf((await responses('survey01'))[0]).field3, 'Soup');
  });

  test('files are kept, removed and added, and a fault loses none of them', async () => {
    const text = (file: string, content: string) => new File([content], file, { type: 'text/plain' });
    const { hidden } = await visit.open('/f/papers01');
    const { html } = await visit.send('/f/papers01', {
      ...hidden,
      field1: 'Ada',
      field2: text('one.txt', 'One'),
    });
    const path = pathIn(html) ?? '';
    const namesIn = async () =>
      (valuesOf((await responses('papers01'))[0]).field2 as { name: string }[]).map((file) => file.name);
    /** The files that the page offers to keep, as a browser sends them. */
    const ticked = (page: string) =>
      [...page.matchAll(/name="field2" value="([^"]+)" checked/g)].map(([, id = '']) => id);
    const page = await visit.open(path);
    assert.match(page.html, /enctype="multipart\/form-data"/);
    assert.match(page.html, /one\.txt/);
    const [one = ''] = ticked(page.html);

    // A fault elsewhere keeps the new file until the next attempt.
    const faulty = await visit.send(path, { ...page.hidden, field1: '', field2: text('two.txt', 'Two') });
    assert.equal(faulty.response.status, 422);
    assert.deepEqual(await namesIn(), ['one.txt']);
    const [two = ''] = ticked(faulty.html);
    assert.match(faulty.html, /two\.txt/);
    const both = { ...faulty.hidden, field1: 'Ada', field2: [one, two] };
    assert.equal((await visit.send(path, both)).response.status, 200);
    assert.deepEqual(await namesIn(), ['one.txt', 'two.txt']);
    // A second click changes nothing.
    assert.equal((await visit.send(path, both)).response.status, 200);
    assert.deepEqual(await namesIn(), ['one.txt', 'two.txt']);

    const refused = new FormData();
    for (const [key, value] of Object.entries({ ...page.hidden, field1: 'Ada' })) refused.append(key, value);
    for (const id of [one, two]) refused.append('field2', id);
    refused.append('field2', text('three.txt', 'Three'));
    assert.equal((await fetch(`${visit.url}${path}`, { method: 'POST', body: refused })).status, 422);

    // The first is replaced by another.
    const changed = { ...page.hidden, field1: 'Ada', field2: [two], field3: text('me.txt', 'Me') };
    assert.equal((await visit.send(path, changed)).response.status, 200);
    assert.deepEqual(await namesIn(), ['two.txt']);
    assert.equal((await visit.api('/v2/files')).data.length, 2);
    // It is gone: naming it again does not bring it back.
    assert.equal((await visit.send(path, both)).response.status, 422);
    assert.deepEqual(await namesIn(), ['two.txt']);
    const [last] = await visit.data.store.read
      .selectFrom('change_entry')
      .select(['actor_kind', 'old_value', 'new_value'])
      .where('form_id', '=', 'papers01')
      .where('kind', '=', 'response_edited')
      .orderBy('number', 'desc')
      .limit(1)
      .execute();
    assert.equal(last?.actor_kind, 'visitor');
    const namesOf = (value: string | null | undefined) =>
      JSON.parse(value ?? '').field2.map((file: { name: string }) => file.name);
    assert.deepEqual(
      [namesOf(last?.old_value), namesOf(last?.new_value)],
      [['one.txt', 'two.txt'], ['two.txt']],
    );
    // Other people's files cannot be named.
    const stranger = await visit.open('/f/papers01');
    const other = await visit.send('/f/papers01', {
      ...stranger.hidden,
      field1: 'Eve',
      field2: text('eve.txt', 'E'),
    });
    const theirs = ticked((await visit.open(pathIn(other.html) ?? '')).html);
    const stolen = { ...page.hidden, field1: 'Ada', field2: theirs };
    assert.equal((await visit.send(path, stolen)).response.status, 422);
  });

  test('limits hold for changes too', async () => {
    await answer('dinner01', { field1: 'Ada', field2: 'yes', field3: '' });
    const { html } = await answer('dinner01', { field1: 'Bo', field2: 'no' });
    const path = pathIn(html) ?? '';
    const page = await visit.open(path);
    const again = await visit.send(path, { ...page.hidden, field1: 'Bo', field2: 'yes' });
    const refused = await visit.send(path, { ...again.hidden, field1: 'Bo', field2: 'yes' });
    assert.equal(refused.response.status, 422);
    assert.equal((await responses('dinner01')).length, 2);
  });

  test('nobody changes anything without the link, after its time, or where the form allows none', async () => {
    const { html } = await answer('survey01', { field1: 'Cy', field2: 'no' });
    const path = pathIn(html) ?? '';
    const wrong = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`;
    assert.equal((await visit.open(wrong)).response.status, 404);
    assert.equal((await visit.send(wrong, { field1: 'x' })).response.status, 404);
    assert.equal((await visit.open(path.replace('survey01', 'dinner01'))).response.status, 404);
    for (const form of ['plain001', 'over0001'])
      assert.equal(pathIn((await answer(form, { field1: 'Di', field2: 'no' })).html), undefined);
  });

  test('one address changes answers no more often than it may send them', async () => {
    await using busy = await openVisit(name, { CANVASS_SUBMIT_LIMIT: '4' });
    await busy.form('survey01', survey, { edits: true });
    const { hidden } = await busy.open('/f/survey01');
    const { html } = await busy.send('/f/survey01', { ...hidden, field1: 'Eve', field2: 'no' });
    const path = pathIn(html) ?? '';
    const statuses = [];
    for (const each of [1, 2, 3, 4, 5])
      statuses.push((await busy.send(path, { field1: `Eve ${each}`, field2: 'no' })).response.status);
    assert.deepEqual(statuses, [200, 200, 200, 200, 429]);
  });
});
