import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newSubmissionId } from '#kit/ids.ts';
import { type HashTurn, takeHashTurn, waitingHashes } from '#kit/secret/passwordHash.ts';
import { engine } from '../../support/engines.ts';
import { eventually } from '../../support/eventually.ts';
import { type AppService, startApp } from '../appService.ts';
import { memberOf } from '../response/exporting.ts';

let app: AppService;

before(async () => {
  app = await startApp(engine('sqlite'));
});

after(() => app.close());

/** Takes all places of a queue until the function is called. */
function busyWith(queue: HashTurn['queue']): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const places = queue === 'forms' ? 1 : 2;
  for (let index = 0; index < places; index += 1) void takeHashTurn({ queue, share: 'busy' }, () => promise);
  return resolve;
}

/** Sends requests that wait for the check of a password, leaves with all but the last, and returns the status of that one. */
async function leaveWaiting(
  queue: HashTurn['queue'],
  send: (signal: AbortSignal) => Promise<Response>,
): Promise<number> {
  const end = busyWith(queue);
  const left = new AbortController();
  const leaving = [1, 2, 3].map(() => send(left.signal));
  await eventually(() => waitingHashes()[queue] === 3);
  const staying = send(new AbortController().signal);
  await eventually(() => waitingHashes()[queue] === 4);
  left.abort();
  for (const one of leaving) await assert.rejects(one);
  await eventually(() => waitingHashes()[queue] === 1);
  end();
  return (await staying).status;
}

test('the password of a form is not checked for visitors who have left', async () => {
  const { client, scope } = await memberOf(app, 'Acme');
  await client.ask('setFormPassword', scope, { password: 'open sesame' });
  const { form } = scope;
  const send = (signal: AbortSignal) =>
    fetch(`${app.url}/f/${form}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        submission_id: newSubmissionId(),
        test: false,
        password: 'open sesame',
        answers: { field1: 'Ada', field2: 'ada@example.org', field3: 'x', field4: 'x' },
      }),
      signal,
    });
  const status = await leaveWaiting('forms', send);
  assert.ok(status === 201 || status === 422, `the right password was checked: ${status}`);
  const pages = (signal: AbortSignal) =>
    fetch(`${app.url}/f/${form}`, {
      method: 'POST',
      body: new URLSearchParams({ _password: 'a guess' }),
      signal,
    });
  assert.equal(await leaveWaiting('forms', pages), 403);
});

test('no sign-in is checked for somebody who has left', async () => {
  const { email } = await app.makePerson({ password: 'a long enough passphrase' });
  const send = (signal: AbortSignal) =>
    fetch(`${app.url}/app/api/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({ email, password: 'a wrong passphrase' }),
      signal,
    });
  assert.equal(await leaveWaiting('accounts', send), 401);
});
