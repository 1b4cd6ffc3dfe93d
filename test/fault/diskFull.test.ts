import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { canvass } from '../api/canvass.ts';
import { fillUp } from '../support/fillUp.ts';
import { startService } from '../support/startService.ts';
import { assertExactly } from './assertExactly.ts';
import { makeInstallation } from './installation.ts';
import { postJson } from './postJson.ts';
import type { Told } from './writers.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 30 });
const remove = async () => {};
/** Mounting a separate disk needs root. */
const cannotMount = process.platform !== 'linux' || process.getuid?.() !== 0 ? 'needs root on Linux' : false;

test('on a full disk nothing is acknowledged, reads and pages continue, and it recovers automatically', {
  skip: cannotMount,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', folder]);
  try {
    const location = {
      config: { data: join(folder, 'data'), databaseUrl: undefined, allowUnsafePostgres: false },
    };
    const { DATABASE_URL: _, ...inherited } = process.env;
    const env = { ...inherited, CANVASS_DATA: location.config.data };
    const installation = await makeInstallation({
      name: 'sqlite',
      open: () => assert.fail(),
      location: async () => ({ ...location, env, remove, [Symbol.asyncDispose]: remove }),
    });
    const form = installation.forms[0] ?? assert.fail();
    await using service = await startService(installation.env);
    const ask = () =>
      fetch(`${service.url}/v2/forms/${form.id}/responses`, {
        headers: { authorization: `Basic ${btoa(`${form.key}:`)}` },
      });
    const remaining = (answer: Response) => Number(answer.headers.get('x-ratelimit-remaining'));
    const told = new Map<string, Told>();
    const statuses = new Set<number>();
    const submit = async () => {
      const submission_id = randomUUID();
      const answers = { field1: submission_id, field2: 'ana@example.org', field3: ['front'] };
      const body = JSON.stringify({ submission_id, answers, url: `https://example.org/${'x'.repeat(900)}` });
      const { status, headers, text } = await postJson(service.url, `/f/${form.id}`, body, agent);
      statuses.add(status);
      if (status === 201)
        told.set(submission_id, { formId: form.id, created_at: JSON.parse(text).created_at });
      else assert.ok(status === 507 || headers['retry-after'] !== undefined, `${status}: ${text}`);
    };
    const submitMany = () => Promise.all(Array.from({ length: 30 }, submit));
    const first = remaining(await ask());
    await submitMany();
    assert.deepEqual([...statuses], [201]);

    await fillUp(join(folder, 'filler'));
    let last = first;
    for (let request = 0; request < 400; request += 1) {
      if (request % 20 === 0) await submitMany();
      const answer = await ask();
      assert.equal(answer.status, 200, await answer.text());
      assert.ok(remaining(answer) < last, 'every request counts');
      last = remaining(answer);
    }
    assert.equal((await fetch(`${service.url}/readyz`)).status, 200);
    assert.equal((await fetch(`${service.url}/f/${form.id}`)).status, 200);
    const file = new FormData();
    file.append('field4', new File(['x'.repeat(100_000)], 'a.txt'));
    const upload = await fetch(`${service.url}/f/${form.id}`, { method: 'POST', body: file });
    assert.equal(upload.status, 507, await upload.text());
    assert.deepEqual([...statuses].sort(), [201, 507]);
    await assert.rejects(canvass(env, 'organizations', 'create', 'No room'), /full/);

    await rm(join(folder, 'filler'));
    statuses.clear();
    await submitMany();
    assert.deepEqual([...statuses], [201]);
    // The folder is created with the first file, and none was written.
    assert.deepEqual(await readdir(join(location.config.data, 'arriving')).catch(() => []), []);
    await assertExactly(installation, service.url, told);
    await canvass(env, 'organizations', 'create', 'Room again');
  } finally {
    agent.destroy();
    execFileSync('umount', ['-l', folder]);
    await rm(folder, { recursive: true, force: true });
  }
});
