import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { test } from 'node:test';
import { createUser } from '#service/account/createUser.ts';
import { createOrganization } from '#service/organization/createOrganization.ts';
import { temporaryFolder } from '../archive/writeArchive.ts';
import { pushed } from '../form/example.ts';
import { shell } from '../form/shell.ts';
import { engine } from '../support/engines.ts';
import { startService } from '../support/startService.ts';
import { openClient } from './appClient.ts';

const password = 'a long way home';

test('the service prints a link that sets it up, and the command line makes owners of what is there', async () => {
  await using data = await engine('sqlite').open();
  await using folder = await temporaryFolder();
  await using service = await startService(data.env);
  const printed = /^http:\/\/localhost:\d+\/setup\/([\w-]{43})$/m.exec(service.output())?.[1] ?? '';
  const ada = { name: 'Ada', email: 'ada@example.org', password };
  const browser = openClient(service.url);
  await browser.ask('setUp', {}, { secret: printed, ...ada, organization: 'Mill', sample: false });

  const run = shell(data.env, folder.path);
  const imported = await createOrganization(data.store, 'Imported', Date.now());
  const made = await run(['setup-link', '--organization', 'Imported']);
  // The link has the port of the running service, which the command was not given.
  const link = made.stdout.trim();
  assert.match(link, /^http:\/\/localhost:\d+\/setup\/[\w-]{43}$/);
  assert.equal(new URL(link).port, new URL(service.url).port);
  const secret = link.split('/').at(-1) ?? '';
  assert.deepEqual(await browser.ask('setUp', {}, { secret, sample: false }), {
    organization: imported,
    form: null,
  });
  const { organizations } = await browser.ask('start', {});
  assert.deepEqual(
    organizations.map(({ name, role }) => [name, role]),
    [
      ['Imported', 'owner'],
      ['Mill', 'owner'],
    ],
  );

  await service.stop();
  assert.deepEqual(
    (await readdir(data.folder)).filter((name) => name.startsWith('service')),
    [],
  );
  const later = await run(['users', 'reset-password', ada.email]);
  assert.match(later.stdout, /^http:\/\/localhost:3000\/reset\//);
});

test('roles and workspaces are put in order at the command line, and the log says so', async () => {
  await using data = await engine('sqlite').open();
  await using folder = await temporaryFolder();
  const { store } = data;
  const run = shell(data.env, folder.path);
  const organizationId = await createOrganization(store, 'Mill', 1);
  const membership = { organizationId, role: 'member' } as const;
  await createUser(store, { email: 'ada@example.org', name: 'Ada', membership }, 2);
  await pushed(store, organizationId);

  const raised = await run(['users', 'set-role', 'ADA@example.org', '--role', 'owner']);
  assert.equal(raised.stdout, 'ada@example.org is now an owner of Mill.\n');
  const refused = await run(['users', 'remove', 'ada@example.org']);
  assert.equal(refused.code, 1);
  assert.match(
    refused.stderr,
    /^ada@example\.org is the only owner of Mill, and an organisation needs one\./,
  );
  const needed = await run(['users', 'delete', 'Ada@example.org']);
  assert.match(needed.stderr, /^Ada@example\.org is the only owner of Mill; nothing was deleted\./);
  const bea = { email: 'bea@example.org', name: 'Bea', membership };
  await createUser(store, bea, 3);
  const gone = await run(['users', 'delete', bea.email]);
  assert.match(gone.stdout, /^Deleted the account of bea@example\.org\./);
  assert.doesNotMatch((await run(['users', 'list'])).stdout, /bea@/);
  const kept = await run(['workspaces', 'delete', 'Forms']);
  assert.match(kept.stderr, /^The workspace "Forms" contains 1 form; nothing was deleted\./);
  const deleted = await run(['workspaces', 'delete', 'Forms', '--with-forms']);
  assert.match(deleted.stdout, /^Deleted the workspace "Forms" \(\w{8}\) with 1 form\.\n$/);
  const entries = await store.read
    .selectFrom('audit_entry')
    .select(['action', 'actor_kind'])
    .where('organization_id', '=', organizationId)
    .orderBy('created_at')
    .execute();
  assert.deepEqual(new Set(entries.map(({ actor_kind }) => actor_kind)), new Set(['command_line']));
  assert.deepEqual(entries.map(({ action }) => action).sort(), [
    'account.deleted',
    'form.created',
    'form.deleted',
    'member.changed',
    'member.joined',
    'member.joined',
    'organization.created',
    'workspace.deleted',
  ]);
});
