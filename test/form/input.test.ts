import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../archive/writeArchive.ts';
import { engine } from '../support/engines.ts';
import { shell } from './shell.ts';

/** The input formats of the commands, and their handling of a file without an id. */

const body =
  'format: 2\npages:\n  - id: page1\n    label: ""\n    fields: [{ id: field1, type: email, label: E-mail }]\n';

test('only regular files are read, and standard input where a dash says so', async () => {
  await using location = await engine('sqlite').location();
  await using folder = await temporaryFolder();
  const run = shell(location.env, folder.path);
  await run(['organizations', 'create', 'Acme']);
  symlinkSync('/dev/zero', join(folder.path, 'zero.yaml'));
  execFileSync('mkfifo', [join(folder.path, 'pipe.yaml')]);
  for (const [path, code] of [
    ['zero.yaml', 1],
    ['pipe.yaml', 1],
    ['/dev/stdin', 2],
  ] as const) {
    const refused = await run(['form', 'push', path]);
    assert.equal(refused.code, code);
    assert.match(refused.stderr, new RegExp(`^${path} is not a regular file\\. .* - for standard input`));
  }
  const large = await run(['form', 'check', '-'], `name: a\n#${'x'.repeat(5 * 1024 * 1024)}\n`);
  assert.deepEqual([large.code, large.stderr], [1, 'standard input is larger than 5 MB.\n']);

  const json = JSON.stringify({ name: 'Piped', format: 2, pages: [{ id: 'page1', label: '', fields: [] }] });
  assert.match(
    (await run(['form', 'check', '-'], json)).stdout,
    /^standard input:1: error: .* \[no_fields\]$/m,
  );
  const nameless = await run(['form', 'push', '-'], `name: Piped\n${body}`);
  assert.equal(nameless.code, 1);
  assert.match(
    nameless.stderr,
    /^The form on standard input has no id\. .* every push would create another form\./,
  );
  const piped = `id: piped123\nname: Piped\n${body}`;
  assert.equal(
    (await run(['form', 'diff', '-'], piped)).stdout,
    'The form does not exist yet; push creates it.\n',
  );
  assert.match((await run(['form', 'push', '-'], piped)).stdout, /^Created the form "Piped" \(piped123\)/);
  assert.match((await run(['form', 'publish', '-'], piped)).stdout, /^Published version 1 of "Piped"/m);
});

test('two first pushes of one file in the same moment make one form', async () => {
  await using location = await engine('sqlite').location();
  await using folder = await temporaryFolder();
  const run = shell(location.env, folder.path);
  await run(['organizations', 'create', 'Acme']);
  await writeFile(join(folder.path, 'a.yaml'), `name: Once\n${body}`);
  const both = await Promise.all([1, 2, 3].map(() => run(['form', 'push', 'a.yaml'])));
  assert.deepEqual(
    both.map(({ code }) => code),
    [0, 0, 0],
    JSON.stringify(both),
  );
  assert.equal(both.filter(({ stderr }) => stderr.includes('Wrote the id')).length, 1);
  assert.equal(JSON.parse((await run(['form', 'list', '--json'])).stdout).length, 1);
  assert.deepEqual(await readdir(folder.path), ['a.yaml']);
});

test('a file that is refused stays without an id, and one that gets it is told by its new lines', async () => {
  await using location = await engine('sqlite').location();
  await using folder = await temporaryFolder();
  const run = shell(location.env, folder.path);
  await run(['organizations', 'create', 'Acme']);
  const path = join(folder.path, 'a.yaml');
  const first = `id: holder11\nname: Holder\n${body}settings: { slug: taken }\n`;
  assert.equal((await run(['form', 'push', '-'], first)).code, 0);
  const text = `name: Second\n${body}settings: { slug: taken }\n`;
  await writeFile(path, text);
  const taken = await run(['form', 'push', 'a.yaml', '--json']);
  assert.deepEqual([taken.code, taken.stderr], [1, '']);
  assert.equal(JSON.parse(taken.stdout).error.code, 'slug_taken');
  assert.equal(await readFile(path, 'utf8'), text);

  await writeFile(path, 'name: Second\nformat: 2\npages: []\n');
  const pushed = await run(['form', 'push', 'a.yaml']);
  const lines = (await readFile(path, 'utf8')).split('\n');
  const line = Number(/^a\.yaml:(\d+): error: .* \[no_pages\]$/m.exec(pushed.stderr)?.[1]);
  assert.equal(lines[line - 1], 'pages: []');
});

test('with --strict a finding keeps a form out, and programs are told where it is', async () => {
  await using location = await engine('sqlite').location();
  await using folder = await temporaryFolder();
  const run = shell(location.env, folder.path);
  await run(['organizations', 'create', 'Acme']);
  const text = `name: Twice\n${body.replace('fields: [', 'fields: [{ id: field2, type: email, label: E-mail }, ')}`;
  await writeFile(join(folder.path, 'a.yaml'), text);
  for (const command of ['push', 'publish']) {
    const { code, stdout } = await run(['form', command, 'a.yaml', '--strict', '--json']);
    const { error, findings } = JSON.parse(stdout);
    assert.deepEqual([code, error.code], [1, 'findings_block']);
    const [{ file, line, column, severity }] = findings;
    assert.deepEqual([file, line, severity, column > 1], ['a.yaml', 6, 'warning', true]);
  }
  assert.equal(await readFile(join(folder.path, 'a.yaml'), 'utf8'), text);
  assert.deepEqual(JSON.parse((await run(['form', 'list', '--json'])).stdout), []);
  const codes = async (...args: string[]) => (await run(['form', ...args])).code;
  assert.deepEqual([await codes('check', 'a.yaml'), await codes('check', 'a.yaml', '--strict')], [0, 1]);
  assert.equal(await codes('push', 'a.yaml'), 0);
  assert.deepEqual([await codes('publish', 'Twice', '--strict'), await codes('publish', 'Twice')], [1, 0]);
});

test('several files are checked at once, each with its places', async () => {
  await using location = await engine('sqlite').location();
  await using folder = await temporaryFolder();
  const run = shell(location.env, folder.path);
  const file = (name: string, content: string) => writeFile(join(folder.path, name), content);
  await file('good.yaml', `name: Good\n${body}`);
  await file('odd.yaml', `id: ABC\nname: Odd\n${body}`);
  await file('bad.yaml', 'id: 12345678\nname: Bad\nformat: 2\npages: []\n');
  const told = await run(['form', 'check', 'good.yaml', 'odd.yaml', 'bad.yaml', 'gone.yaml']);
  assert.equal(told.code, 1);
  assert.match(
    told.stdout,
    /^good\.yaml: no problems found\.\nodd\.yaml:1: warning: The id "ABC" .* \[id_unusual\]\n/,
  );
  assert.equal(
    told.stderr,
    'bad.yaml:1: error: "id" of the form must be a text. Put it in quotes: "12345678". [value_invalid]\n' +
      'bad.yaml: 1 error and 0 warnings.\nThere is no file gone.yaml.\n',
  );
  const json = JSON.parse((await run(['form', 'check', 'odd.yaml', 'bad.yaml', '--json'])).stdout);
  assert.deepEqual([json.findings[0].file, json.findings[0].line], ['odd.yaml', 1]);
  assert.deepEqual([json.faults[0].file, json.faults[0].line, json.faults[0].column], ['bad.yaml', 1, 1]);
  assert.equal((await run(['form', 'check', 'good.yaml', 'odd.yaml'])).code, 0);
});
