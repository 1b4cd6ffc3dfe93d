import assert from 'node:assert/strict';
import { createPublicKey, createVerify, generateKeyPairSync } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import type { OrganizationId } from '#store/tables.ts';
import { engine, type TestData } from '../../../../../test/support/engines.ts';
import { AccountKeys } from '../../../base/accountKeys.ts';
import { createOrganization } from '../../../organization/createOrganization.ts';
import type { ActionContext } from '../action.ts';
import { actionContext, connect } from '../testing/actionContext.ts';
import {
  type FakeAnswer,
  type FakeService,
  fakeService,
  type ReceivedRequest,
} from '../testing/fakeService.ts';
import { columnName, googleSheets, spreadsheetId } from './googleSheets.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

let data: TestData;
let service: FakeService;
let scope: { store: TestData['store']; keys: AccountKeys; organizationId: OrganizationId };
let rows: string[][] = [];
let columns = 26;
const spreadsheet = '/v4/spreadsheets/1AbCdEfGhIj_k';
const columnNames = Array.from({ length: 100 }, (_, index) => columnName(index));
const assertions: string[] = [];

/** Google's token endpoint and the requests of the Sheets API, over an array with a grid of so many columns. */
function google(request: ReceivedRequest): FakeAnswer {
  const { method, path, body } = request;
  if (path === '/token') {
    assertions.push(new URLSearchParams(body).get('assertion') ?? '');
    return { status: 200, body: { access_token: 'ya29.token', expires_in: 3600 } };
  }
  if (request.headers.authorization !== 'Bearer ya29.token') return { status: 401 };
  const url = new URL(path, 'http://localhost');
  if (url.pathname === spreadsheet) {
    const properties = { title: 'Sheet1', gridProperties: { columnCount: columns } };
    return {
      status: 200,
      body: { sheets: [{ properties: { title: 'Other', sheetId: 5 } }, { properties }] },
    };
  }
  if (url.pathname === `${spreadsheet}:batchUpdate`) {
    const { requests } = request.json as { requests: { appendDimension: Record<string, unknown> }[] };
    const { sheetId, dimension, length } = requests[0]?.appendDimension ?? {};
    assert.deepEqual([sheetId, dimension], [0, 'COLUMNS']);
    columns += Number(length);
    return { status: 200, body: { replies: [{}] } };
  }
  const range = /\/values\/'Sheet1'!([^:]+)(?::(.*))?$/.exec(decodeURIComponent(url.pathname));
  const [, from = '', to = ''] = range ?? [];
  const [row = []] = (request.json as { values?: (string | null)[][] } | undefined)?.values ?? [];
  if (row.length > columns) {
    const message = `Requested writing within range, but tried writing to column [${columnName(columns)}]`;
    return { status: 400, body: { error: { message } } };
  }
  if (method === 'POST' && to === 'append') {
    rows.push(row.map((cell) => cell ?? ''));
    return { status: 200, body: { updates: { updatedRange: `Sheet1!A${rows.length}` } } };
  }
  if (method === 'PUT') {
    const before = rows[Number(from) - 1] ?? [];
    // Null leaves a cell as it is, and cells beyond the values stay too.
    const after = row.map((cell, index) => cell ?? before[index] ?? '');
    rows[Number(from) - 1] = [...after, ...before.slice(after.length)];
    return { status: 200, body: {} };
  }
  const values =
    from === '1' ? rows.slice(0, 1) : rows.map((cells) => [cells[columnNames.indexOf(from)] ?? '']);
  return { status: 200, body: values.length === 0 ? {} : { values } };
}

before(async () => {
  data = await engine('sqlite').open();
  service = await fakeService(google);
  const organizationId = await createOrganization(data.store, 'Acme', 1);
  scope = { store: data.store, keys: new AccountKeys(data.secrets), organizationId };
  const key = JSON.stringify({
    type: 'service_account',
    client_email: 'forms@project.iam.example',
    private_key_id: 'k1',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${service.url}/token`,
  });
  await connect(scope, { provider: 'google_sheets', key, base_url: service.url });
});

after(async () => {
  await service[Symbol.asyncDispose]();
  await data.close();
});

const settings = {
  id: 'a',
  type: 'google_sheets',
  connection: 'google_sheets',
  spreadsheet: 'https://docs.google.com/spreadsheets/d/1AbCdEfGhIj_k/edit#gid=0',
} as const;

const run = (sent: Readonly<Record<string, string>>, change: Partial<ActionContext> = {}) =>
  googleSheets.run(settings, actionContext({ ...scope, sent, change }));

test('a row is added under a header that is written first, by a token that is asked for once', async () => {
  const formula = '=HYPERLINK("https://evil.example")';
  const outcome = await run({ field1: formula, field2: 'kim@example.org' });
  assert.deepEqual(outcome.kind === 'done' && outcome.record, {
    object: 'row',
    dataType: 'range',
    data: 'Sheet1!A2',
  });
  assert.deepEqual(rows, [
    ['Response', 'Time (UTC)', 'Name', 'Address', 'Remarks', 'Day'],
    ['7000', '2026-11-15 12:00:00', formula, 'kim@example.org', '', ''],
  ]);
  const writes = service.requests.filter(({ method, path }) => method !== 'GET' && path !== '/token');
  for (const { path } of writes) assert.match(path, /valueInputOption=RAW/);
  await run({ field1: 'Kim' });
  assert.equal(assertions.length, 1);
  const [header = '', claims = '', signature = ''] = (assertions[0] ?? '').split('.');
  const isSigned = createVerify('RSA-SHA256')
    .update(`${header}.${claims}`)
    .verify(createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })), signature, 'base64url');
  assert.ok(isSigned);
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString());
  assert.equal(said.iss, 'forms@project.iam.example');
  assert.equal(said.aud, `${service.url}/token`);
  assert.equal(said.exp - said.iat, 3600);
});

test('columns of others stay where they are, and new fields follow at the end', async () => {
  rows = [['Notes', 'Name', 'Response']];
  await run({ field1: 'Kim' });
  assert.deepEqual(rows, [
    ['Notes', 'Name', 'Response', 'Time (UTC)', 'Address', 'Remarks', 'Day'],
    ['', 'Kim', '7000', '2026-11-15 12:00:00', '', '', ''],
  ]);
});

test('a repetition and an edited response change their row and add none', async () => {
  rows = [];
  await run({ field1: 'Kim' });
  await run({ field1: 'Kim' }, { attempt: 2 });
  assert.equal(rows.length, 2);
  await run({ field1: 'Sam' }, { trigger: 'edited' });
  assert.equal(rows.length, 2);
  assert.equal(rows[1]?.[2], 'Sam');
});

test('an edited response leaves the cells of columns of others and of a second column of the same name', async () => {
  rows = [['Notes', 'Name', 'Response', 'Name']];
  await run({ field1: 'Kim' });
  assert.deepEqual(rows[1]?.slice(0, 4), ['', 'Kim', '7000', '']);
  rows[1]?.splice(0, 1, 'called back');
  rows[1]?.splice(3, 1, 'their own');
  await run({ field1: 'Sam' }, { trigger: 'edited' });
  assert.equal(rows.length, 2);
  assert.deepEqual(rows[1]?.slice(0, 4), ['called back', 'Sam', '7000', 'their own']);
});

test('each field has a column of its own, whatever the labels are', async () => {
  rows = [];
  const labels = ['Name', 'Name (field3)', 'Name', 'Response'];
  const fields = labels.map(
    (label, at) => ({ id: `field${at + 1}`, type: 'one_line_input', label }) as const,
  );
  const definition: FormDefinition = { format: 2, pages: [{ id: 'page1', label: '', fields }] };
  const sent = { field1: 'one', field2: 'two', field3: 'three', field4: 'four' };
  await googleSheets.run(settings, actionContext({ ...scope, definition, sent }));
  assert.equal(new Set(rows[0]).size, 6);
  assert.deepEqual(rows[1]?.slice(2), ['one', 'two', 'three', 'four']);
});

test('a sheet gets the columns that a long form needs', async () => {
  rows = [];
  columns = 26;
  const fields = Array.from(
    { length: 30 },
    (_, at) => ({ id: `field${at + 1}`, type: 'one_line_input', label: `Question ${at + 1}` }) as const,
  );
  const definition: FormDefinition = { format: 2, pages: [{ id: 'page1', label: '', fields }] };
  const add = () =>
    googleSheets.run(settings, actionContext({ ...scope, definition, sent: { field30: 'last' } }));
  for (let time = 0; time < 2; time += 1) {
    const outcome = await add();
    assert.equal(outcome.kind, 'done', JSON.stringify(outcome));
  }
  assert.equal(columns, 32);
  assert.deepEqual([rows[0]?.[31], rows[2]?.[31]], ['Question 30', 'last']);
});

test('a header that would go beyond the last column is refused, and nothing is written', async () => {
  const full = Array.from({ length: 18_278 - 3 }, (_, index) => `Column ${index}`);
  rows = [full];
  service.requests.length = 0;
  const outcome = await run({ field1: 'Kim' });
  assert.ok(outcome.kind === 'refused' && outcome.error.code === 'too_many_columns', JSON.stringify(outcome));
  assert.deepEqual(
    service.requests.map(({ method }) => method).filter((method) => method !== 'GET'),
    [],
  );
  assert.deepEqual(rows, [full]);
  assert.equal(columnName(18_277), 'ZZZ');
});

test('a spreadsheet that is not shared, a limit and a deleted key are told apart', async () => {
  service.answer = (request) =>
    request.path === '/token'
      ? google(request)
      : { status: 403, body: { error: { message: 'The caller does not have permission' } } };
  const shut = await run({ field1: 'Kim' });
  assert.ok(shut.kind === 'refused' && /Share the spreadsheet/.test(shut.error.detail));
  service.answer = () => ({ status: 429, body: { error: { message: 'Quota exceeded' } } });
  assert.equal((await run({ field1: 'Kim' })).kind, 'failed');
  service.answer = () => ({
    status: 400,
    body: { error: 'invalid_grant', error_description: 'Invalid JWT' },
  });
  const later = Date.UTC(2026, 10, 16);
  const gone = await run({ field1: 'Kim' }, { now: later });
  assert.ok(
    gone.kind === 'refused' && /Invalid JWT. Replace it/.test(gone.error.detail),
    JSON.stringify(gone),
  );
});

test('columns are named as spreadsheets do, and ids are found in addresses', () => {
  assert.deepEqual([0, 25, 26, 701, 702].map(columnName), ['A', 'Z', 'AA', 'ZZ', 'AAA']);
  assert.equal(spreadsheetId(settings.spreadsheet), '1AbCdEfGhIj_k');
  assert.equal(spreadsheetId('1AbCdEfGhIj_k'), '1AbCdEfGhIj_k');
});
