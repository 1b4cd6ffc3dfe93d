import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../archive/writeArchive.ts';
import { engine } from '../support/engines.ts';
import { shell } from './shell.ts';

/** The plan that is shown before anything happens, and where a form belongs. */

const body = (type = 'email') =>
  `format: 2\npages:\n  - id: page1\n    label: ""\n    fields: [{ id: field1, type: ${type}, label: Text }]\n`;

test('diff shows everything push will do, including a refusal', async () => {
  await using location = await engine('sqlite').location();
  await using folder = await temporaryFolder();
  const run = shell(location.env, folder.path);
  const head = 'id: contact1\nname: Contact\n';
  const diff = async (content: string, ...args: string[]) => {
    await writeFile(join(folder.path, 'a.yaml'), content);
    const { code, stdout } = await run(['form', 'diff', 'a.yaml', ...args]);
    return [code, stdout];
  };
  await run(['organizations', 'create', 'Acme']);
  await run(['form', 'publish', '-'], head + body());
  assert.deepEqual(await diff(head + body(), '--exit-code'), [0, 'Nothing would change.\n']);
  const elsewhere = `workspace: Sales\n${head}${body()}`;
  const [code, unknown] = await diff(elsewhere);
  assert.equal(code, 0);
  assert.equal(
    unknown,
    'Push would reject the file:\nThere is no workspace with the id or name "Sales". There are: "Forms". Create one: node bin/canvass workspaces create <name>\n',
  );
  const pushed = await run(['form', 'push', 'a.yaml']);
  assert.deepEqual([pushed.code, `Push would reject the file:\n${pushed.stderr}`], [1, unknown]);
  await run(['workspaces', 'create', 'Sales']);
  assert.deepEqual(await diff(elsewhere), [0, 'Moves the form to the workspace "Sales".\n']);
  assert.equal((await diff(elsewhere, '--exit-code'))[0], 1);
  const [failed, retyped] = await diff(head + body('comment'), '--exit-code', '--json');
  const { known, changes, refusal } = JSON.parse(String(retyped));
  assert.deepEqual([failed, known, changes.length > 0, refusal.code], [1, true, true, 'field_id_reused']);
  assert.match(refusal.message, /^field1 was published as email and cannot become comment/);
  assert.equal((await diff(`name: New\n${body()}`, '--exit-code'))[0], 1);
});

test('an organisation is required only if nothing else determines it', async () => {
  await using location = await engine('sqlite').location();
  await using folder = await temporaryFolder();
  const run = shell(location.env, folder.path);
  const file = (name: string, content: string) => writeFile(join(folder.path, name), content);
  await run(['organizations', 'create', 'Acme']);
  await file('a.yaml', `organization: Acne\nname: Contact\n${body()}`);
  const mistyped = await run(['form', 'push', 'a.yaml']);
  assert.equal(
    mistyped.stderr,
    'There is no organisation with the id or name "Acne". There are: "Acme". Create one: node bin/canvass organizations create <name>\n',
  );
  await run(['organizations', 'create', 'Other']);
  await file('b.yaml', `id: contact1\nname: Contact\n${body()}settings: { slug: hello }\n`);
  const needed = await run(['form', 'push', 'b.yaml']);
  assert.match(needed.stderr, /^There are several organisations\. .*or with "organization" in the file; /);
  assert.equal((await run(['form', 'push', 'b.yaml', '--organization', 'Other'])).code, 0);
  for (const args of [
    ['push', 'b.yaml'],
    ['publish', 'contact1'],
    ['pull', 'hello'],
    ['diff', 'b.yaml'],
  ]) {
    const { code, stderr } = await run(['form', ...args]);
    assert.equal(code, 0, stderr);
  }
  assert.match((await run(['form', 'pull', 'Contact'])).stderr, /^There are several organisations\. /);
  for (const args of [
    ['webhooks', 'replay', 'nosuch01'],
    ['webhooks', 'listen', '9', '--form', 'nosuch01'],
    ['responses', 'export', 'nosuch01', '--format', 'csv', '--out', 'no.csv'],
  ]) {
    const { code, stderr } = await run(args);
    assert.equal(code, 1);
    assert.match(stderr, /^There is no form with the id, address or name "nosuch01"\. /);
  }
  await listens(location.env, ['--form', 'contact1']);
  assert.equal((await run(['form', 'delete', 'b.yaml'])).code, 0);
  for (const gone of ['b.yaml', 'contact1']) {
    const { code, stderr } = await run(['form', 'delete', gone]);
    assert.equal(code, 1);
    assert.match(
      stderr,
      /^The form .* was deleted\. You can restore it for 7 days: form restore .*\. To create a new form from a file, remove the id and push it\.\n$/,
    );
  }
  // An existing form wins over a deleted one.
  await run(['form', 'push', '-', '--organization', 'Acme'], `id: another1\nname: contact1\n${body()}`);
  assert.equal((await run(['form', 'pull', 'contact1', '--organization', 'Acme'])).code, 0);
});

test('a read-only command does not create an installation in a mistyped folder', async () => {
  await using location = await engine('sqlite').location();
  await using folder = await temporaryFolder();
  const run = shell(location.env, folder.path);
  const typo = join(folder.path, 'typo');
  await writeFile(join(folder.path, 'a.yaml'), `name: Contact\n${body()}`);
  const commands = [
    'form list',
    'form check contact1',
    'form pull contact1',
    'form diff a.yaml',
    'form types contact1',
    'keys list',
    'organizations list',
    'users list',
    'workspaces list',
    'export out',
  ];
  for (const command of commands) {
    const { code, stderr } = await run([...command.split(' '), '--data', typo]);
    assert.equal(code, 1, command);
    assert.ok(stderr.startsWith(`There is no installation in ${typo}. `), stderr);
    assert.equal(existsSync(typo), false);
  }
});

/** Copies of webhooks are sent until the command is interrupted. */
async function listens(env: NodeJS.ProcessEnv, args: string[]): Promise<void> {
  const program = join(import.meta.dirname, '../../bin/canvass');
  const child = spawn(process.execPath, [program, 'webhooks', 'listen', '9', ...args], { env });
  const ended = once(child, 'close');
  let stderr = '';
  for await (const piece of child.stderr.setEncoding('utf8')) {
    stderr += piece;
    if (stderr.includes('Ctrl+C')) child.kill('SIGINT');
  }
  await ended;
  assert.match(stderr, /^New webhooks are sent to /);
}
