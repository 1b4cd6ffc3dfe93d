import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import { writeTicket } from '#http/page/ticket.ts';
import { hashPassword } from '#kit/secret/passwordHash.ts';
import { quarantinedOfForm } from '#store/query/collect/quarantinedSubmission.ts';
import { solveProof } from '../../web/page/proof.ts';
import { shell } from '../form/shell.ts';
import { addForm, type Example, listed } from '../submission/example.ts';
import { engine, type TestData } from '../support/engines.ts';
import { type RunningService, startService } from '../support/startService.ts';

const limit = 8;
const day = 86_400_000;

let data: TestData;
let service: RunningService;
let organizationId: Example['organizationId'] | undefined;

before(async () => {
  data = await engine('sqlite').open();
  // Each test sets the sender's address through a trusted proxy header.
  service = await startService({
    ...data.env,
    CANVASS_SUBMIT_LIMIT: String(limit),
    CANVASS_TRUSTED_PROXIES: 'loopback',
  });
});

after(async () => {
  await service.stop();
  await data.close();
});

async function form(id: string, settings: FormSettings = {}, definition?: FormDefinition): Promise<Example> {
  const organization = organizationId === undefined ? {} : { organizationId };
  const own = definition === undefined ? {} : { definition };
  const added = await addForm(data.store, settings, { id, ...organization, ...own });
  organizationId = added.organizationId;
  return added;
}

let senders = 0;

function newSender(): string {
  senders += 1;
  return `192.0.2.${senders}`;
}

interface Sent {
  status: number;
  retryAfter: string | null;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: each test asserts the shape that it expects.
  body: any;
}

async function post(
  path: string,
  body: string | URLSearchParams,
  headers: Record<string, string>,
): Promise<Sent> {
  const response = await fetch(`${service.url}${path}`, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, retryAfter, text, body: isJson ? JSON.parse(text) : undefined };
}

interface Visit {
  age?: number;
  script?: boolean;
  sender?: string;
  query?: string;
  values?: Record<string, string>;
}

/** Sends a page that was shown this many milliseconds ago. */
async function sendPage(formId: string, visit: Visit = {}): Promise<Sent> {
  const { age = 20_000, script = false, sender = newSender(), query = '', values = {} } = visit;
  const body = new URLSearchParams({
    _submission: randomUUID(),
    _ticket: writeTicket(
      data.secrets.link_key,
      { formId, test: query.includes('test=true') },
      Date.now() - age,
    ),
    _seen: 'field1 field2 field3',
    _topic: '',
    field1: 'Ana',
    ...values,
  });
  const accept = script ? 'application/json' : 'text/html';
  return await post(`/f/${formId}${query}`, body, { 'X-Forwarded-For': sender, Accept: accept });
}

async function sendJson(formId: string, body: object = {}, sender = newSender()): Promise<Sent> {
  const headers = { 'X-Forwarded-For': sender, 'Content-Type': 'application/json' };
  return await post(`/f/${formId}`, JSON.stringify({ answers: { field1: 'Ana' }, ...body }), headers);
}

test('without its script a suspected submission looks accepted, and a person reviews it', async () => {
  const example = await form('aside001');
  const odd: Visit[] = [
    { age: 100 },
    { age: 2 * day },
    { values: { _ticket: '' } },
    { values: { _ticket: `${Date.now() - 20_000}.forged` } },
    { values: { _topic: 'Cheap watches' } },
  ];
  const fine = await sendPage('aside001');
  assert.equal(fine.status, 200);
  const title = /<h1>.*<\/h1>/.exec(fine.text)?.[0] ?? '';
  for (const visit of odd) {
    const sent = await sendPage('aside001', visit);
    assert.equal(sent.status, 200);
    assert.ok(sent.text.includes(title), 'the same page as for everybody');
  }
  const tested = await sendPage('aside001', { age: 100, query: '?test=true', values: { _topic: 'x' } });
  assert.equal(tested.status, 200);
  assert.equal((await listed(data.store, example)).length, 1);

  const kept = await quarantinedOfForm(data.store.read, example.organizationId, 'aside001', 10);
  assert.deepEqual(
    kept.map(({ reason }) => reason),
    ['trap', 'no_ticket', 'no_ticket', 'old_ticket', 'too_fast'],
  );
  const [trap = '', , , old = ''] = kept.map(({ submission_id }) => submission_id ?? '');
  const run = shell(data.env, data.folder);
  const spam = (...args: string[]) => run(['form', 'spam', ...args]);
  const [list, shown, unnamed] = await Promise.all([
    spam('list', 'aside001'),
    spam('show', 'aside001', trap),
    spam('delete', 'aside001'),
  ]);
  assert.match(list.stdout, new RegExp(`${trap}  \\S+  trap +Ana\n`));
  assert.equal(JSON.parse(shown.stdout).response[0].value, 'Ana');
  assert.equal(unnamed.code, 2);
  const released = await spam('release', 'aside001', old.toUpperCase());
  assert.equal(released.stdout, 'Released 1 submission of "Contact" (aside001).\n');
  assert.equal((await listed(data.store, example)).length, 2);
  const deleted = await spam('delete', 'aside001', '--all');
  assert.equal(deleted.stdout, 'Deleted 4 submissions of "Contact" (aside001).\n');
  const unknown = await spam('show', 'aside001', trap);
  assert.equal(unknown.code, 1);
  assert.match(unknown.stderr, /has no quarantined submission/);
  assert.equal((await listed(data.store, example)).length, 2);

  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  assert.match(metrics, /canvass_submissions_caught_total\{reason="no_ticket"\} 2\n/);
});

test('a script solves the challenge for suspected spam, which is then accepted', async () => {
  const example = await form('worked01');
  const values = { _submission: randomUUID() };
  const asked = await sendPage('worked01', { age: 100, script: true, values });
  assert.equal(asked.status, 403);
  assert.equal(asked.body.error.code, 'proof_needed');
  assert.equal(asked.body.error.submission_id, values._submission);
  const proof = await solveProof(asked.body.error.challenge);
  const wrong = await sendPage('worked01', { age: 100, script: true, values: { _proof: proof } });
  assert.equal(wrong.status, 403, 'the work was for another submission');
  const taken = await sendPage('worked01', { age: 100, script: true, values: { ...values, _proof: proof } });
  assert.equal(taken.status, 201);
  assert.equal((await listed(data.store, example)).length, 1);

  const trapped = await sendPage('worked01', { script: true, values: { _topic: 'Watches', _proof: proof } });
  assert.equal(trapped.status, 201, 'as for everybody');
  assert.equal((await listed(data.store, example)).length, 1);
  const fine = await sendPage('worked01', { script: true });
  assert.equal(fine.status, 201);
});

test('programs need no ticket, unless the form is strict: then they solve a challenge', async () => {
  await form('program1');
  assert.equal((await sendJson('program1')).status, 201);
  await form('program2', { spam: 'strict' });
  const asked = await sendJson('program2');
  assert.equal(asked.status, 403);
  const { submission_id, challenge } = asked.body.error;
  const proof = await solveProof(challenge);
  assert.equal((await sendJson('program2', { submission_id, proof })).status, 201);
  assert.equal((await sendJson('program2', { test: true })).status, 201, 'tests are never spam');
  await form('program3', { spam: 'off' });
  assert.equal((await sendPage('program3', { values: { _ticket: '', _topic: 'x' } })).status, 200);
});

test('an address is rate-limited, and told when to retry', async () => {
  const example = await form('limited1', { spam: 'off' });
  const [sender, other] = [newSender(), newSender()];
  // More than two minutes' worth, so that the position within a minute does not matter.
  const sent: Sent[] = [];
  for (let each = 0; each < 3 * limit; each += 1) sent.push(await sendJson('limited1', {}, sender));
  const refused = sent.filter(({ status }) => status === 429);
  assert.ok(refused.length >= 2 * limit, `programs send half of the limit: ${refused.length}`);
  assert.equal((await listed(data.store, example)).length, sent.length - refused.length);
  for (const { body, retryAfter } of refused) {
    assert.equal(body.error.code, 'submit_limit');
    assert.ok(Number(retryAfter) >= 1 && Number(retryAfter) <= 60);
  }
  assert.equal((await sendJson('limited1', {}, other)).status, 201);

  const tests: Sent[] = [];
  for (let each = 0; each < 3 * limit; each += 1)
    tests.push(await sendPage('limited1', { sender: '198.51.100.1', query: '?test=true&lang=de' }));
  const page = tests.find(({ status }) => status === 429);
  assert.match(page?.text ?? '', /<h1>Zu viele auf einmal<\/h1>/);
  assert.ok(page?.retryAfter !== null);
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  assert.match(metrics, /canvass_submissions_limited_total [1-9]/);
});

test('a frequent sender must solve challenges before the rate limit applies', async () => {
  await form('limited2');
  const sender = newSender();
  const sent: Sent[] = [];
  for (let each = 0; each < 2 * limit; each += 1)
    sent.push(await sendPage('limited2', { sender, script: true }));
  const codes = new Set(sent.map(({ status, body }) => body.error?.code ?? status));
  assert.ok(codes.has(201) && codes.has('proof_needed'), [...codes].join());
});

test('guessing passwords is limited, and the right password is not', async () => {
  await form('secret01', { password_hash: await hashPassword('open sesame') });
  const enter = (password: string, sender: string) =>
    post('/f/secret01', new URLSearchParams({ _password: password }), { 'X-Forwarded-For': sender });
  const guesser = newSender();
  const tried = await Promise.all(
    Array.from({ length: 3 * limit }, (_, each) => enter(`guess ${each}`, guesser)),
  );
  const stopped = tried.filter(({ status }) => status === 429);
  assert.ok(stopped.length >= limit, `of ${tried.length} stopped: ${stopped.length}`);
  for (const { retryAfter } of stopped) assert.ok(Number(retryAfter) >= 1);
  for (let each = 0; each < 3 * limit; each += 1)
    assert.match((await enter('open sesame', each === 0 ? newSender() : guesser)).text, /name="_pass"/);
});

test('one address announces only so many files in a minute', async () => {
  const definition: FormDefinition = {
    format: 2,
    pages: [{ id: 'page1', label: '', fields: [{ id: 'field1', type: 'file_upload', label: 'A file' }] }],
  };
  await form('upload01', {}, definition);
  const announced = JSON.stringify({ field: 'field1', name: 'a.txt', size: 1 });
  const announce = (sender: string) =>
    post('/f/upload01/files', announced, { 'Content-Type': 'application/json', 'X-Forwarded-For': sender });
  const sender = newSender();
  const statuses = [];
  for (let each = 0; each < limit + 1; each += 1) statuses.push((await announce(sender)).status);
  assert.deepEqual(statuses, [...Array.from({ length: limit }, () => 201), 429]);
  assert.equal((await announce(newSender())).status, 201);
});

test('one proof does not open the way for any number of attempts', async () => {
  await form('secret02', { spam: 'strict', password_hash: await hashPassword('open sesame') });
  const sender = newSender();
  const submission_id = randomUUID();
  const asked = await sendJson('secret02', { submission_id, password: 'x' }, sender);
  assert.equal(asked.body.error.code, 'proof_needed');
  const proof = await solveProof(asked.body.error.challenge);
  const codes: string[] = [];
  for (let each = 0; each < 3 * limit; each += 1) {
    const sent = await sendJson('secret02', { submission_id, proof, password: `guess ${each}` }, sender);
    codes.push(sent.body.error.code);
  }
  assert.ok(codes.includes('password_wrong') && codes.includes('submit_limit'), codes.join());
});
