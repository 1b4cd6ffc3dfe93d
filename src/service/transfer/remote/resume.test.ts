import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { difficultTimes, form, response, start } from './testing/examples.ts';
import { type HostileServer, startHostileServer } from './testing/hostileServer.ts';
import { download, newFolder, readArchive } from './testing/readArchive.ts';

const times = difficultTimes(30);
const forms = ['a', 'b', 'c'];

function fileId(number: number): string {
  return `0b9ff2b1-8a1c-4c39-9f3c-${String(number).padStart(12, '0')}`;
}

function startFullServer(): Promise<HostileServer> {
  const all = times.map((time, index) => response(index + 1, time));
  const shown = all.map(({ id }) => ({ id, metadata: { of: id }, content: [] }));
  const files = Array.from({ length: 12 }, (_, index) => {
    const time = new Date(start + index).toISOString();
    return { id: fileId(index), name: 'f', type: 'text/plain', size: 7, created_at: time, updated_at: time };
  });
  return startHostileServer({
    order: 'none',
    forms: forms.map((id) => form(id, { responses: all.length })),
    responses: Object.fromEntries(forms.map((id) => [id, all])),
    v1: Object.fromEntries(forms.map((id) => [id, { detail: { counter: 1, fields: [] }, responses: shown }])),
    v1PageSize: () => 25,
    files,
    contents: Object.fromEntries(files.map(({ id }) => [id, 'content'])),
  });
}

function assertWhole({ forms: lines, responses, files, contents }: ReturnType<typeof readArchive>): void {
  assert.equal(lines.length, forms.length);
  for (const id of forms) {
    const ids = (responses[id] ?? []).map((line) => line.id).sort((one, other) => one - other);
    assert.deepEqual(
      ids,
      times.map((_, index) => index + 1),
      `form ${id}`,
    );
    assert.ok(
      responses[id]?.every(
        ({ id: number, extra }) => JSON.stringify(extra) === `{"metadata":{"of":${number}}}`,
      ),
    );
  }
  assert.equal(files.length, 12);
  assert.ok(Object.values(contents).every((content) => content === 'content'));
  assert.equal(Object.keys(contents).length, 12);
}

test('a second run goes on where the first stopped and asks nothing twice', async (context) => {
  const server = await startFullServer();
  context.after(() => server.close());
  const folder = newFolder();
  await download(server, { folder: newFolder() });
  const whole = server.requests.length;

  let failing = false;
  const stops = [10, 30, 60, whole - 8];
  for (const stop of stops) {
    server.requests.length = 0;
    server.choices.interfere = (_request, answer, count) => {
      failing = count > stop / 2;
      if (failing) answer.destroy();
      return failing;
    };
    await assert.rejects(download(server, { folder }), /given up after 7 attempts/);
  }
  server.requests.length = 0;
  server.choices.interfere = () => false;
  assertWhole(await download(server, { folder }));
  assert.ok(!server.requests.includes('/v2/forms/a'), 'a finished form is asked again');

  server.requests.length = 0;
  const { report } = await download(server, { folder });
  assert.deepEqual(server.requests, []);
  assert.match(report, /complete/);
});

test('kill -9 at any request loses and doubles nothing', async (context) => {
  const server = await startFullServer();
  context.after(() => server.close());
  const folder = newFolder();
  const script = fileURLToPath(new URL('./testing/downloadOnce.ts', import.meta.url));
  for (const stop of [3, 17, 33, Number.POSITIVE_INFINITY]) {
    const child = spawn(process.execPath, [script, server.baseUrl, folder], { stdio: 'inherit' });
    server.requests.length = 0;
    server.choices.interfere = (_request, _answer, count) => {
      if (count < stop) return false;
      child.kill('SIGKILL');
      return true;
    };
    const [code, signal] = await once(child, 'exit');
    assert.deepEqual([code, signal], stop === Number.POSITIVE_INFINITY ? [0, null] : [null, 'SIGKILL']);
  }
  assertWhole(readArchive(folder));
});

test('a folder is bound to the server that it was begun with', async (context) => {
  const one = await startFullServer();
  const other = await startFullServer();
  context.after(() => {
    one.close();
    other.close();
  });
  const folder = newFolder();
  one.choices.interfere = (request, answer) => {
    if (!request.url?.startsWith('/v2/forms')) return false;
    answer.writeHead(500).end();
    return true;
  };
  await assert.rejects(download(one, { folder }));
  await assert.rejects(download(other, { folder }), /from another address/);
});

test('two downloads into one folder do not mix', async (context) => {
  const server = await startFullServer();
  context.after(() => server.close());
  const folder = newFolder();
  const [first, second] = await Promise.allSettled([
    download(server, { folder }),
    download(server, { folder }),
  ]);
  assert.deepEqual([first.status, second.status].sort(), ['fulfilled', 'rejected']);
  assertWhole(readArchive(folder));
});
