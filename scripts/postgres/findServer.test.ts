import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { findServer, newestFirst } from './findServer.ts';

test('a server in the path comes first, and a client alone is none', async () => {
  const [client, server] = await Promise.all(
    ['client', 'server'].map((name) => mkdtemp(join(tmpdir(), `canvass-${name}-`))),
  );
  assert.ok(client && server);
  try {
    await writeFile(join(client, 'psql'), '');
    await writeFile(join(server, 'initdb'), '');
    await writeFile(join(server, 'postgres'), '');
    assert.equal(findServer([client, server].join(delimiter)), server);
    assert.notEqual(findServer(client), client);
  } finally {
    for (const folder of [client, server]) await rm(folder, { recursive: true });
  }
});

test('the newest version is taken, by number', () => {
  const folder = (version: number) => `/usr/lib/postgresql/${version}/bin`;
  assert.deepEqual(newestFirst([folder(9), folder(17), folder(15)]), [folder(17), folder(15), folder(9)]);
});
