import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { appendResponses } from '#store/query/response/response.ts';
import type { OrganizationId } from '#store/tables.ts';
import { eachEngine } from '../../support/engines.ts';
import type { AppClient } from '../appClient.ts';
import { type AppService, startApp } from '../appService.ts';
import { makePublishedForm } from '../form/publishedForm.ts';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

eachEngine((engine) => {
  let app: AppService;
  let organization: OrganizationId;
  let form: string;
  let owner: AppClient;

  before(async () => {
    app = await startApp(engine);
    organization = await app.makeOrganization();
    owner = await app.signedIn(await app.makePerson({ organization, role: 'owner' }));
    const { id: workspace } = await owner.ask('createWorkspace', { organization }, { name: 'w' });
    form = await makePublishedForm(owner, organization, { workspace, name: 'A form' });
    await append(Array.from({ length: 2005 }, () => 'x'));
  });
  after(() => app.close());

  /** Stores a response for each value, all in one group. */
  async function append(values: readonly string[]): Promise<void> {
    const arriving = values.map((value) => ({
      form_id: form,
      version: 1,
      test: false,
      visitor: { country: '', region: '', city: '', time_spent: 3, url: '' },
      response: [{ field_id: 'field1', field_type: 'one_line_input', value_type: 'string', value }] as const,
      submission_id: null,
      body_hash: null,
      device: 'phone',
      language: null,
    }));
    await app.data.store.write((transaction) =>
      appendResponses(transaction, organization, arriving, app.context.clock),
    );
  }

  test('texts that a database cannot hold find nothing', async () => {
    const params = { organization, form };
    for (const odd of ['a\0b', '\ud800']) {
      const filters = [{ on: 'tag', operator: 'is', values: [odd] }];
      const query = { query: { query: encoded({ filters }) } };
      const tagged = await owner.call('responses', params, undefined, query);
      assert.equal(tagged.status, 200, `tag ${tagged.problem}`);
      const sorted = await owner.call('responses', params, undefined, {
        query: { query: encoded({ sort: { by: odd, direction: 'ascending' } }) },
      });
      assert.equal(sorted.status, 200, `sort ${sorted.problem}`);
      const after = encoded([odd, 1, 1]);
      const paged = await owner.call('responses', params, undefined, {
        query: { query: encoded({ sort: { by: 'field1', direction: 'ascending' } }), after },
      });
      assert.equal(paged.status, 200, `cursor ${paged.problem}`);
      const searched = await owner.call('responses', params, undefined, {
        query: { query: encoded({ search: `x${odd}` }) },
      });
      assert.equal(searched.status, 200, `search ${searched.problem}`);
      const changed = await owner.call('changeResponses', params, {
        action: 'untag',
        tag: 'x',
        selection: { query: { filters } as never },
      });
      assert.equal(changed.status, 200, `changes ${changed.problem}`);
      const exported = await owner.call(
        'exportPerson',
        { organization },
        { responses: [{ form: odd, response: 1 }] },
      );
      assert.equal(exported.status, 200, `person ${exported.problem}`);
      const erased = await owner.call(
        'erasePerson',
        { organization },
        { responses: [{ form: odd, response: 1 }], links: [{ form, link: odd }], mails: [odd] },
      );
      assert.equal(erased.status, 200, `erasure ${erased.problem}`);
      const found = await owner.call(
        'findPerson',
        { organization },
        { text: `kim${odd}`, match: 'part', cursor: encoded({ form: odd, after: 0, read: 0 }) },
      );
      assert.equal(found.status, 200, `people ${found.problem}`);
    }
  });

  test('nobody has orders of fields prepared that the form never had', async () => {
    const asked = async (by: string) =>
      await owner.ask('responses', { organization, form }, undefined, {
        query: { query: encoded({ sort: { by, direction: 'ascending' } }) },
      });
    for (const by of ['nothing1', 'nothing2']) assert.equal((await asked(by)).sort.by, 'date');
    const rows = await app.data.store.read.selectFrom('response_index').select('field_id').execute();
    assert.ok(!rows.some(({ field_id }) => field_id.startsWith('nothing')));
  });

  test('control characters in answers of one group are kept, each in its own response', async () => {
    const values = Array.from({ length: 31 }, (_, code) => `a${String.fromCharCode(code + 1)}"b\\`);
    await append(values);
    const rows = await app.data.store.read
      .selectFrom('response')
      .select(['head', 'workflows', 'tail'])
      .where('organization_id', '=', organization)
      .orderBy('id', 'desc')
      .limit(values.length)
      .execute();
    const stored = rows.map(
      ({ head, workflows, tail }) => JSON.parse(`${head}${workflows}${tail}`).response[0].value,
    );
    assert.deepEqual(stored.reverse(), values);
  });
});
