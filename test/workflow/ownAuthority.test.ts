import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { openData } from '#service/operate/openData.ts';
import { runPage } from '#store/query/workflow/run.ts';
import { shell } from '../form/shell.ts';
import { send, wordOf } from '../submission/example.ts';
import { makeCertificate } from '../support/certificate.ts';
import { engine } from '../support/engines.ts';
import { holds } from '../support/eventually.ts';
import { startService } from '../support/startService.ts';
import { addWorkflows, startWorking } from './example.ts';

test('a receiver with a certificate of an own authority fails in words, and works with NODE_EXTRA_CA_CERTS after a replay', async () => {
  await using location = await engine('sqlite').location();
  const authority = makeCertificate({ name: 'Our authority', isAuthority: true });
  const path = join(location.config.data, 'our-ca.crt');
  const arrived = Promise.withResolvers<string>();
  const server = createServer(
    makeCertificate({ name: 'localhost', issuer: authority }),
    (request, response) => {
      arrived.resolve(request.headers['user-agent'] ?? '');
      request.resume().on('end', () => response.end('ok'));
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const run = shell(location.env, process.cwd());
  assert.equal((await run(['organizations', 'create', 'Acme'])).code, 0);
  await writeFile(path, authority.cert);
  const data = await openData(location.config);
  try {
    const url = `https://localhost:${(server.address() as AddressInfo).port}/hook`;
    const { organizationId, formId } = await addWorkflows(data.store, [
      { id: 'notify', trigger: 'response', do: [{ id: 'hook', type: 'webhook', url }] },
    ]);
    await using working = startWorking(data);
    working.clock.now = Date.now();
    assert.equal(wordOf(await send(working.taking, formId, { field1: 'Ada' })), 'stored');
    await working.worker.settled();
    const { rows } = await runPage(data.store.read, organizationId, formId, {}, undefined, 1);
    assert.deepEqual([rows[0]?.state, rows[0]?.error_code], ['waiting', 'insecure']);
    assert.match(rows[0]?.error_detail ?? '', /cannot be asked securely: .*certificate/);

    const replayed = await run(['webhooks', 'replay', formId, '--run', rows[0]?.id ?? '', '--json']);
    assert.deepEqual(JSON.parse(replayed.stdout), { form: formId, replayed: 1 });
    assert.equal((await run(['webhooks', 'replay', formId, '--run', 'unknown'])).code, 1);
    assert.deepEqual(JSON.parse((await run(['webhooks', 'replay', formId, '--json'])).stdout).replayed, 0);
    const env = {
      ...location.env,
      CANVASS_URL: 'http://localhost:3999',
      CANVASS_ALLOW_HOSTS: 'loopback',
      NODE_EXTRA_CA_CERTS: path,
    };
    await using _service = await startService(env);
    assert.match(await arrived.promise, /^canvass\/[\d.]+ \(\+http:\/\/localhost:3999\)$/);
    await holds(async () => {
      const { rows: after } = await runPage(data.store.read, organizationId, formId, {}, undefined, 1);
      assert.equal(after[0]?.state, 'done');
    });
  } finally {
    await data.close();
    server.closeAllConnections();
    server.close();
  }
});
