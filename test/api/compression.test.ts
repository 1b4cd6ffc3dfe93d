import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import zlib from 'node:zlib';
import { createOrganization } from '#service/organization/createOrganization.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { onSqlite } from '../support/engines.ts';
import { type ApiService, startApi } from './apiService.ts';

const page = '/v2/forms/many0001/responses?limit=100';

const rows: [accepted: string | undefined, encoding: string | undefined][] = [
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['deflate', undefined],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', undefined],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['identity;q=1, br;q=0.5', undefined],
];

onSqlite((engine) => {
  let api: ApiService;
  before(async () => {
    api = await startApi(engine);
  });
  after(() => api.close());

  for (const [accepted, encoding] of rows) {
    test(`Accept-Encoding: ${accepted ?? 'none'}`, async () => {
      const headers: Record<string, string> = accepted === undefined ? {} : { 'Accept-Encoding': accepted };
      for (const path of [page, '/v1/form/survey01/responses', '/v2/forms/survey01']) {
        const plain = await api.ask(path);
        const answer = await api.ask(path, { headers });
        assert.equal(answer.status, 200);
        assert.equal(answer.headers['content-encoding'], encoding);
        assert.equal(answer.headers.vary, 'Accept-Encoding');
        assert.equal(answer.headers['content-length'], String(answer.bytes.length));
        assert.equal(unpack(answer.bytes, encoding), plain.text);
        if (encoding !== undefined) assert.ok(answer.bytes.length < plain.bytes.length);
        const head = await api.ask(path, { headers, method: 'HEAD' });
        assert.equal(head.headers['content-length'], answer.headers['content-length']);
        assert.equal(head.headers['content-encoding'], encoding);
        assert.equal(head.bytes.length, 0);
      }
    });
  }

  test('from above 1 KB on', async () => {
    for (const [length, encoding] of [
      [1024, undefined],
      [1025, 'gzip'],
    ] as const) {
      const { store } = api.data;
      const id = await createOrganization(
        store,
        'n'.repeat(length - '{"organization_name":""}'.length),
        Date.now(),
      );
      const { key } = await createApiKey(operatorWrites(store, id), 'x', Date.now());
      const answer = await api.ask('/v2', { key, headers: { 'Accept-Encoding': 'gzip' } });
      assert.equal(answer.headers['content-encoding'], encoding);
      assert.equal(unpack(answer.bytes, encoding).length, length);
      assert.equal(answer.headers.vary, 'Accept-Encoding');
    }
  });

  test('errors are small and stay as they are', async () => {
    const answer = await api.ask('/v2/forms/nothing1', { headers: { 'Accept-Encoding': 'gzip' } });
    assert.equal(answer.headers['content-encoding'], undefined);
  });
});

function unpack(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return zlib.brotliDecompressSync(bytes).toString();
  if (encoding === 'gzip') return zlib.gunzipSync(bytes).toString();
  return bytes.toString();
}
