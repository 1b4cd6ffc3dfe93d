import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

const setting = /\b(?:CANVASS|DATABASE|SMTP|STRIPE|OIDC)_[A-Z]+(?:_[A-Z]+)*\b/g;
const settingsIn = (text: string) => [...new Set(text.match(setting) ?? [])].sort();

const known = settingsIn(read('src/config.ts'));

/** The image sets the first two; the third belongs to one command (`docker compose exec -e CANVASS_IMPORT_KEY …`). */
const notOfCompose = new Set(['CANVASS_DATA', 'CANVASS_HOST', 'CANVASS_IMPORT_KEY']);

/** Read by Node itself, for certificates of one's own authority. */
const ofNode = ['NODE_EXTRA_CA_CERTS'];

test('the guide has a row for every setting, and for no other', () => {
  const [, table = ''] = /\n## Settings\n[\s\S]*?\n(\|[\s\S]*?)\n\n/.exec(read('docs/running.md')) ?? [];
  const firstCells = table.split('\n').map((row) => row.split('|')[1] ?? '');
  assert.deepEqual(settingsIn(firstCells.join('\n')), known);
});

test('compose.yaml passes every setting on, and no other', () => {
  const { services } = parse(read('compose.yaml'));
  const { environment } = services.canvass;
  assert.deepEqual(
    Object.keys(environment).sort(),
    [...known.filter((name) => !notOfCompose.has(name)), ...ofNode].sort(),
  );
  for (const [name, value] of Object.entries(environment))
    assert.match(String(value), new RegExp(`^\\$\\{${name}:-`));
});

test('the container writes to its volume and to memory alone', () => {
  const { canvass, postgres } = parse(read('compose.yaml')).services;
  assert.equal(canvass.init, true);
  assert.equal(canvass.read_only, true);
  assert.deepEqual(canvass.tmpfs, ['/tmp']);
  assert.deepEqual(canvass.volumes, ['canvass-data:/data']);
  assert.match(read('Dockerfile'), /^ENV .*\bSQLITE_TMPDIR=\/data\b/m);
  // Compose checks required variables of all profiles, so that the service would not start on SQLite.
  assert.doesNotMatch(JSON.stringify([canvass, postgres]), /:\?/);
});

test('the image sets what compose.yaml leaves to it, and its health check follows the port', () => {
  const image = read('Dockerfile');
  assert.match(image, /^ENV .*\bCANVASS_HOST=0\.0\.0\.0 CANVASS_DATA=\/data$/m);
  assert.match(image, /HEALTHCHECK[\s\S]*process\.env\.CANVASS_PORT \|\| 3000\}\/readyz/);
});
