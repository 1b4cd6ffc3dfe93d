import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Router } from '#http/route/router.ts';
import type { Access } from '#http/route/row.ts';
import { everyRoute } from '#http/routes.ts';
import { hashPassword } from '#kit/secret/passwordHash.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import type { OrganizationId } from '#store/tables.ts';
import { type Answer, type ApiService, ask, basic, startApi } from '../../api/apiService.ts';
import { secretOf } from '../../e2e/app/showcase.ts';
import { addForm } from '../../submission/example.ts';
import { onSqlite } from '../../support/engines.ts';
import { application } from '../../upload/uploader.ts';
import { openClient } from '../appClient.ts';
import { question, type ServiceSample, type ServiceWorld, serviceSamples } from './serviceSamples.ts';

/** Routes of the app's API have roles, and `matrix.test.ts` tries them. */
const roles: readonly Access[] = ['anyone', 'user', 'member', 'admin', 'owner'];
const all = await everyRoute();
const rows = all.filter(({ access }) => !roles.includes(access));
const router = new Router(all);
const keyOf = ({ methods, pattern }: (typeof rows)[number]) =>
  `${methods === 'any' ? 'any' : methods.join(',')} ${pattern}`;

test('there is a sample of each row of the table', () => {
  assert.deepEqual(Object.keys(serviceSamples).sort(), rows.map(keyOf).sort());
});

const password = 'open sesame';
const metricsToken = 'token-of-the-operator';
const stripeSecret = 'whsec_test';

onSqlite((engine) => {
  let api: ApiService;
  let world: ServiceWorld;
  /** The headers of each actor, in addition to those of the sample. */
  let actors: Record<'nobody' | 'owner' | 'key' | 'otherKey', Record<string, string>>;
  test.before(async () => {
    api = await startApi(engine, {
      CANVASS_METRICS_TOKEN: metricsToken,
      CANVASS_SECURITY_CONTACT: 'mailto:security@example.org',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: stripeSecret,
      CANVASS_SUBMIT_LIMIT: '0',
    });
    const client = openClient(api.service.url);
    const person = { name: 'Ada', email: 'ada@example.org', password: 'correct horse battery' };
    const secret = secretOf('setup', api.service.output());
    const made = await client.ask('setUp', {}, { ...person, secret, organization: 'Orchard', sample: false });
    const { organization } = made;
    const { logo } = await client.ask('setLogo', { organization }, png);
    const [page] = application.pages;
    assert.ok(page);
    const [first, ...others] = page.fields;
    assert.ok(first);
    await addForm(
      api.data.store,
      {
        password_hash: await hashPassword(password),
        one_per_person: { by: 'browser' },
        spam: 'off',
        partial: true,
      },
      {
        id: 'locked01',
        definition: {
          ...application,
          resume: { link: true },
          pages: [{ ...page, fields: [{ ...first, label: question }, ...others] }],
        },
      },
    );
    const built = readdirSync(join(import.meta.dirname, '../../../dist/web'));
    world = {
      url: api.service.url,
      form: 'survey01',
      locked: 'locked01',
      password,
      asset: built.find((name) => name.endsWith('.js')) ?? '',
      logo: new URL(logo, api.service.url).pathname.replace(/^.*(?=\/brand\/)/, ''),
      metricsToken,
      stripeSecret,
      writingKey: await writingKey(api, organization),
    };
    actors = {
      nobody: {},
      owner: { Cookie: [...client.cookies].map((pair) => pair.join('=')).join('; ') },
      otherKey: { Authorization: basic(api.otherKey) },
      key: { Authorization: basic(api.key) },
    };
  });
  test.after(() => api.close());

  for (const row of rows) {
    const key = keyOf(row);
    test(`${key}: ${row.access}`, async () => {
      const make = serviceSamples[key];
      assert.ok(make, `no sample of ${key}`);
      const sample = await make(world);
      const method = row.methods === 'any' ? 'GET' : (row.methods[0] ?? 'GET');
      assert.equal(router.match(method, pathOf(sample))?.row.pattern, row.pattern, sample.path);
      for (const [actor, headers] of Object.entries(actors)) {
        const isServed = row.access === 'api key' ? actor === 'key' : sample.refused === undefined;
        const answer = await send(method, sample, { ...sample.headers, ...headers }, sample.body);
        const about = `${key} by ${actor}: ${answer.text.slice(0, 300)}`;
        if (row.access === 'api key' && actor === 'otherKey')
          assert.equal(answer.status, row.pattern.includes(':id') ? 404 : sample.served, about);
        else if (row.access === 'writing key' && 'Authorization' in headers)
          assert.equal(answer.status, 403, `${about}: these keys only read`);
        else assert.equal(answer.status, isServed ? sample.served : sample.refused, about);
        if (sample.secret !== undefined) assert.ok(!answer.text.includes(sample.secret), about);
      }
      await refusesOtherMethods(row, sample);
      if (sample.entitled === undefined) return;
      const { headers = sample.headers, body = sample.body } = sample.entitled;
      const answer = await send(method, sample, { ...headers }, body);
      assert.equal(answer.status, sample.served, `${key} by those who may: ${answer.text.slice(0, 300)}`);
      if (sample.secret !== undefined) assert.ok(answer.text.includes(sample.secret), key);
    });
  }

  /** Sends the credentials of an entitled caller, so that only the method can be the reason for the refusal. */
  async function refusesOtherMethods(row: (typeof rows)[number], sample: ServiceSample): Promise<void> {
    const { isAllowed, allowed = [] } = router.match('PATCH', pathOf(sample)) ?? {};
    if (isAllowed === true) return;
    const own = row.access === 'api key' ? actors.key : { ...(sample.entitled ?? sample).headers };
    const answer = await send('PATCH', sample, own, undefined);
    assert.deepEqual([answer.status, answer.headers.allow], [405, allowed.join(', ')], answer.text);
  }

  function send(
    method: string,
    { path }: ServiceSample,
    headers: Record<string, string>,
    body: string | undefined,
  ): Promise<Answer> {
    return ask(world.url, path, { method, headers, key: null, ...(body === undefined ? {} : { body }) });
  }
});

async function writingKey({ data }: ApiService, organization: string): Promise<string> {
  const writes = operatorWrites(data.store, organization as OrganizationId);
  return (await createApiKey(writes, 'CI', Date.now(), 'forms:write')).key;
}

/** The path as the service routes it: without the query and one trailing slash. */
function pathOf({ path }: ServiceSample): string {
  return path.replace(/\?.*$/, '').replace(/(.)\/$/, '$1');
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
