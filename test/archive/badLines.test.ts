import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderSource } from '#service/transfer/archive/folderSource.ts';
import { importArchive } from '#service/transfer/archive/importArchive.ts';
import { onSqlite } from '../support/engines.ts';
import { importContent, nothing, refusal, rowCounts } from './importing.ts';
import {
  type ArchiveContent,
  at,
  basic,
  fields,
  file,
  fileId,
  form,
  organization,
  response,
  uploaded,
  workspace,
  writeArchive,
} from './writeArchive.ts';

const good = response(1, at(1));
const goodLine = `${JSON.stringify(good)}\n`;
/** A valid line of this many bytes, without its newline. */
const lineOf = (bytes: number) =>
  goodLine.replace('{', `{${' '.repeat(bytes + 1 - Buffer.byteLength(goodLine))}`);
const responses = (...lines: unknown[]) => ({ ...basic, 'responses/form0001.jsonl': lines });
const responseText = (text: string | Uint8Array) => ({ ...basic, 'responses/form0001.jsonl': text });
const forms = (...lines: unknown[]) => ({ ...basic, 'forms.jsonl': lines });
/** A form on a second line, with extra text at its end. */
const secondForm = (more: string) => ({
  ...basic,
  'forms.jsonl': `${JSON.stringify(form)}\n${JSON.stringify({ ...form, id: 'form0002' }).slice(0, -1)},${more}}\n`,
});
const deepDocument = `{"format":2,"pages":[],"logic":[{"when":${'{"all":['.repeat(1e4)}${']}'.repeat(1e4)},"do":[]}]}`;
const version = (number: number) => ({
  version: number,
  published_at: at(0),
  definition: { format: 1, pages: [] },
});
const item = (value_type: string, value: unknown) =>
  responses({ ...good, response: [{ field_id: 'a', field_type: 'b', value_type, value }] });

const cases: [name: string, content: ArchiveContent, reason: RegExp][] = [
  ['no organisation', { 'workspaces.jsonl': [workspace] }, /^organization\.json: missing$/],
  ['organisation no JSON', { 'organization.json': '{' }, /^organization\.json: not JSON: /],
  ['organisation without a name', { 'organization.json': {} }, /^organization\.json: name: is missing$/],
  [
    'another format',
    { 'organization.json': { ...organization, format: 2 } },
    /^organization\.json: the archive is of a newer format; import it with a newer Canvass$/,
  ],
  [
    'organisation with a byte order mark',
    { 'organization.json': `\ufeff${JSON.stringify(organization)}` },
    /^organization\.json:1: begins with a byte order mark/,
  ],
  ['no JSON', responseText(`${goodLine}{"id":\n`), /^responses\/form0001\.jsonl:2: not JSON: /],
  ['an empty line', responseText(`${goodLine}\n${goodLine}`), /^responses\/form0001\.jsonl:2: empty line$/],
  ['an empty line at the end', responseText(`${goodLine}\n`), /^responses\/form0001\.jsonl:2: empty line$/],
  [
    'a byte order mark',
    responseText(`\ufeff${goodLine}`),
    /^responses\/form0001\.jsonl:1: begins with a byte order mark/,
  ],
  [
    'no UTF-8',
    responseText(
      Buffer.concat([Buffer.from(goodLine), Buffer.from(goodLine.replace('Z', '\xff'), 'latin1')]),
    ),
    /^responses\/form0001\.jsonl:2: not valid UTF-8$/,
  ],
  ['an array', responses(good, []), /^responses\/form0001\.jsonl:2: .*expected object/],
  ['an extra key', responses({ ...good, mood: 1 }), /^responses\/form0001\.jsonl:1: .*"mood"/],
  [
    'an extra key deep inside',
    responses({ ...good, visitor: { ...good.visitor, ip: '' } }),
    /^responses\/form0001\.jsonl:1: visitor: .*"ip"/,
  ],
  [
    'a missing key',
    responses({ ...good, visitor: undefined }),
    /^responses\/form0001\.jsonl:1: visitor: is missing$/,
  ],
  [
    'a missing choice',
    responses({ ...good, response: [{ field_id: 'a', field_type: 'b', value: 'c' }] }),
    /:1: response\[0\]\.value_type: is missing$/,
  ],
  [
    'a folder for a file',
    { ...basic, 'files.jsonl/x': '' },
    /^files\.jsonl: cannot be read: it is a folder$/,
  ],
  ['a text for an id', responses({ ...good, id: '1' }), /^responses\/form0001\.jsonl:1: id: /],
  ['an id beyond 2^53', responseText(goodLine.replace('"id":1', '"id":9007199254740993')), /:1: id: /],
  [
    'an id that leaves no room for the next',
    responses(response(2 ** 53 - 2 ** 32 + 1, at(1))),
    /:1: id: .*9007194959773696/,
  ],
  [
    'a time that leaves no room for the next',
    responses({ ...good, created_at: '9001-01-01T00:00:00.000Z' }),
    /:1: created_at: must not be later than 9000-12-31T23:59:59\.999Z$/,
  ],
  [
    'a form of a time that leaves no room for the next',
    forms({ ...form, created_at: '9999-12-31T23:59:59.999Z' }),
    /^forms\.jsonl:1: created_at: must not be later than 9000/,
  ],
  [
    'a counter that leaves no room for the next',
    forms({ ...form, counter: 2 ** 53 - 2 ** 32 + 1 }),
    /^forms\.jsonl:1: counter: .*9007194959773696/,
  ],
  [
    'a version that no column holds',
    forms({ ...form, fields: [], pages: [], versions: [version(2 ** 31)] }),
    /^forms\.jsonl:1: versions\[0\]\.version: .*2147483647/,
  ],
  ['a response of such a version', responses({ ...good, version: 2 ** 31 }), /:1: version: .*2147483647/],
  [
    'workflows without bottom',
    responseText(
      goodLine + goodLine.replace('"workflows":[]', `"workflows":${'['.repeat(5e4)}${']'.repeat(5e4)}`),
    ),
    /^responses\/form0001\.jsonl:2: workflows: must not be nested deeper than 100 levels$/,
  ],
  [
    'an extra without bottom',
    {
      ...basic,
      'workspaces.jsonl': `${JSON.stringify({ ...workspace, extra: { a: 'deep' } }).replace(':"deep"', `:${'[9,'.repeat(5e4)}0${']'.repeat(5e4)}`)}\n`,
    },
    /^workspaces\.jsonl:1: extra: must not be nested deeper than 100 levels$/,
  ],
  [
    'conditions within conditions',
    secondForm(`"definition":${deepDocument}`),
    /^forms\.jsonl:2: definition: must not be nested deeper than 100 levels$/,
  ],
  [
    'conditions within conditions of a version',
    secondForm(`"versions":[{"version":1,"published_at":"${at(0)}","definition":${deepDocument}}]`),
    /^forms\.jsonl:2: versions: must not be nested deeper than 100 levels$/,
  ],
  [
    'a response of more than 16 MB',
    responseText(goodLine + lineOf(16 * 1024 * 1024 + 1)),
    /^responses\/form0001\.jsonl:2: longer than 16 MB$/,
  ],
  [
    'no real day',
    responses({ ...good, created_at: '2025-02-30T00:00:00.000Z' }),
    /:1: created_at: must be a real/,
  ],
  [
    'no milliseconds',
    responses({ ...good, updated_at: '2025-02-20T00:00:00Z' }),
    /:1: updated_at: must be a real/,
  ],
  ['another value type', item('image', 'x'), /:1: response\[0\]\.value_type: /],
  ['a number as text', item('number', '5'), /:1: response\[0\]\.value: /],
  ['options as texts', item('options', ['a']), /:1: response\[0\]\.value\[0\]: /],
  ['a file id that is no UUID', item('files', [{ id: 'x', name: '', type: '', size: 1 }]), /must be a UUID/],
  ['an id twice', responses(good, response(2, at(2)), response(1, at(3))), /:3: id: 1 is on an earlier line/],
  ['an unknown version', responses({ ...good, version: 2 }), /:1: version: the form has no version 2$/],
  [
    'a submission twice',
    responses({ ...good, submission_id: 's' }, response(2, at(2), { submission_id: 's' })),
    /^responses\/form0001\.jsonl:2: submission_id: "s" is taken already$/,
  ],
  [
    'responses of a draft',
    { ...responses(good), 'forms.jsonl': [{ ...form, fields: [], pages: [], versions: [] }] },
    /:1: the form was never published/,
  ],
  [
    'a workspace twice',
    { ...basic, 'workspaces.jsonl': [workspace, workspace] },
    /^workspaces\.jsonl:2: id: "space001" is on an earlier line/,
  ],
  ['a form twice', forms(form, form), /^forms\.jsonl:2: id: "form0001" is on an earlier line/],
  [
    'an unknown workspace',
    forms({ ...form, workspace_id: 'x' }),
    /^forms\.jsonl:1: workspace_id: there is no workspace "x"$/,
  ],
  [
    'a field on no page',
    forms({ ...form, pages: [] }),
    /^forms\.jsonl:1: fields: the field "field1" is on the page "page1"/,
  ],
  ['responses no number', forms({ ...form, responses: '3' }), /^forms\.jsonl:1: responses: /],
  ['an extra key of a form', forms({ ...form, theme: 'dark' }), /^forms\.jsonl:1: .*"theme"/],
  ['an id with U+0000', forms({ ...form, id: 'a\u0000' }), /^forms\.jsonl:1: id: /],
  [
    'a definition that shows something else',
    forms({ ...form, definition: { format: 1, pages: [] } }),
    /^forms\.jsonl:1: fields and pages are not what its definition shows$/,
  ],
  [
    'versions that show something else',
    forms({ ...form, versions: [version(1)] }),
    /^forms\.jsonl:1: fields and pages are not what the newest of its versions shows$/,
  ],
  [
    'versions that do not rise',
    forms({ ...form, fields: [], pages: [], versions: [version(2), version(2)] }),
    /^forms\.jsonl:1: versions\[1\]\.version: must rise/,
  ],
  [
    'a file twice',
    { ...basic, 'files.jsonl': [file(fileId, at(1)), file(fileId, at(2))] },
    /^files\.jsonl:2: id: "11111111-.*" is on an earlier line/,
  ],
  [
    'a file whose size is a text',
    { ...basic, 'files.jsonl': [file(fileId, at(1), { size: '5' })] },
    /^files\.jsonl:1: size: /,
  ],
  [
    'responses of a form that is not there',
    { ...basic, 'responses/other.jsonl': [good] },
    /^responses\/other\.jsonl: no line of forms\.jsonl has this form$/,
  ],
];

onSqlite((engine) => {
  for (const [name, content, reason] of cases) {
    test(`${name}: refused with its place, and nothing is kept`, async () => {
      await using data = await engine.open();
      assert.match(await refusal(data, content), reason);
      assert.deepEqual(await rowCounts(data.store.read), nothing);
    });
  }

  test('what is written before a bad line is found is taken back, file content too', async () => {
    await using data = await engine.open();
    const lines = Array.from({ length: 4100 }, (_, index) => response(index + 1, at(index)));
    lines.push(
      response(5000, at(5000), { submission_id: 's', response: [uploaded(fileId)] }),
      response(5001, at(5001), { submission_id: 's' }),
    );
    const content = {
      ...responses(...lines),
      'files.jsonl': [file(fileId, at(1))],
      [`files/${fileId}`]: 'hello',
    };
    assert.match(await refusal(data, content), /:4102: submission_id: /);
    assert.deepEqual(await rowCounts(data.store.read), nothing);
  });

  test('a bad line far into a large file is named as well', async () => {
    await using data = await engine.open();
    const lines: object[] = Array.from({ length: 15_000 }, (_, index) => response(index + 1, at(index)));
    lines[14_321] = response(14_322, at(14_321), { mood: 'bad' });
    lines[14_900] = {};
    assert.match(await refusal(data, responses(...lines)), /^responses\/form0001\.jsonl:14322: .*"mood"/);
    assert.deepEqual(await rowCounts(data.store.read), nothing);
  });

  test('an interrupted import leaves nothing', async () => {
    await using data = await engine.open();
    const lines = Array.from({ length: 5000 }, (_, index) => response(index + 1, at(index)));
    await using folder = await writeArchive(responses(...lines));
    const controller = new AbortController();
    const outcome = await importArchive(data, folderSource(folder.path), {
      signal: controller.signal,
      onProgress: ({ phase }) => phase === 'write' && controller.abort(),
    });
    assert.deepEqual(outcome, { ok: false, failure: { code: 'interrupted' } });
    assert.deepEqual(await rowCounts(data.store.read), nothing);
  });

  test('a last line without a newline, other field types and any workflows are fine', async () => {
    await using data = await engine.open();
    const odd = { ...good, workflows: [1, 'a', null, { deep: [] }] };
    const summary = await importContent(data, {
      ...forms({ ...form, fields: [{ ...fields[0], type: 'hologram' }] }),
      'responses/form0001.jsonl': JSON.stringify(odd),
    });
    assert.equal(summary.live, 1);
  });

  test('a response line of exactly 16 MB is fine', async () => {
    await using data = await engine.open();
    const summary = await importContent(data, responseText(lineOf(16 * 1024 * 1024)));
    assert.equal(summary.live, 1);
  });

  test('a folder that does not exist is refused', async () => {
    await using data = await engine.open();
    const outcome = await importArchive(data, folderSource('/nowhere/at/all'));
    assert.equal(outcome.ok, false);
  });
});
