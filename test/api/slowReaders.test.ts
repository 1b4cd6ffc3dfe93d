import assert from 'node:assert/strict';
import { truncate } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFile } from '#store/query/response/file.ts';
import { onSqlite } from '../support/engines.ts';
import { type ApiService, basic, startApi } from './apiService.ts';
import { rawExchange } from './rawConnection.ts';
import { fileIds, large } from './sampleFiles.ts';

onSqlite((engine) => {
  let api: ApiService;
  before(async () => {
    api = await startApi(engine);
  });
  after(() => api.close());

  const request = (path: string, key: string) =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${basic(key)}\r\n\r\n`;
  /** Long enough for the server to fill every buffer on the way. */
  const readLater = async (socket: Socket) => {
    socket.pause();
    await sleep(700);
    socket.resume();
  };

  test('a client that reads late gets every byte of many large pages', async () => {
    const path = '/v2/forms/theirs01/responses?limit=100';
    const page = await api.ask(path, { key: api.otherKey });
    assert.ok(page.bytes.length > 100_000);
    const count = 80;
    const got = await rawExchange(api.service.url, [request(path, api.otherKey).repeat(count), readLater], {
      answers: count,
      patience: 30_000,
    });
    assert.equal(got.answers.length, count);
    for (const answer of got.answers) assert.ok(answer.body === page.text, 'other bytes than were asked for');
  });

  test('pipelined requests of a client that never reads are started one at a time', async () => {
    const openFiles = async () => {
      const { text } = await api.ask('/metrics', { key: null });
      return Number(/^process_open_fds (\d+)$/m.exec(text)?.[1]);
    };
    const idle = await openFiles();
    const path = `/v2/files/${fileIds.large}/content`;
    let busy = 0;
    await rawExchange(
      api.service.url,
      [
        (socket: Socket) => socket.pause(),
        request(path, api.key).repeat(90),
        async (socket: Socket) => {
          await sleep(700);
          busy = await openFiles();
          socket.destroy();
        },
      ],
      { patience: 3000 },
    );
    assert.ok(busy > 0 && busy < idle + 10, `${busy} files open, ${idle} before`);
  });

  test('a client that sends hundreds of requests ahead is cut off', async () => {
    const got = await rawExchange(api.service.url, [request('/v2', api.key).repeat(400)], { patience: 3000 });
    assert.ok(got.answers.length < 400);
    assert.equal((await api.ask('/v2')).status, 200);
  });

  test('a client that reads late gets every byte of many files', async () => {
    const count = 40;
    const got = await rawExchange(
      api.service.url,
      [request(`/v2/files/${fileIds.large}/content`, api.key).repeat(count), readLater],
      { answers: count, patience: 30_000 },
    );
    assert.equal(got.answers.length, count);
    for (const answer of got.answers) assert.ok(answer.body === large.toString());
  });

  test('a file that was cut on the disk breaks the connection instead of leaving the client waiting', async () => {
    const row = await findFile(api.data.store.read, api.organizationId, fileIds.large);
    const key = row?.storage_key ?? '';
    await truncate(join(api.data.folder, 'files', key.slice(0, 2), key), 1000);
    const got = await rawExchange(api.service.url, [request(`/v2/files/${fileIds.large}/content`, api.key)]);
    assert.equal(got.answers.length, 0, 'it was taken for whole');
    assert.ok(got.closed || got.reset, 'it was left waiting');
    assert.equal((await api.ask('/v2')).status, 200);
  });
});
