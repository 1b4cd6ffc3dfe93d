import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { addForm, type Example, listed } from '../submission/example.ts';
import { engine, type TestData } from '../support/engines.ts';
import { type RunningService, startService } from '../support/startService.ts';

const definition: FormDefinition = {
  format: 2,
  pages: [{ id: 'page1', label: '', fields: [{ id: 'field1', type: 'one_line_input', label: 'Name' }] }],
};
const nowhere = { country: '', region: '', city: '' };
const berlin = { country: 'DE', region: 'DE-BE', city: 'Berlin' };

describe('the place of a visitor', () => {
  let data: TestData;
  let form: Example;
  const services: RunningService[] = [];

  const start = async (more: Record<string, string>) => {
    const service = await startService({ ...data.env, ...more });
    services.push(service);
    return service;
  };
  const newestLocation = async () => {
    const [newest] = await listed(data.store, form);
    assert.ok(newest);
    const { country, region, city } = newest.visitor as typeof nowhere;
    return { country, region, city };
  };
  /** The stored location of a visitor with this forwarded address. */
  const locationFrom = async ({ url }: RunningService, forwarded: string) => {
    const answer = await fetch(`${url}/f/${form.formId}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded },
      body: JSON.stringify({ answers: { field1: 'Ana' } }),
    });
    assert.equal(answer.status, 201);
    return await newestLocation();
  };

  before(async () => {
    data = await engine('sqlite').open();
    form = await addForm(data.store, { spam: 'off' }, { definition });
  });
  after(async () => {
    for (const service of services) await service[Symbol.asyncDispose]();
    await data[Symbol.asyncDispose]();
  });

  test('is derived from the address in a trusted proxy’s header, which is not stored', async () => {
    const service = await start({ CANVASS_TRUSTED_PROXIES: 'loopback' });
    assert.deepEqual(await locationFrom(service, '85.214.132.117'), berlin);
    assert.deepEqual(await locationFrom(service, '8.8.8.8, 2a02:810d::1'), {
      country: 'DE',
      region: 'DE-BY',
      city: 'Untermeitingen',
    });
    assert.deepEqual(await locationFrom(service, '10.1.2.3'), nowhere);
    assert.deepEqual(await locationFrom(service, 'nonsense'), nowhere);

    const page = await (await fetch(`${service.url}/f/${form.formId}`)).text();
    const hidden = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
    const body = new URLSearchParams(hidden.map(([, name = '', value = '']) => [name, value]));
    body.set('field1', 'Ben');
    const sent = await fetch(`${service.url}/f/${form.formId}`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': '85.214.132.117' },
      body,
    });
    assert.equal(sent.status, 200);
    assert.deepEqual(await newestLocation(), berlin);
    assert.doesNotMatch(JSON.stringify(await listed(data.store, form)), /85\.214|2a02/);
    assert.doesNotMatch(service.output(), /85\.214|2a02|8\.8\.8\.8/);
  });

  test('is on the page as a country where the form has use for it, else the language tells it', async () => {
    const [service] = services;
    assert.ok(service);
    const asking: FormDefinition = {
      format: 2,
      pages: [{ id: 'page1', label: '', fields: [{ id: 'field1', type: 'phone', label: 'Phone' }] }],
    };
    const add = async (id: string, settings = {}) => {
      await addForm(data.store, settings, { id, definition: asking });
      return id;
    };
    const countryOn = async (id: string, forwarded: string, language = '') => {
      const headers = { 'X-Forwarded-For': forwarded, 'Accept-Language': language };
      const page = await (await fetch(`${service.url}/f/${id}`, { headers })).text();
      assert.match(page, /name="_submission" value="[0-9a-f-]{36}"/);
      assert.match(page, /name="_ticket" value="[^"]{20,}"/);
      return / data-country="([^"]*)"/.exec(page)?.[1];
    };
    const id = await add('phone001');
    // Once from the renderer, then from the cache, in buffers that were used before.
    for (const _ of [1, 2, 3]) {
      assert.equal(await countryOn(id, '85.214.132.117', 'fr-CA'), 'DE');
      assert.equal(await countryOn(id, '10.1.2.3', 'fr-CA'), 'CA');
      assert.equal(await countryOn(id, '10.1.2.3', 'fr'), undefined);
    }
    assert.equal(await countryOn(`${id}?field1=1`, '85.214.132.117'), 'DE');
    assert.equal(await countryOn(form.formId, '85.214.132.117', 'fr-CA'), undefined);
    const secret = await add('phone002', { privacy_mode: true });
    assert.equal(await countryOn(secret, '85.214.132.117', 'fr-CA'), 'CA');
  });

  test('is empty where the database is missing, which the log says once', async () => {
    const trusting = { CANVASS_TRUSTED_PROXIES: 'loopback' };
    const missing = await start({ ...trusting, CANVASS_GEOIP: '/nowhere/city.mmdb' });
    assert.deepEqual(await locationFrom(missing, '85.214.132.117'), nowhere);
    assert.deepEqual(await locationFrom(missing, '81.2.69.142'), nowhere);
    // The log comes through a pipe, perhaps after the answer.
    const said = () => missing.output().split('database of places cannot be read').length - 1;
    while (said() === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal(said(), 1);
  });
});
