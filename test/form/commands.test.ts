import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../archive/writeArchive.ts';
import { engine } from '../support/engines.ts';
import { startService } from '../support/startService.ts';
import { shell } from './shell.ts';

test('a form goes from a template through the API to its end', async () => {
  await using location = await engine('sqlite').location();
  await using folder = await temporaryFolder();
  const run = shell(location.env, folder.path);
  const path = join(folder.path, 'contact.yaml');
  const form = async (...args: string[]) => {
    const { code, stdout, stderr } = await run(['form', ...args]);
    assert.equal(code, 0, stderr);
    return stdout;
  };
  await run(['organizations', 'create', 'Acme']);
  const key = (await run(['keys', 'create', '--name', 'test'])).stdout.trim();
  await using service = await startService(location.env);
  const api = async (address: string) => {
    const headers = { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` };
    const answer = await fetch(`${service.url}${address}`, { headers });
    return JSON.parse(await answer.text());
  };

  const made = await form('new', 'contact.yaml', '--template', 'contact', '--name', 'Write: us');
  const id = /^Wrote "Write: us" \((\w{8})\) to contact\.yaml\. Next: /.exec(made)?.[1] ?? '';
  const schema = /^# yaml-language-server: \$schema=(.*)\n# A short contact form\./;
  assert.match(
    schema.exec(await readFile(path, 'utf8'))?.[1] ?? '',
    /^http:\/\/localhost:\d+\/schema\/form\.json$/,
  );
  assert.equal(await form('check', 'contact.yaml'), 'contact.yaml: no problems found.\n');
  assert.equal(await form('diff', 'contact.yaml'), 'The form does not exist yet; push creates it.\n');
  const first = await run(['form', 'push', 'contact.yaml']);
  assert.match(first.stderr, /^Created the workspace "Forms" \(\w{8}\)\.\n$/);
  assert.equal(
    first.stdout,
    `Created the form "Write: us" (${id}) in the workspace "Forms" of Acme. It is a draft until it is published.\n`,
  );

  // A draft is not public.
  const draft = await api(`/v2/forms/${id}`);
  assert.deepEqual([draft.name, draft.enabled, draft.fields, draft.pages], ['Write: us', false, [], []]);
  assert.equal(draft.updated_at, draft.created_at);
  assert.match(await form('list'), / draft +not published +0 +0\n$/);
  const address = `http://localhost:${new URL(service.url).port}/f/${id}`;
  assert.equal(
    await form('publish', id),
    `Published version 1 of "Write: us" (${id}); it is enabled.\n${address}\n`,
  );
  assert.ok((await form('list')).endsWith(`  ${address}\n`));
  const live = await api(`/v2/forms/${id}`);
  assert.deepEqual([live.enabled, live.fields[0].label], [true, 'Your name']);
  assert.ok(live.updated_at > live.created_at);

  await writeFile(path, (await readFile(path, 'utf8')).replace('label: Your name', 'label: Name'));
  const change = 'field1: label changes from "Your name" to "Name".';
  assert.equal(await form('diff', 'contact.yaml'), `${change}\n`);
  assert.equal(
    await form('push', 'contact.yaml'),
    `Pushed "Write: us" (${id}).\nIn the draft, not published yet:\n  ${change}\n`,
  );
  assert.deepEqual(
    await Promise.all([
      form('diff', 'contact.yaml'),
      form('diff', 'contact.yaml', '--published'),
      form('diff', id),
    ]),
    ['Nothing would change.\n', `${change}\n`, `${change}\n`],
  );
  assert.deepEqual(await api(`/v2/forms/${id}`), live);
  const v1 = JSON.stringify(await api(`/v1/form/${id}`));
  assert.ok(v1.includes('"Your name"') && !v1.includes('"Name"'), v1);

  assert.equal(
    await form('publish', 'contact.yaml'),
    `"Write: us" (${id}) already matches the file; nothing changed.\nPublished version 2 of "Write: us" (${id}); it is enabled.\n${address}\n`,
  );
  assert.equal((await api(`/v2/forms/${id}`)).fields[0].label, 'Name');
  const again = JSON.parse(await form('publish', id, '--json'));
  assert.deepEqual([again.published, again.version, again.url], [false, 2, address]);
  assert.match(await form('disable', 'contact.yaml'), / is disabled\.\n$/);
  assert.equal((await api(`/v2/forms/${id}`)).enabled, false);
  assert.match(await form('enable', id), / is enabled\.\n$/);
  const [listed] = JSON.parse(await form('list', '--json'));
  assert.deepEqual(
    [listed.id, listed.state, listed.published_version, listed.unpublished_changes],
    [id, 'enabled', 2, false],
  );

  const versions = JSON.parse(await form('versions', id, '--json'));
  assert.deepEqual(
    versions.map((each: { version: number; current: boolean }) => [each.version, each.current]),
    [
      [2, true],
      [1, false],
    ],
  );
  assert.match(await form('versions', 'contact.yaml'), /^2 {8}\d{4}-\d\d-\d\dT\S+ {2}to visitors\n1 /m);
  await form('pull', id, 'old.yaml', '--version', '1');
  assert.equal(await form('diff', 'old.yaml'), 'field1: label changes from "Name" to "Your name".\n');
  assert.match((await run(['form', 'pull', id, '--version', '7'])).stderr, / has no version 7\. /);
  assert.equal((await run(['form', 'pull', id, '--version', 'x'])).code, 2);

  const copies = ['copy.yaml', 'copy.json'].map(async (file) => {
    await form('pull', id, file);
    const pulled = await readFile(join(folder.path, file), 'utf8');
    assert.match(await form('push', file), /nothing changed\.\n$/);
    assert.equal(await form('pull', 'Write: us', '--format', file.slice(5)), pulled);
  });
  await Promise.all(copies);
  assert.match(await form('types', id), /^export interface WriteUsResponse \{$/m);
  assert.equal(
    (await run(['form', 'password', id], 'secret\n')).stdout,
    `"Write: us" (${id}) now asks for the new password.\n`,
  );
  assert.match(await form('password', id, '--remove'), / no longer asks for a password\.\n$/);
  assert.equal(await form('delete', 'contact.yaml'), `Deleted "Write: us" (${id}) with 0 responses.\n`);
  assert.deepEqual((await api('/v2/forms')).data, []);
  assert.equal(await form('restore', id), `"Write: us" (${id}) is back, with its responses.\n`);
  assert.deepEqual(
    (await api('/v2/forms')).data.map((each: { id: string }) => each.id),
    [id],
  );
  assert.equal((await run(['form', 'restore', id])).stderr, `"Write: us" (${id}) is not deleted.\n`);
});

test('a file without an id gets one at its first push and is otherwise left as it was', async () => {
  await using location = await engine('sqlite').location();
  await using folder = await temporaryFolder();
  const run = shell(location.env, folder.path);
  await run(['organizations', 'create', 'Acme']);
  const yaml = '# Ours\nname: Contact # for the team\nformat: 2\npages: []\n';
  const json = '{\n  "name": "Contact",\n  "format": 2,\n  "pages": []\n}\n';
  for (const [file, content] of [
    ['a.yaml', yaml],
    ['a.json', json],
  ] as const) {
    const path = join(folder.path, file);
    await writeFile(path, content);
    const { code, stderr } = await run(['form', 'push', file]);
    // Findings are printed, but only publishing is refused for them.
    assert.match(stderr, new RegExp(`^${file}:\\d: error: .* \\[no_pages\\]$`, 'm'));
    const id = /^Wrote the id (\w{8}) into a\.\w+\.$/m.exec(stderr)?.[1] ?? '';
    assert.equal(code, 0, stderr);
    const written = await readFile(path, 'utf8');
    assert.equal(written.replace(/^( *)"?id"?: "?\w{8}"?,?\n/m, ''), content);
    assert.ok(written.includes(id));
    assert.match((await run(['form', 'push', file])).stdout, /nothing changed\.\n$/);
    assert.equal(await readFile(path, 'utf8'), written);
  }
  const blocked = await run(['form', 'publish', 'a.yaml']);
  assert.equal(blocked.code, 1);
  assert.match(blocked.stderr, /was not published: \d errors?\.\n$/);
  const checked = await run(['form', 'check', 'a.yaml']);
  assert.equal(checked.code, 1);
  assert.match(checked.stdout, /^a\.yaml:\d: error: .* \[no_pages\]\n/);
});

test('a file with wrong settings is neither pushed nor published', async () => {
  await using location = await engine('sqlite').location();
  await using folder = await temporaryFolder();
  const run = shell(location.env, folder.path);
  await run(['organizations', 'create', 'Acme']);
  await run(['form', 'new', 'contact.yaml', '--template', 'contact', '--name', 'Contact']);
  assert.equal((await run(['form', 'publish', 'contact.yaml'])).code, 0);
  const path = join(folder.path, 'contact.yaml');
  const good = await readFile(path, 'utf8');
  const settings = 'settings:\n  time_zone: Nowhere/Land\n  opens_at: 2026-02-30T10:00\n';
  await writeFile(path, good + settings);
  for (const command of ['push', 'publish']) {
    const { code, stdout, stderr } = await run(['form', command, 'contact.yaml']);
    assert.deepEqual([code, stdout], [1, '']);
    assert.match(
      stderr,
      /^contact\.yaml:\d+: error: "Nowhere\/Land" is not a time zone; .* \[time_zone_unknown\]\n/,
    );
    assert.match(
      stderr,
      /\ncontact\.yaml was not pushed: its settings have 2 errors and would take effect immediately\.\n$/,
    );
  }
  await writeFile(path, good);
  assert.match((await run(['form', 'push', 'contact.yaml'])).stdout, /nothing changed\.\n$/);

  // Differences in the draft are no mistake, but visitors do not see them yet.
  const choice =
    '      - { id: field77, type: dropdown, label: When, options: [{ value: am, label: Morning }] }\n';
  const ahead = `${good.replace(/( {4}fields:\n)/, `$1${choice}`)}settings:\n  quotas: [{ field: field77, option: am, max: 5 }]\n`;
  await writeFile(path, ahead);
  assert.equal((await run(['form', 'push', 'contact.yaml', '--strict'])).code, 1);
  const pushed = await run(['form', 'push', 'contact.yaml']);
  assert.equal(pushed.code, 0, pushed.stderr);
  assert.match(pushed.stderr, /^contact\.yaml:\d+: warning: Version 1, which visitors see .* field77, /m);
  const published = await run(['form', 'publish', 'contact.yaml', '--strict']);
  assert.deepEqual([published.code, published.stderr], [0, '']);
});

test('wrong files, names and arguments are reported in sentences', async () => {
  await using location = await engine('sqlite').location();
  await using folder = await temporaryFolder();
  const run = shell(location.env, folder.path);
  const file = (name: string, content: string) => writeFile(join(folder.path, name), content);
  await file('good.yaml', 'name: Contact\nformat: 2\npages: []\n');
  const none = await run(['form', 'push', 'good.yaml']);
  assert.deepEqual([none.code, none.stdout], [1, '']);
  assert.match(none.stderr, /^There is no installation in /);
  await run(['organizations', 'create', 'Acme']);
  await run(['organizations', 'create', 'Other']);
  assert.match((await run(['form', 'push', 'good.yaml'])).stderr, /^There are several organisations\. /);
  assert.equal(
    await readFile(join(folder.path, 'good.yaml'), 'utf8'),
    'name: Contact\nformat: 2\npages: []\n',
  );
  await file('theirs.yaml', 'name: Contact\norganization: Other\nformat: 2\npages: []\n');
  assert.match((await run(['form', 'push', 'theirs.yaml'])).stdout, / of Other\. /);
  const hidden = await run(['form', 'publish', 'Contact', '--organization', 'Acme']);
  assert.match(hidden.stderr, /^There is no form with the id, address or name "Contact"\. /);

  await file('bad.yaml', 'name: Contact\nformat: 2\npages:\n  - id: page1\n    lable: x\n    fields: []\n');
  const bad = await run(['form', 'push', 'bad.yaml']);
  assert.equal(bad.code, 1);
  assert.equal(
    bad.stderr,
    'bad.yaml:5: error: The page page1 has the unknown key "lable"; did you mean "label"? [key_unknown]\nbad.yaml has 1 error; nothing was changed.\n',
  );
  const json = await run(['form', 'check', 'bad.yaml', '--json']);
  assert.deepEqual([json.code, JSON.parse(json.stdout).faults.length], [1, 1]);
  assert.equal((await run(['form', 'push', 'gone.yaml'])).stderr, 'There is no file gone.yaml.\n');
  await file('form.txt', 'name: Contact\n');
  await file('form', 'name: Contact\n');
  const other = (path: string) =>
    `${path} is a file, but its name does not end in .yaml, .yml or .json. Rename it.\n`;
  for (const command of ['check', 'push', 'publish', 'types']) {
    const { code, stderr } = await run(['form', command, 'form.txt']);
    assert.deepEqual([code, stderr], [2, other('form.txt')], command);
  }
  for (const args of [
    ['push', 'form'],
    ['check', 'form', '--organization', 'Acme'],
  ])
    assert.equal((await run(['form', ...args])).stderr, other('form'));
  assert.equal(
    (await run(['form', 'push', 'gone.txt'])).stderr,
    'The name of a form file must end in .yaml, .yml or .json; gone.txt does not.\n',
  );
  const wrong = [['push', 'form.txt'], ['new', 'a.yaml', '--template', 'none'], ['pull'], ['password', 'x']];
  const codes = await Promise.all(wrong.map(async (args) => (await run(['form', ...args])).code));
  assert.deepEqual(codes, [2, 2, 2, 2]);
});
