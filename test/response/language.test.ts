import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { openVisit } from '../page/visitor.ts';
import { eachEngine } from '../support/engines.ts';

const survey: FormDefinition = {
  format: 2,
  language: 'en',
  translations: { de: {}, 'pt-BR': {} },
  pages: [{ id: 'page1', label: '', fields: [{ id: 'field1', type: 'one_line_input', label: 'Name' }] }],
};

eachEngine(({ name }) => {
  test('a response knows in which language of the form it was filled in', async () => {
    await using visit = await openVisit(name);
    await visit.form('survey01', survey, { partial: true });
    const stored = async () => {
      const rows = await visit.data.store.read
        .selectFrom('response')
        .select(['state', 'language', 'tail'])
        .where('form_id', '=', 'survey01')
        .execute();
      return new Map(
        rows.map(({ state, language, tail }) => [/"value":"(\w+)"/.exec(tail)?.[1], [state, language]]),
      );
    };
    const fillIn = async (path: string, field1: string, headers: Record<string, string> = {}) => {
      const { hidden } = await visit.open(path, headers);
      const body = new URLSearchParams({ ...hidden, field1 });
      const { status } = await fetch(`${visit.url}${path}`, { method: 'POST', body, headers });
      assert.equal(status, 200, field1);
    };
    await fillIn('/f/survey01', 'own');
    await fillIn('/f/survey01', 'browser', { 'Accept-Language': 'de-AT, en;q=0.5' });
    await fillIn('/f/survey01?lang=pt-BR', 'chosen', { 'Accept-Language': 'de' });
    await fillIn('/f/survey01?lang=fr', 'missing', { 'Accept-Language': 'de' });

    const submit = async (path: string, field1: string) => {
      const { status } = await visit.json(path, { submission_id: randomUUID(), answers: { field1 } });
      assert.equal(status, 201);
    };
    await submit('/f/survey01', 'program');
    await submit('/f/survey01?lang=de', 'naming');

    // Answers so far follow the page, which may have changed its language meanwhile.
    const { hidden } = await visit.open('/f/survey01?lang=de');
    await visit.send('/f/survey01/partials?lang=de', { ...hidden, field1: 'first' });
    assert.deepEqual((await stored()).get('first'), ['partial', 'de']);
    await visit.send('/f/survey01/partials?lang=pt-BR', { ...hidden, field1: 'second' });

    assert.deepEqual(
      await stored(),
      new Map([
        ['own', ['live', 'en']],
        ['browser', ['live', 'de']],
        ['chosen', ['live', 'pt-BR']],
        ['missing', ['live', 'de']],
        ['program', ['live', null]],
        ['naming', ['live', 'de']],
        ['second', ['partial', 'pt-BR']],
      ]),
    );
    const [listed] = (await visit.api('/v2/forms/survey01/responses')).data;
    assert.ok(!('language' in listed) && !('language' in listed.visitor), 'the API stays as it is');
  });
});
