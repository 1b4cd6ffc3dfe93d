import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { UploadRefused, uploadFile } from '../../web/page/upload/uploadFile.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { application, contentOf, sha256 } from './uploader.ts';

let visit: Visit;
let ticket: string;

before(async () => {
  visit = await openVisit('sqlite');
  await visit.form('apply001', application);
  ticket = (await visit.open('/f/apply001')).hidden._ticket ?? '';
});
after(async () => await visit[Symbol.asyncDispose]());

test('the page sends a file over an unreliable connection and resumes where it broke', async () => {
  await using line = await brokenLine(visit.url, 400_000, 2);
  const content = contentOf(1_500_000);
  const seen: number[] = [];
  const file = await uploadFile(new File([content], 'a.bin'), {
    formPath: `${line.url}/f/apply001?lang=de`,
    field: 'field2',
    ticket,
    onProgress: (received) => seen.push(received),
  });
  assert.equal(line.broken(), 2);
  assert.deepEqual([file.name, file.size, seen.at(-1)], ['a.bin', content.length, content.length]);
  assert.deepEqual(
    seen,
    seen.toSorted((one, other) => one - other),
  );
  const row = await visit.data.store.read
    .selectFrom('upload')
    .select('sha256')
    .where('id', '=', file.id)
    .executeTakeFirst();
  assert.equal(row?.sha256, sha256(content));
});

test('at any connection speed every chunk is a whole number of bytes', async ({ mock }) => {
  // Each request takes three seconds, neither so fast nor so slow that the size of the next chunk is capped.
  let time = 0;
  const { fetch } = globalThis;
  mock.method(performance, 'now', () => time);
  mock.method(globalThis, 'fetch', (...request: Parameters<typeof fetch>) => {
    time += 3000;
    return fetch(...request);
  });
  const content = contentOf(900_000);
  const place = { formPath: `${visit.url}/f/apply001`, field: 'field2', ticket };
  const file = await uploadFile(new File([content], 'b.bin'), place);
  assert.equal(file.size, content.length);
});

test('a proxy may refuse a file, and is not trusted when it claims success', async () => {
  let asked = 0;
  const server = createHttpServer((request, response) => {
    asked += 1;
    request.resume();
    response.writeHead(asked === 1 ? 200 : 413, { 'Content-Type': 'text/html' }).end('<p>Sign in first</p>');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const place = { formPath: `http://127.0.0.1:${port}/f/apply001`, field: 'field2', ticket };
  await assert.rejects(uploadFile(new File(['text'], 'a.txt'), place), UploadRefused);
  assert.equal(asked, 2);
  server.close();
});

test('a refused or cancelled file is not retried', async () => {
  const place = { formPath: `${visit.url}/f/apply001`, field: 'field4', ticket };
  const notAPicture = new File(['text'], 'me.png');
  await assert.rejects(uploadFile(notAPicture, place), (error) => {
    assert.ok(error instanceof UploadRefused);
    return error.message === 'file_type_refused';
  });
  const empty = await uploadFile(new File([], 'empty.txt'), { ...place, field: 'field2' });
  assert.equal(empty.size, 0);
  const stop = new AbortController();
  const large = new File([contentOf(2_000_000)], 'large.bin');
  const called = uploadFile(large, {
    ...place,
    field: 'field2',
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  await assert.rejects(called, { name: 'AbortError' });
});

/** A connection to the service that breaks a few times, each after this many bytes. */
async function brokenLine(url: string, bytes: number, times: number) {
  const { hostname, port } = new URL(url);
  let broken = 0;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.on('close', () => far.destroy());
    far.pipe(near);
    let passed = 0;
    near.on('data', (chunk: Buffer) => {
      passed += chunk.length;
      far.write(chunk);
      if (passed < bytes || broken === times) return;
      broken += 1;
      far.destroy();
      near.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    broken: () => broken,
    async [Symbol.asyncDispose]() {
      server.close();
    },
  };
}
