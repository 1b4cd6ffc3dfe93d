import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { Visits } from '#service/collect/visit/visits.ts';
import { temporaryFolder } from '../archive/writeArchive.ts';
import { shell } from '../form/shell.ts';
import { addForm, published, send, takingOf, wordOf } from '../submission/example.ts';
import { engine } from '../support/engines.ts';

test('links are created for names, shown once, listed with their submissions and revoked; visits are shown', async () => {
  await using data = await engine('sqlite').open();
  await using folder = await temporaryFolder();
  const { formId } = await addForm(data.store, { one_per_person: { by: 'link' } });
  const env = { ...data.env, CANVASS_URL: 'https://forms.example.org' };
  const form = async (...args: string[]) => await shell(env, folder.path)(['form', ...args]);
  await writeFile(join(folder.path, 'people.txt'), '\ufeffAna\r\n\r\n=Cruz, Bo\n');

  const made = await form('links', 'create', formId, '--names', 'people.txt', '--csv');
  assert.equal(made.code, 0, made.stderr);
  assert.equal(made.stderr, '');
  const [head, ana = [], bo = [], ...more] = parse(made.stdout);
  assert.deepEqual([head, more], [['id', 'name', 'link'], []]);
  assert.match(ana.join(), /^\w{8},Ana,https:\/\/forms\.example\.org\/f\/contact1\?key=[\w-]{22}$/);
  const [boId = '', name] = bo;
  assert.equal(name, "'=Cruz, Bo");

  const taking = takingOf(data.store, () => Date.UTC(2026, 10, 15));
  const sent = await send(taking, formId, { field1: 'Ana' }, { personalKey: ana[2]?.split('key=')[1] });
  assert.equal(wordOf(sent), 'stored');
  const visits = new Visits(data.store, () => Date.UTC(2026, 10, 14));
  const visited = await published(data.store, formId);
  visits.view(visited);
  visits.start(visited);
  visits.page(visited, 'page1');
  await visits.flush();

  const revoked = await form('links', 'revoke', formId, boId);
  assert.equal(revoked.stderr, `Revoked the link ${boId}.\n`);
  const [list, shown, wrong, none] = await Promise.all([
    form('links', 'list', formId, '--json'),
    form('visits', formId, '--json'),
    form('links', 'create', formId, '--count', '0'),
    form('links', 'revoke', formId, 'nosuch'),
  ]);
  const states = JSON.parse(list.stdout).map((link: { name: string; state: string }) => [
    link.name,
    link.state,
  ]);
  assert.deepEqual(
    new Map(states),
    new Map([
      ['Ana', 'used'],
      ['=Cruz, Bo', 'revoked'],
    ]),
  );
  assert.deepEqual(JSON.parse(shown.stdout), [
    { day: '2026-11-15', views: 0, starts: 0, pages: {}, responses: 1 },
    { day: '2026-11-14', views: 1, starts: 1, pages: { page1: 1 }, responses: 0 },
  ]);
  assert.deepEqual([wrong.code, none.code], [2, 1]);
});
