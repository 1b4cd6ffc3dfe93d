import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ClientHttp2Session, connect, constants } from 'node:http2';
import { request } from 'node:https';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fieldSchemas } from '#form/schema/field.ts';
import { types } from '#form/type/types.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { freePort } from '../../scripts/freePort.ts';
import { openVisit } from '../page/visitor.ts';
import { application } from '../upload/uploader.ts';
import { printed } from './printed.ts';
import { missingProgram, type ProxyName, startProxy } from './startProxy.ts';

const threeMegabytes = randomBytes(3_000_000);

interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  readonly from?: string;
}

interface Answer {
  readonly status: number | undefined;
  /** How often the header occurs in the response. */
  count(header: string): number;
  readonly text: string;
}

/** HTTP/1.1 over TLS, from any loopback address. */
function asker(port: number, certificate: string) {
  return (path: string, { method = 'GET', headers = {}, body, from = '127.0.0.1' }: Asking = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const length = body === undefined ? {} : { 'Content-Length': String(body.length) };
      const options = {
        host: 'localhost',
        family: 4,
        port,
        path,
        method,
        localAddress: from,
        ca: certificate,
      };
      const sent = request({ ...options, headers: { ...length, ...headers }, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () => {
          const names = answer.rawHeaders.filter((_, index) => index % 2 === 0);
          resolve({
            status: answer.statusCode,
            count: (header) => names.filter((name) => name.toLowerCase() === header).length,
            text: String(Buffer.concat(chunks)),
          });
        });
      });
      sent.once('error', reject);
      sent.end(body);
    });
}

for (const name of ['nginx', 'caddy'] satisfies ProxyName[]) {
  const skip = missingProgram(name);
  if (skip !== false) process.stderr.write(`!! ${skip}\n`);

  describe(`behind ${name} as docs/deploy configures it`, { skip }, () => {
    test('pages, API and uploads pass, with one HSTS header and the address of the visitor', async () => {
      const port = await freePort();
      await using visit = await openVisit('sqlite', {
        CANVASS_URL: `https://localhost:${port}`,
        CANVASS_TRUSTED_PROXIES: '127.0.0.1',
      });
      await visit.form('apply001', application);
      await using proxy = await startProxy(name, port, visit.url);
      const ask = asker(port, proxy.certificate);

      const page = await ask('/f/apply001');
      assert.equal(page.status, 200);
      assert.match(page.text, /<form/);
      for (const [path, status] of [
        ['/app', 200],
        ['/f/nothing1', 404],
        ['/v2/forms', 401],
      ] as const) {
        const answer = await ask(path);
        assert.equal(answer.status, status, path);
        for (const header of ['strict-transport-security', 'content-security-policy', 'referrer-policy'])
          assert.equal(answer.count(header), 1, `${header} of ${path}`);
      }

      const whole = await ask('/f/apply001/files?field=field2&name=whole.bin', {
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: threeMegabytes,
      });
      assert.equal(whole.status, 201, whole.text);
      assert.equal(JSON.parse(whole.text).size, threeMegabytes.length);

      const { hidden } = await visit.open('/f/apply001');
      const posted = await ask('/f/apply001', {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=xx' },
        body: multipart({ ...hidden, field1: 'Ana' }, 'field2', threeMegabytes),
      });
      assert.equal(posted.status, 200, posted.text);
      assert.match(posted.text, /Thank you/);

      const { id } = await visit.data.store.read
        .selectFrom('organization')
        .select('id')
        .executeTakeFirstOrThrow();
      const { key } = await createApiKey(operatorWrites(visit.data.store, id), 'proxy', Date.now());
      const Authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
      const { data: stored } = JSON.parse(
        (await ask('/v2/forms/apply001/responses', { headers: { Authorization } })).text,
      );
      assert.equal(stored.length, 1);

      const tooLarge = await ask('/f/apply001/files?field=field3&name=cv.pdf', {
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: threeMegabytes,
      });
      assert.deepEqual([tooLarge.status, JSON.parse(tooLarge.text).error.code], [413, 'file_too_large']);

      assert.equal(await statusOverHttp2(port, proxy.certificate, '/f/apply001'), 200);

      await ask('/v2/forms', { headers: { Authorization: 'Basic bm9uZTo=' }, from: '127.0.0.77' });
      await printed(visit.service, /"event":"key_refused".*"network":"127\.0\.0\.77"/);
    });
  });
}

test('nginx takes bodies as large as the largest file of a form', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/deploy/nginx.conf'), 'utf8');
  const [, gigabytes] = /client_max_body_size (\d+)g;/.exec(text) ?? [];
  const bytes = Number(gigabytes) * 1024 ** 3;
  assert.equal(
    fieldSchemas.file_upload.shape.max_size.safeParse(bytes).success,
    false,
    'more than a form can ask for',
  );
  assert.ok(bytes >= types.file_upload.settings.max_size.max);
});

const noSystemd =
  spawnSync('systemd-analyze', ['--version']).status !== 0 && 'systemd-analyze is not installed';
test('systemd finds no fault in the unit', { skip: noSystemd }, () => {
  const unit = join(import.meta.dirname, '../../docs/deploy/canvass.service');
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' });
  assert.deepEqual([status, stderr.split('\n').filter((line) => line.includes('canvass.service'))], [0, []]);
});

function multipart(texts: Readonly<Record<string, string>>, field: string, content: Buffer): Buffer {
  const part = (rest: string) => `--xx\r\nContent-Disposition: form-data; ${rest}\r\n\r\n`;
  const fields = Object.entries(texts).map(([name, text]) => `${part(`name="${name}"`)}${text}\r\n`);
  const file = part(`name="${field}"; filename="posted.bin"`);
  return Buffer.concat([Buffer.from(fields.join('') + file), content, Buffer.from('\r\n--xx--\r\n')]);
}

async function statusOverHttp2(port: number, certificate: string, path: string): Promise<number> {
  const session: ClientHttp2Session = connect(`https://localhost:${port}`, { ca: certificate });
  try {
    return await new Promise((resolve, reject) => {
      session.once('error', reject);
      const stream = session.request({ [constants.HTTP2_HEADER_PATH]: path });
      stream.once('error', reject);
      stream.once('response', (headers) => resolve(Number(headers[constants.HTTP2_HEADER_STATUS])));
    });
  } finally {
    session.destroy();
  }
}
