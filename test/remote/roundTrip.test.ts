import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { beginData } from '#service/operate/openData.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { makeDemo } from '#service/transfer/demo/makeDemo.ts';
import { findOrganizationsByName } from '#store/query/organization/organization.ts';
import { onSqlite } from '../support/engines.ts';
import { startService } from '../support/startService.ts';
import { everyApiResponse } from './everyApiResponse.ts';

const canvass = join(import.meta.dirname, '../../bin/canvass');
const run = promisify(execFile);

onSqlite((engine) => {
  test('importing from a running service gives the same answers in v1 and v2', async () => {
    await using source = await engine.open();
    const made = await makeDemo(source, { responses: 250, seed: 'remote' });
    if (!made.ok) assert.fail(made.failure.code);
    const { key, organization } = made.value;
    await using there = await startService(source.env);
    await using location = await engine.location();

    const flags = ['import', '--from', `${there.url}/`];
    const env = { ...location.env, CANVASS_IMPORT_KEY: key };
    const { stderr } = await run(process.execPath, [canvass, ...flags], { env });
    assert.match(stderr, /the API lists no test responses/);
    assert.ok(!stderr.includes(key));

    const data = await beginData(location.config);
    const [brought] = await findOrganizationsByName(data.store.read, organization.name);
    if (brought === undefined) assert.fail('the organisation did not arrive');
    const { key: ownKey } = await createApiKey(operatorWrites(data.store, brought.id), 'test', Date.now());
    await data.close();

    await using here = await startService(location.env);
    const expected = await everyApiResponse(there.url, key);
    assert.ok(expected.size > 60);
    const found = await everyApiResponse(here.url, ownKey);
    assert.deepEqual([...found.keys()], [...expected.keys()]);
    for (const [path, answer] of expected) assert.equal(found.get(path), answer, path);
  });
});
