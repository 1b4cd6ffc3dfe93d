import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '../archive/writeArchive.ts';
import { formFile } from '../cli/everyCommand.ts';
import { shell } from '../form/shell.ts';
import { onSqlite } from '../support/engines.ts';
import { startService } from '../support/startService.ts';

onSqlite((engine) => {
  test('a service takes up rotated keys by itself, and a page that was open before is sent', async () => {
    await using data = await engine.open();
    await using folder = await temporaryFolder();
    const run = shell(data.env, folder.path);
    await writeFile(join(folder.path, 'form.yaml'), formFile);
    await run(['organizations', 'create', 'Acme']);
    const published = await run(['form', 'publish', 'form.yaml']);
    assert.equal(published.code, 0, published.stderr);
    await using service = await startService(data.env);
    const page = await (await fetch(`${service.url}/f/contact1`)).text();
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';

    const asked = await run(['secrets', 'rotate']);
    assert.equal(asked.code, 1);
    assert.match(asked.stdout, /Sessions, open links and recovery codes stay valid\.\nNothing was changed/);
    const before = await readFile(join(data.folder, 'secrets.json'), 'utf8');
    const rotated = await run(['secrets', 'rotate', '--yes', '--json']);
    assert.equal(rotated.code, 0, rotated.stderr);
    assert.equal(JSON.parse(rotated.stdout).rotated, true);
    assert.notEqual(await readFile(join(data.folder, 'secrets.json'), 'utf8'), before);
    while (!service.output().includes('the secrets have changed')) await sleep(20);

    // Older than the minimum time to fill in a form.
    await sleep(1000);
    const answer = await fetch(`${service.url}/f/contact1`, {
      method: 'POST',
      body: new URLSearchParams({
        _ticket: hidden('_ticket'),
        _submission: hidden('_submission'),
        _seen: hidden('_seen'),
        field1: 'Hello',
      }),
    });
    assert.equal(answer.status, 200);
    const [form] = JSON.parse((await run(['form', 'list', '--json'])).stdout);
    assert.equal(form.responses, 1, 'it is a response, and not kept aside as spam');
  });

  test('a service whose secrets are taken away goes on with those that it has, and makes no others', async () => {
    await using data = await engine.open();
    await using service = await startService(data.env);
    await rm(join(data.folder, 'secrets.json'));
    while (!service.output().includes('secrets.json is gone')) await sleep(20);
    assert.equal((await fetch(`${service.url}/readyz`)).status, 200);
    await assert.rejects(readFile(join(data.folder, 'secrets.json')), { code: 'ENOENT' });
  });
});
