import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine } from './engines.ts';
import { startService } from './startService.ts';

eachEngine((engine) => {
  test('a service is ready when it is handed over, and ends when asked', async () => {
    await using data = await engine.open();
    await using service = await startService(data.env);
    assert.equal((await fetch(`${service.url}/readyz`)).status, 200);
    assert.equal(await service.stop(), 0);
    await assert.rejects(fetch(`${service.url}/readyz`));
  });
});

test('a service that cannot start says why', async () => {
  const env = { ...process.env, CANVASS_DATA: '/dev/null/nowhere' };
  await assert.rejects(startService(env), /did not print its address:[\s\S]*\S/);
});
