import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { engine } from '../../../test/support/engines.ts';

const canvass = join(import.meta.dirname, '../../../bin/canvass');

test('the key of the other server comes from the flag, standard input or the environment', async () => {
  await using location = await engine('sqlite').location();
  const shown: string[] = [];
  const server = createServer((request, response) => {
    const encoded = request.headers.authorization?.replace('Basic ', '') ?? '';
    shown.push(Buffer.from(encoded, 'base64').toString().replace(/:$/, ''));
    response.writeHead(401).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const bringIn = async (flags: string[], environment: string, input: string) => {
    const args = [canvass, 'import', '--from', `http://127.0.0.1:${port}`, ...flags];
    const env = { ...location.env, CANVASS_IMPORT_KEY: environment };
    const child = spawn(process.execPath, args, { env, stdio: ['pipe', 'ignore', 'pipe'] });
    child.stdin.on('error', () => undefined).end(input);
    const [[code], said] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
    return { code, said, key: shown.splice(0)[0] };
  };
  try {
    assert.equal((await bringIn(['--key', 'flag'], 'environment', 'input')).key, 'flag');
    assert.equal((await bringIn(['--key', '-'], 'environment', 'input\n')).key, 'input');
    assert.equal((await bringIn([], 'environment', 'input')).key, 'environment');
    const nothing = await bringIn(['--key', '-'], 'environment', '\n');
    assert.deepEqual([nothing.code, nothing.said], [2, 'There is no key on standard input.\n']);
    assert.equal((await bringIn([], '', '')).code, 2);
    assert.deepEqual(shown, []);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
