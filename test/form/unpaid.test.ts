import assert from 'node:assert/strict';
import { test } from 'node:test';
import { temporaryFolder } from '../archive/writeArchive.ts';
import { engine } from '../support/engines.ts';
import { startService } from '../support/startService.ts';
import { shell } from './shell.ts';

const remark =
  /warning: "Payment" \(field5\) asks for a payment, .*cannot be sent until they are.*\[payments_not_set_up\]/;

test('commands warn of a payment that the server cannot take, and block nothing', async () => {
  await using location = await engine('sqlite').location();
  await using folder = await temporaryFolder();
  const run = shell(location.env, folder.path);
  await run(['organizations', 'create', 'Acme']);

  const made = await run(['form', 'new', 'gift.yaml', '--template', 'donation']);
  assert.match(made.stderr, /\[payments_not_set_up\]/);
  const checked = await run(['form', 'check', 'gift.yaml', '--strict']);
  assert.equal(checked.code, 0, 'nothing is wrong with the form itself');
  assert.match(checked.stdout, remark);
  assert.match(checked.stdout, /^gift\.yaml:\d+: /);
  const published = await run(['form', 'publish', 'gift.yaml', '--strict']);
  assert.equal(published.code, 0, published.stderr);
  assert.match(published.stderr, remark);
  const again = await run(['form', 'publish', 'Donation', '--json']);
  const { findings } = JSON.parse(again.stdout);
  assert.deepEqual(
    findings.map(({ code, severity, field }: Record<string, string>) => [code, severity, field]),
    [['payments_not_set_up', 'warning', 'field5']],
  );
  assert.match((await run(['form', 'check', 'Donation'])).stdout, /\[payments_not_set_up\]/);
  assert.match((await run(['form', 'list'])).stdout, /enabled, cannot be sent: payments are not set up/);
});

test('the running service’s settings win over the command’s', async () => {
  await using location = await engine('sqlite').location();
  await using folder = await temporaryFolder();
  const run = shell(location.env, folder.path);
  await run(['organizations', 'create', 'Acme']);
  await using service = await startService({ ...location.env, STRIPE_SECRET_KEY: 'sk_test_any' });
  assert.ok(service.url);
  await run(['form', 'new', 'gift.yaml', '--template', 'donation']);
  assert.equal((await run(['form', 'check', 'gift.yaml'])).stdout, 'gift.yaml: no problems found.\n');
  const published = await run(['form', 'publish', 'gift.yaml']);
  assert.doesNotMatch(published.stderr, /payments_not_set_up/);
  assert.doesNotMatch((await run(['form', 'list'])).stdout, /cannot be sent/);
});
