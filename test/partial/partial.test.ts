import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { removeOldPartials } from '#service/collect/partial/removeOldPartials.ts';
import { eraseOldResponses } from '#service/response/retention/eraseOldResponses.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { eachEngine } from '../support/engines.ts';

const survey: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name', required: true },
        { id: 'field2', type: 'one_line_input', label: 'Age', accepts: 'number' },
        { id: 'field3', type: 'comment', label: 'More', required: true },
      ],
    },
  ],
};

eachEngine(({ name }) => {
  let visit: Visit;

  before(async () => {
    visit = await openVisit(name);
    await visit.form('survey01', survey, { partial: true });
    await visit.form('plain001', survey);
    await visit.form('private1', survey, { partial: true, privacy_mode: true });
    await visit.form('closed01', survey, { partial: true, closes_at: '2020-01-01T00:00' });
  });
  after(async () => await visit[Symbol.asyncDispose]());

  const keep = async (path: string, values: Record<string, string>) =>
    (await visit.send(path, values)).response.status;
  const kept = async (form: string) => {
    const rows = await visit.data.store.read
      .selectFrom('response')
      .select(['head', 'workflows', 'tail', 'created_at', 'updated_at'])
      .where('form_id', '=', form)
      .where('state', '=', 'partial')
      .orderBy('created_at')
      .execute();
    return rows.map(({ head, workflows, tail, ...times }) => ({
      ...times,
      answers: JSON.parse(`${head}${workflows}${tail}`).response.map(
        ({ value }: { value: unknown }) => value,
      ),
    }));
  };
  const sent = async (form: string) => (await visit.api(`/v2/forms/${form}/responses`)).data.length;

  test('answers are kept as the visitor goes, and become one response when sent', async () => {
    const { hidden } = await visit.open('/f/survey01');
    assert.equal(await keep('/f/survey01/partials', { ...hidden, field1: 'Ada', field2: 'x' }), 204);
    const [first] = await kept('survey01');
    assert.deepEqual(first?.answers, ['Ada'], 'an answer that is not valid yet is left out');
    assert.equal(await sent('survey01'), 0);
    await keep('/f/survey01/partials', { ...hidden, field1: 'Ada L.', field2: '36' });
    const [second, ...others] = await kept('survey01');
    assert.deepEqual([second?.answers, others], [['Ada L.', '36'], []]);
    assert.equal(second?.created_at, first?.created_at);

    await visit.send('/f/survey01', { ...hidden, field1: 'Ada L.', field2: '36', field3: 'all' });
    assert.deepEqual([await kept('survey01'), await sent('survey01')], [[], 1]);
    // A retry, which stores nothing, gets the first result again.
    const again = await visit.send('/f/survey01', {
      ...hidden,
      field1: 'Ada L.',
      field2: '36',
      field3: 'all',
    });
    assert.deepEqual([again.response.status, await sent('survey01')], [200, 1]);
    // A message that was on its way while the form was sent.
    assert.equal(await keep('/f/survey01/partials', { ...hidden, field1: 'Ada L.' }), 204);
    assert.deepEqual(await kept('survey01'), []);
  });

  test('nothing is kept for a test, without a page, by a robot, or without an answer', async () => {
    const { hidden } = await visit.open('/f/survey01');
    const { _ticket, ...withoutTicket } = hidden;
    assert.equal(await keep('/f/survey01/partials?test=true', { ...hidden, field1: 'a' }), 204);
    assert.equal(await keep('/f/survey01/partials', { ...withoutTicket, field1: 'a' }), 204);
    assert.equal(await keep('/f/survey01/partials', { ...hidden, field1: '' }), 204);
    assert.equal(await keep('/f/survey01/partials', { ...hidden, _submission: 'x', field1: 'a' }), 204);
    assert.deepEqual(await kept('survey01'), []);
  });

  test('forms that keep none, or are closed, refuse', async () => {
    const { hidden } = await visit.open('/f/plain001');
    assert.equal(await keep('/f/plain001/partials', { ...hidden, field1: 'a' }), 404);
    assert.equal(await keep('/f/private1/partials', { ...hidden, field1: 'a' }), 404);
    assert.equal(await keep('/f/closed01/partials', { ...hidden, field1: 'a' }), 403);
  });

  test('answers that are never sent go after 30 days', async () => {
    const { hidden } = await visit.open('/f/survey01');
    await keep('/f/survey01/partials', { ...hidden, field1: 'Ada' });
    const day = 86_400_000;
    await removeOldPartials(visit.data.store, Date.now() + 29 * day);
    assert.equal((await kept('survey01')).length, 1);
    assert.equal(await removeOldPartials(visit.data.store, Date.now() + 31 * day), 1);
    assert.deepEqual(await kept('survey01'), []);
  });

  test('erased answers stay erased when their visitor goes on', async () => {
    await visit.form('retain01', survey, { partial: true, retention_days: 1 });
    const { hidden } = await visit.open('/f/retain01');
    await keep('/f/retain01/partials', { ...hidden, field1: 'Ada' });
    await eraseOldResponses(visit.data.store, Date.now() + 2 * 86_400_000);
    assert.deepEqual(await kept('retain01'), []);
    await keep('/f/retain01/partials', { ...hidden, field1: 'Ada L.' });
    assert.deepEqual(
      (await kept('retain01')).map(({ answers }) => answers),
      [['Ada L.']],
    );
    const stored = await visit.data.store.read
      .selectFrom('response')
      .select('tail')
      .where('form_id', '=', 'retain01')
      .where('state', '=', 'deleted')
      .execute();
    assert.ok(stored.every(({ tail }) => !tail.includes('Ada')));
  });
});
